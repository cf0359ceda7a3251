package tesuji.games.go.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tesuji.games.go.Stones;
import tesuji.games.sgf.SgfColour;
import tesuji.games.sgf.SgfNode;
import tesuji.games.sgf.SgfPoint;
import tesuji.games.sgf.SgfProperty;
import tesuji.games.sgf.SgfText;

/**
 * The steps of one node: at most one setup, then its moves.
 *
 * <p>The standard forbids setup and moves in one node; files that do it mean the stones to be there before the move.
 */
final class GoNodeReader {
    /** The largest board on which {@code tt} is no point and so may stand for a pass. */
    private static final int PASS_SIZE = 19;

    private final int size;
    private final SgfNode node;
    private final Map<Integer, Byte> changes = new LinkedHashMap<>();
    private final List<GoStep.Move> moves = new ArrayList<>();
    private final List<SgfProperty> movers = new ArrayList<>();
    private byte toMove = Stones.EMPTY;
    private @Nullable SgfProperty setter;
    private @Nullable SgfProperty commenter;

    GoNodeReader(int size, SgfNode node) {
        this.size = size;
        this.node = node;
        for (SgfProperty property : node.properties()) read(property);
    }

    private void read(SgfProperty property) {
        switch (property.id()) {
            case "AB" -> change(property, Stones.BLACK);
            case "AW" -> change(property, Stones.WHITE);
            case "AE" -> change(property, Stones.EMPTY);
            case "PL" -> turn(property);
            case "B" -> move(property, Stones.BLACK);
            case "W" -> move(property, Stones.WHITE);
            case "C" -> commenter = property;
            default -> {}
        }
    }

    private void change(SgfProperty property, byte colour) {
        property.points().forEach(point -> {
            int number = number(property, point);
            if (setter == null) setter = property;
            changes.remove(number);
            changes.put(number, colour);
        });
    }

    private void turn(SgfProperty property) {
        if (property.value().isBlank()) return;
        if (setter == null) setter = property;
        toMove = property.colour() == SgfColour.BLACK ? Stones.BLACK : Stones.WHITE;
    }

    private void move(SgfProperty property, byte colour) {
        for (String value : property.values()) {
            moves.add(new GoStep.Move(colour, point(property, value.strip())));
            movers.add(property);
        }
    }

    private int point(SgfProperty property, String name) {
        if (name.isEmpty() || (name.equals("tt") && size <= PASS_SIZE)) return size * size;
        SgfPoint point = SgfPoint.parse(name)
                .orElseThrow(() ->
                        property.refuse(name, "is not a move; a point is two letters such as dd, a pass is empty."));
        return number(property, point);
    }

    private int number(SgfProperty property, SgfPoint point) {
        if (point.column() >= size || point.row() >= size) {
            throw property.refuse(point.toString(), "is off the board of " + size + "×" + size + " points.");
        }
        return (size - 1 - point.row()) * size + point.column();
    }

    /** Hands out the steps, each with the property that stands for it. */
    void read(BiConsumer<GoStep, SgfProperty> into) {
        String comment = node.values("C").stream().map(SgfText::text).collect(Collectors.joining("\n"));
        boolean silent = moves.isEmpty() && !comment.isEmpty();
        SgfProperty origin = setter != null ? setter : silent ? commenter : null;
        if (origin != null) into.accept(setup(moves.isEmpty() ? comment : ""), origin);
        for (int i = 0; i < moves.size(); i++) {
            GoStep.Move move = moves.get(i);
            into.accept(i == moves.size() - 1 ? move.withComment(comment) : move, movers.get(i));
        }
    }

    private GoStep.Setup setup(String comment) {
        return new GoStep.Setup(points(Stones.BLACK), points(Stones.WHITE), points(Stones.EMPTY), toMove, comment);
    }

    private List<Integer> points(byte colour) {
        return changes.entrySet().stream()
                .filter(change -> change.getValue() == colour)
                .map(Map.Entry::getKey)
                .toList();
    }
}
