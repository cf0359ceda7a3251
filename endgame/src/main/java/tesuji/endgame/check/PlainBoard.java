package tesuji.endgame.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * A board of Go: its stones, and which points are next to each other. Points count from A1 along the rows. Immutable.
 */
public final class PlainBoard {
    public static final byte EMPTY = 0;
    public static final byte BLACK = 1;
    public static final byte WHITE = 2;

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private final int size;
    private final byte[] stones;

    /** Rows from the top, X for Black, O for White, a point for nothing. */
    public PlainBoard(List<String> rows) {
        size = rows.size();
        Flaw.in(size < 1 || size > COLUMNS.length(), "the board has " + size + " rows");
        stones = new byte[size * size];
        for (int row = 0; row < size; row++) {
            String text = rows.get(size - 1 - row);
            Flaw.in(text.length() != size, "the board is not square");
            for (int column = 0; column < size; column++) {
                int colour = ".XO".indexOf(text.charAt(column));
                Flaw.in(colour < 0, "\"" + text + "\" is no row of a board");
                stones[row * size + column] = (byte) colour;
            }
        }
    }

    public static byte colour(boolean isBlack) {
        return isBlack ? BLACK : WHITE;
    }

    public int points() {
        return stones.length;
    }

    public byte at(int point) {
        return stones[point];
    }

    public List<Integer> near(int point) {
        List<Integer> near = new ArrayList<>(4);
        if (point >= size) near.add(point - size);
        if (point % size > 0) near.add(point - 1);
        if (point % size < size - 1) near.add(point + 1);
        if (point + size < stones.length) near.add(point + size);
        return near;
    }

    public String vertex(int point) {
        return COLUMNS.charAt(point % size) + Integer.toString(point / size + 1);
    }

    public String vertices(Iterable<Integer> points) {
        List<String> texts = new ArrayList<>();
        for (int point : points) texts.add(vertex(point));
        return String.join(" ", texts);
    }

    int point(String vertex) {
        for (int point = 0; point < stones.length; point++) if (vertex(point).equals(vertex)) return point;
        throw Flaw.of("\"" + vertex + "\" is no point of this board");
    }

    /** Reads vertices with blanks between them; none may stand there twice. */
    List<Integer> read(String vertices) {
        List<Integer> points = new ArrayList<>();
        if (!vertices.isEmpty()) for (String vertex : vertices.split(" ", -1)) points.add(point(vertex));
        Flaw.in(new HashSet<>(points).size() != points.size(), "\"" + vertices + "\" names a point twice");
        return points;
    }

    /** Points that hang together with one and fulfil the same condition, in ascending order. */
    public List<Integer> component(int seed, IntPredicate within) {
        BitSet reached = new BitSet();
        List<Integer> edge = new ArrayList<>(List.of(seed));
        reached.set(seed);
        for (int next = 0; next < edge.size(); next++) {
            for (int other : near(edge.get(next))) {
                if (!within.test(other) || reached.get(other)) continue;
                reached.set(other);
                edge.add(other);
            }
        }
        return reached.stream().boxed().toList();
    }

    /** The chain that a stone belongs to. */
    public List<Integer> chain(int stone) {
        return component(stone, point -> stones[point] == stones[stone]);
    }

    /** All largest sets of points that hang together and fulfil a condition, in the order of their first points. */
    public List<List<Integer>> components(IntPredicate within) {
        List<List<Integer>> components = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        for (int point = 0; point < stones.length; point++) {
            if (!within.test(point) || seen.contains(point)) continue;
            List<Integer> component = component(point, within);
            seen.addAll(component);
            components.add(component);
        }
        return components;
    }
}
