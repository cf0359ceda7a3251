package tesuji.web.round;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.desk.record.TextForm;

/**
 * A game that people bring: SGF with variations, or lines of words as {@link TextForm} writes them.
 *
 * @param setup a diagram of the first position
 * @param warnings what could not be kept, as sentences
 */
public record RoundUpload(Game game, String setup, List<RoundEvent> events, List<String> warnings) {
    public static final String BY_FILE = "file";

    public RoundUpload {
        events = List.copyOf(events);
        warnings = List.copyOf(warnings);
    }

    /** Reads a file; an {@link tesuji.core.base.InputException} says where it is wrong. */
    public static RoundUpload read(byte[] bytes, Library library) {
        String begin = new String(bytes, 0, Math.min(bytes.length, 200), StandardCharsets.ISO_8859_1);
        return begin.replaceAll("^[^(A-Za-z#]*", "").startsWith("(") ? sgf(bytes, library) : text(bytes, library);
    }

    private static RoundUpload text(byte[] bytes, Library library) {
        List<String> warnings = new ArrayList<>();
        GameRecord record = new TextForm().read(bytes, library, warnings::add);
        Game game = library.open(record.game());
        record.replay(game);
        List<RoundEvent> events = new ArrayList<>();
        for (int move : record.moves()) {
            int node = events.size() + 1;
            events.add(new RoundEvent.Moved(node, node - 1, game.notation().move(move), BY_FILE, null, ""));
        }
        return new RoundUpload(game, record.setup(), events, warnings);
    }

    /** Variations whose moves break the rules, or whose sides do not take turns, end there. */
    private static RoundUpload sgf(byte[] bytes, Library library) {
        RoundSgf.Reading file = RoundSgf.read(bytes, library);
        Game game = library.open(file.start().game());
        List<String> warnings = new ArrayList<>(file.warnings());
        List<RoundEvent> events = new ArrayList<>();
        if (!file.comment().isEmpty()) events.add(new RoundEvent.Commented(0, file.comment()));
        Map<Integer, Integer> nodes = new HashMap<>();
        nodes.put(-1, 0);
        List<SeatChoice> people = List.of(SeatChoice.HUMAN, SeatChoice.HUMAN);
        RoundTree tree = new RoundTree(
                new RoundEvent.Begun(1, "", game.id().toString(), file.start().setup(), people, null, ""), library);
        for (int i = 0; i < file.moves().size(); i++) {
            RoundSgf.ReadMove read = file.moves().get(i);
            Integer parent = nodes.get(read.after());
            if (parent == null) continue;
            Position position = tree.position(parent);
            if (position.isOver() || position.toMove() != read.colour() || !position.isLegal(read.move())) {
                warnings.add("A line was cut off before move " + (tree.node(parent).depth + 1) + ", "
                        + game.notation().move(read.move()) + ", which is not legal there.");
                continue;
            }
            int number = tree.size();
            nodes.put(i, number);
            RoundEvent.Moved moved =
                    new RoundEvent.Moved(number, parent, game.notation().move(read.move()), BY_FILE, null, "");
            tree.apply(moved);
            events.add(moved);
            if (!read.comment().isEmpty()) events.add(new RoundEvent.Commented(number, read.comment()));
            if (!read.marks().isEmpty()) events.add(new RoundEvent.Marked(number, read.marks()));
        }
        return new RoundUpload(
                game, file.start().setup(), events, warnings.stream().distinct().toList());
    }
}
