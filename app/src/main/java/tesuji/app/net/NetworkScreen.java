package tesuji.app.net;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.IntFunction;
import tesuji.app.terminal.Console;
import tesuji.core.game.Coordinates;
import tesuji.core.game.Drawing;
import tesuji.games.go.GoPosition;

/** What a network sees, for a person to read: the board, the chances of all moves, and who owns what. */
final class NetworkScreen {
    /** Chances below this are not shown. */
    private static final double LEAST = 0.005;

    private NetworkScreen() {}

    static void print(NetworkView view, Console console) {
        PrintWriter out = console.out();
        GoPosition position = view.position();
        out.println(Drawing.of(position.game().notation().picture(position))
                .starred()
                .text()
                .stripTrailing());
        out.println();
        out.println("Chances of the next move in per cent:");
        print(view, out, row -> line(view, column -> chance(view, row, column)));
        out.printf(Locale.ROOT, "pass %.1f %%%n%n", 100 * view.pass());
        out.println("Ownership in per cent, Black's points positive, White's negative:");
        print(view, out, row -> line(view, column -> owner(view, row, column)));
        out.println();
        String side = position.toMove() == 0 ? "Black" : "White";
        out.printf(
                Locale.ROOT,
                "%s to move wins with %.1f %%, leads by %.1f points (score %.1f ± %.1f).%n",
                side,
                100 * view.win(),
                view.lead(),
                view.score(),
                view.output().scoreStdev());
        out.println(position.game().id());
    }

    private static void print(NetworkView view, PrintWriter out, IntFunction<String> line) {
        StringBuilder letters = new StringBuilder("   ");
        for (int column = 0; column < view.size(); column++) {
            letters.append(String.format(Locale.ROOT, "%5s", Coordinates.column(column)));
        }
        out.println(letters);
        for (int row = 0; row < view.size(); row++) {
            out.printf(Locale.ROOT, "%2d %s%n", view.size() - row, line.apply(row));
        }
    }

    private static String line(NetworkView view, IntFunction<String> cell) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < view.size(); column++) line.append(cell.apply(column));
        return line.toString();
    }

    private static String chance(NetworkView view, int row, int column) {
        Double chance = view.policy(row, column);
        if (chance == null) return "    -";
        return chance < LEAST ? "    ." : String.format(Locale.ROOT, "%5.0f", 100 * chance);
    }

    private static String owner(NetworkView view, int row, int column) {
        return String.format(Locale.ROOT, "%5.0f", 100 * view.owner(row, column) + 0.0);
    }
}
