package tesuji.lab.experiment.katago;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tesuji.games.go.Stones;
import tesuji.lab.journal.Csv;

/**
 * The corners and tables of Frejlak 2020, chapter 4, as they are printed; what is computed from them is elsewhere.
 *
 * <p>Tables are called {@code own-2-3} (§4.1, second section, third example) and {@code policy-2-3} (§4.2). Where two
 * points have the same mark, the source does not say which of them is the first column; they are listed here from the
 * top left, and so are the moves in the second corner.
 */
final class SourceTables {
    /** How many boards the means of the source rest on. */
    static final int BOARDS = 1000;

    /** The corner in which nobody moves while games are played around it (diagram 4.1). */
    static final String FIXED = "fixed";

    private static final String FOLDER = "/tesuji/lab/source/frejlak2020/";

    static final List<OwnershipColumn> OWNERSHIP = rows("ownership.csv").stream()
            .map(row -> new OwnershipColumn(
                    row.get(0), row.get(1), row.get(2), number(row.get(3)), number(row.get(4)), number(row.get(5))))
            .toList();
    static final List<PolicyColumn> POLICY = rows("policy.csv").stream()
            .map(row -> new PolicyColumn(
                    row.get(0),
                    Integer.parseInt(row.get(1)),
                    row.get(2),
                    row.get(3),
                    number(row.get(4)),
                    number(row.get(5))))
            .toList();
    static final List<SourceMove> STUMPING = rows("stumping.csv").stream()
            .map(row -> new SourceMove(
                    Integer.parseInt(row.get(0)), Integer.parseInt(row.get(1)), row.get(2), number(row.get(3))))
            .toList();

    private static final Map<String, NamedCorner> CORNERS = corners();
    private static final Map<String, CornerPair> PAIRS = pairs();

    private SourceTables() {}

    private record NamedCorner(String section, Corner corner) {}

    /** The corner of a table. */
    static Corner corner(String table) {
        return named(table).corner();
    }

    /** The heading under which the source prints a table. */
    static String section(String table) {
        return named(table).section();
    }

    private static NamedCorner named(String table) {
        return Objects.requireNonNull(CORNERS.get(table), table);
    }

    /**
     * The same in two corners. The source shows one of these (diagram D.1), whose upper corner is the same as here:
     * one situation has been played out there, beginning with White, and the other one in the lower corner. In the
     * section on corridors the lower corner is the opponent's and has been entered (diagram 2.19).
     */
    static CornerPair pair(String table) {
        return Objects.requireNonNull(PAIRS.get(table), table);
    }

    private static Map<String, NamedCorner> corners() {
        Map<String, NamedCorner> corners = new HashMap<>();
        for (List<String> row : rows("corners.csv")) {
            corners.put(row.get(0), new NamedCorner(row.get(1), Corner.read(row.get(2))));
        }
        return Map.copyOf(corners);
    }

    private static Map<String, CornerPair> pairs() {
        Map<String, CornerPair> pairs = new HashMap<>();
        for (List<String> row : rows("pairs.csv")) {
            boolean corridors = row.get(0).startsWith("policy-5");
            pairs.put(row.get(0), new CornerPair(Corner.read(row.get(1)), Corner.read(row.get(2)), corridors));
        }
        return Map.copyOf(pairs);
    }

    private static double number(String text) {
        return Double.parseDouble(text);
    }

    /** The problem of Berlekamp and Wolfe: rows from the top, White to move, komi 0 (diagram 4.2). */
    static Stones stumpingProblem() {
        return Stones.parse(text("stumping-problem.txt"));
    }

    /** The rows of a file without its heading. */
    private static List<List<String>> rows(String file) {
        List<List<String>> rows = Csv.rows(text(file));
        return rows.subList(1, rows.size());
    }

    private static String text(String file) {
        try (InputStream in = SourceTables.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) throw new IllegalStateException(file + " is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
