package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tesuji.lab.source.PrintedTable;
import tesuji.lab.statistics.Tally;

/**
 * The results of the source: what its §4.3 prints, and the single games of its matches and the extremes as the files of
 * results beside it have them.
 */
final class PrzybylekTables {
    /** The random walk. */
    static final PrintedTable WALK = read("experiment-1");

    /** The blockade of Fig. 1.6. */
    static final PrintedTable BLOCKADE = read("experiment-2");

    /** Lengths of games against random moves, by C; of two games the length was not kept. */
    static final PrintedTable C = read("experiment-3");

    /** The same by G. */
    static final PrintedTable G = read("experiment-4");

    /** All matches. */
    static final PrintedTable MATCHES = read("matches");

    /** Every game of these. */
    static final PrintedTable GAMES = read("games");

    /** Games with a person. */
    static final PrintedTable PEOPLE = read("experiment-6");

    /** The players of the matches, by our names. */
    private static final Map<String, String> PLAYERS = Map.of(
            "UCT+h, C √2", Parameters.UCT_H,
            "UCT+h, C 3.5", "taifho-uct-h[c=3.5]",
            "UCT+h_G, C 3.5, G 3.5", "taifho-uct-hg[c=3.5, g=3.5]",
            "UCT+h_G, C 3.5, G 20", "taifho-uct-hg[c=3.5, g=20]",
            "PUCT+h, C √2", "taifho-puct-h",
            "PUCT+h_G, C 3.5, G 20", "taifho-puct-hg[c=3.5, g=20]");

    private PrzybylekTables() {}

    private static PrintedTable read(String name) {
        return PrintedTable.read("przybylek2022/" + name);
    }

    /** What a table of single numbers says of one of them. */
    static String value(PrintedTable table, String quantity) {
        return table.cell(table.row(quantity).orElseThrow(), "value");
    }

    /**
     * How long the games of one value of a parameter were.
     *
     * @param value as our tables have it
     */
    record Lengths(String value, int games, double mean, double median, double least, double most) {}

    /** The rows of a table of lengths. */
    static List<Lengths> lengths(PrintedTable table) {
        return table.rows().stream()
                .map(row -> new Lengths(
                        row.get(0),
                        Integer.parseInt(table.cell(row, "games")),
                        Double.parseDouble(table.cell(row, "mean")),
                        Double.parseDouble(table.cell(row, "median")),
                        Double.parseDouble(table.cell(row, "min")),
                        Double.parseDouble(table.cell(row, "max"))))
                .toList();
    }

    /**
     * A match of the source.
     *
     * @param duel the players by our names
     * @param tally of the first-named
     * @param lengths of its ten games, in moves of both sides
     */
    record SourceMatch(String name, Duel duel, Tally tally, List<Double> lengths) {
        SourceMatch {
            lengths = List.copyOf(lengths);
        }
    }

    /** The matches of one of its experiments, such as {@code experiment 5}. */
    static List<SourceMatch> matches(String experiment) {
        List<SourceMatch> matches = new ArrayList<>();
        for (List<String> row : MATCHES.rows()) {
            String name = row.get(0);
            if (!name.startsWith(experiment)) continue;
            Duel duel = new Duel(player(row, "first"), player(row, "second"));
            int won = Integer.parseInt(MATCHES.cell(row, "won by first"));
            int lost = Integer.parseInt(MATCHES.cell(row, "won by second"));
            List<Double> lengths = GAMES.rows().stream()
                    .filter(game -> game.get(0).equals(name))
                    .map(game -> Double.parseDouble(GAMES.cell(game, "moves")))
                    .toList();
            matches.add(new SourceMatch(name, duel, new Tally(won, lost, 0), lengths));
        }
        return matches;
    }

    /** An experiment with a parameter: the lengths by its values, and the match. */
    record PrintedSweep(List<Lengths> lengths, SourceMatch match) {
        PrintedSweep {
            lengths = List.copyOf(lengths);
        }
    }

    /** The experiment whose lengths stand in this table. */
    static PrintedSweep sweep(PrintedTable lengths, String experiment) {
        return new PrintedSweep(lengths(lengths), matches(experiment).get(0));
    }

    private static String player(List<String> row, String column) {
        return PLAYERS.getOrDefault(MATCHES.cell(row, column), "");
    }
}
