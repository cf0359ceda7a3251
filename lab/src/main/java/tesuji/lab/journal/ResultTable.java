package tesuji.lab.journal;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import tesuji.core.game.Termination;
import tesuji.lab.match.Bout;
import tesuji.lab.match.Report;
import tesuji.lab.match.Task;

/**
 * Games as rows of six cells: seed, the two players, who won, how long it took in moves and in seconds. The sides are
 * called as the game calls them, and in Taifho a move of both sides counts as one, so that lengths may end in a half
 * (Przybyłek and Chojecki 2022, §4).
 */
public final class ResultTable {
    /** Who won a game that was given up. */
    public static final String UNFINISHED = "unfinished";

    private static final String DRAW = "draw";
    private static final String TAIFHO = "taifho";

    private ResultTable() {}

    /** The names of the columns for games with these rules. */
    public static List<String> columns(String rules) {
        return List.of("seed", side(rules, 0), side(rules, 1), "winner", "moves", "time");
    }

    /** The row of one game. */
    public static List<String> row(Entry entry) {
        int result = entry.resultOfA();
        OptionalInt winner =
                result == 0 ? OptionalInt.empty() : OptionalInt.of(result > 0 ? entry.sideOfA() : 1 - entry.sideOfA());
        List<String> players = List.of(entry.part(0).player(), entry.part(1).player());
        double seconds = entry.a().spent() + entry.b().spent();
        return row(
                entry.rules(),
                entry.seed(),
                players,
                winner,
                entry.termination(),
                entry.moves().size(),
                seconds);
    }

    /** The row of a game that nobody keeps a journal of. */
    public static List<String> row(Report report) {
        Task task = report.task();
        Bout bout = report.bout();
        return row(
                report.game().id().toString(),
                task.seed(),
                List.of(task.contestant(0).player(), task.contestant(1).player()),
                bout.ending().winner(),
                bout.ending().termination(),
                bout.record().moves().size(),
                bout.time(0).plus(bout.time(1)).toNanos() / 1e9);
    }

    private static List<String> row(
            String rules,
            long seed,
            List<String> players,
            OptionalInt winner,
            Termination termination,
            int plies,
            double seconds) {
        String nobody = termination == Termination.LIMIT ? UNFINISHED : DRAW;
        return List.of(
                "" + seed,
                players.get(0),
                players.get(1),
                winner.isPresent() ? side(rules, winner.getAsInt()) : nobody,
                isTaifho(rules) ? halves(plies) : "" + plies,
                String.format(Locale.ROOT, "%.2f", seconds));
    }

    /** Moves of one side each as moves of both. */
    public static String halves(int plies) {
        return plies / 2 + (plies % 2 == 0 ? ".0" : ".5");
    }

    private static String side(String rules, int side) {
        if (isTaifho(rules)) return side == 0 ? "Green" : "Blue";
        return side == 0 ? "first" : "second";
    }

    private static boolean isTaifho(String rules) {
        return rules.equals(TAIFHO) || rules.startsWith(TAIFHO + ":");
    }
}
