package tesuji.endgame.board;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tesuji.games.go.Stones;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The positions of the literature (Frejlak 2020), as they were recovered from print.
 *
 * @param rows from the top
 * @param marks the marked points by the name of the mark
 * @param text what is known about the local games
 */
record Reference(String id, List<String> rows, Map<String, List<String>> marks, String text) {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";
    /** Corners are printed as if they were the upper left one of a board of this size. */
    private static final int PRINTED = 19;

    private static final Map<String, Reference> KNOWN = new HashMap<>();

    private static final int CORNER = 7;
    /** Right of a corner: Black's wall goes on and gets two eyes. */
    private static final List<String> RIGHT = List.of("XXXX", "X.XX", "XXXX", "X.XX", "XXXX", "XXXX", "XXXX");
    /** Below a corner: White's wall does the same; what is left of the board is Black's. */
    private static final List<String> BELOW = List.of("OOOOOOXXXXX", "O.OO.OXXXXX", "OOOOOOXXXXX", "OOOOOOXXXXX");

    /** A position by its name; skips the test if the reference data is not there. */
    static Reference of(String id) {
        if (KNOWN.isEmpty()) KNOWN.putAll(read());
        return Objects.requireNonNull(KNOWN.get(id), id);
    }

    private static Map<String, Reference> read() {
        Path file = Path.of(System.getProperty("tesuji.shared", "../shared"), "data", "endgame-positions.json");
        assumeTrue(Files.exists(file), () -> "There are no positions at " + file + ".");
        Map<String, Reference> all = new HashMap<>();
        for (JsonNode node : JsonMapper.shared().readTree(file)) {
            Map<String, List<String>> marks = new HashMap<>();
            node.get("marks").properties().forEach(mark -> marks.put(mark.getKey(), texts(mark.getValue())));
            String id = node.get("id").asString();
            String text = node.path("localGame").asString("")
                    + node.path("localGames").asString("");
            all.put(id, new Reference(id, texts(node.get("rows")), marks, text));
        }
        return all;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : array) texts.add(item.asString());
        return texts;
    }

    /** The point of a board that a name such as C5 means. */
    static int point(String name, int size) {
        return COLUMNS.indexOf(name.charAt(0)) + size * (Integer.parseInt(name.substring(1)) - 1);
    }

    static String name(int point, int size) {
        return COLUMNS.charAt(point % size) + "" + (point / size + 1);
    }

    /** A point of a corner on a board of another size that has the corner in its upper left. */
    static int cornerPoint(String name, int size) {
        return point(name, size) - size * (PRINTED - size);
    }

    List<String> marked(String mark) {
        return marks.getOrDefault(mark, List.of());
    }

    /** The diagram with empty rows on top, if it is only the lower part of a board. */
    Stones board() {
        int size = rows.get(0).length();
        List<String> all = new ArrayList<>();
        while (all.size() + rows.size() < size) all.add(".".repeat(size));
        all.addAll(rows);
        return Stones.parse(String.join("\n", all));
    }

    /** The corner on a board of 11 by 11 on which both walls live whatever happens; the two eyes of each cancel. */
    Stones corner() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < CORNER; i++)
            text.append(rows.get(i)).append(RIGHT.get(i)).append('\n');
        return Stones.parse(text + String.join("\n", BELOW));
    }

    /**
     * The corner, and opposite to it the same with colours swapped, in which White has already played the mirror image
     * of a move. The walls are joined in the other two corners and have two eyes there.
     */
    Stones twoCorners(String played) {
        int size = 2 * CORNER;
        byte[] colours = new byte[size * size];
        for (int row = 0; row < CORNER; row++) {
            for (int column = 0; column < CORNER; column++) {
                int point = (size - 1 - row) * size + column;
                byte colour = (byte) ".XO".indexOf(rows.get(row).charAt(column));
                colours[point] = colour;
                colours[mirrored(point)] = colour == Stones.EMPTY ? colour : Stones.opponent(colour);
                colours[row * size + column] = Stones.WHITE;
                colours[mirrored(row * size + column)] = Stones.BLACK;
            }
        }
        for (String eye : List.of("C3", "E3")) {
            colours[point(eye, size)] = Stones.EMPTY;
            colours[mirrored(point(eye, size))] = Stones.EMPTY;
        }
        colours[mirrored(cornerPoint(played, size))] = Stones.WHITE;
        return new Stones(size, colours);
    }

    private static int mirrored(int point) {
        return 4 * CORNER * CORNER - 1 - point;
    }
}
