package tesuji.lab.experiment.katago;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** What the rows say about the problem: how often searches keep the win, and the source's tables with ours beside. */
final class StumpingFindings {
    private static final int VISITS = 0;
    private static final int MOVE = 2;
    private static final int KEEPS = 3;
    private static final int RANK = 4;
    private static final int FIRST = 5;
    private static final int MADE = 6;

    /** The rank in a row whose search has not looked at the move. */
    private static final String UNSEEN = "0";

    /** All points of the board, and a pass. */
    private static final int MOST_MOVES = FixedCorners.SIZE * FixedCorners.SIZE + 1;

    /** Large enough that its mean with a rank is behind all ranks, too. */
    private static final double BEHIND_ALL = 3 * MOST_MOVES;

    private final ReportTable searches;
    private final String network;
    private final String size;

    StumpingFindings(Workplace at, String network) {
        this.network = network;
        size = RunSize.note(at.scale());
        searches = at.table(KatagoStumping.SEARCHES);
    }

    private List<List<String>> rows(int visits) {
        return searches.rows().stream()
                .filter(row -> row.get(VISITS).equals("" + visits))
                .toList();
    }

    /** The numbers of visits for which there are searches. */
    private List<Integer> searched() {
        return KatagoStumping.VISITS.stream()
                .filter(visits -> !rows(visits).isEmpty())
                .toList();
    }

    private Tally keeping(int visits) {
        Tally tally = Tally.NONE;
        for (List<String> row : rows(visits)) tally = tally.with(row.get(KEEPS).equals("yes") ? 1 : -1);
        return tally;
    }

    Findings findings() {
        List<Chart> charts = searched().isEmpty() ? List.of() : List.of(chart());
        return new Findings(answer(), List.of(shares(), new StumpingMoves(this::listed).table(), searches), charts);
    }

    private String answer() {
        if (searched().isEmpty()) return "Nothing was searched.";
        return "Searches by " + network + " kept White's win "
                + searched().stream()
                        .map(visits -> "in " + keeping(visits).wins() + " of "
                                + keeping(visits).games() + " tries "
                                + effort(visits))
                        .collect(Collectors.joining(", "))
                + ". The source's program never did as its first choice, with up to 1000000." + size;
    }

    /** The visits of the shortest of these searches. */
    private long made(int visits) {
        return rows(visits).stream()
                .mapToLong(row -> Long.parseLong(row.get(MADE)))
                .min()
                .orElse(0);
    }

    private static String effort(int visits) {
        if (visits == 0) return "by the policy alone";
        return "with " + visits + " visits";
    }

    /** The median rank of S14; it is behind all ranks where a search has not looked at it. */
    private String medianRank(int visits) {
        Sample ranks = Sample.of(rows(visits).stream()
                .map(row -> row.get(RANK).equals(UNSEEN) ? BEHIND_ALL : Double.parseDouble(row.get(RANK)))
                .toList());
        return ranks.median() > MOST_MOVES ? "not looked at" : Decimals.text(ranks.median());
    }

    private ReportTable shares() {
        List<List<String>> rows = new ArrayList<>();
        for (int visits : KatagoStumping.VISITS) {
            Tally keeping = keeping(visits);
            Wilson interval = Wilson.of(keeping);
            long best = rows(visits).stream()
                    .filter(row -> row.get(MOVE).equals(KatagoStumping.BEST))
                    .count();
            rows.add(List.of(
                    "" + visits,
                    first(visits),
                    rank(visits),
                    "" + keeping.games(),
                    "" + made(visits),
                    "" + keeping.wins(),
                    Decimals.text(interval.low()),
                    Decimals.text(interval.high()),
                    "" + best,
                    medianRank(visits)));
        }
        return new ReportTable(
                "shares",
                "How often searches chose a move that keeps the win, with Wilson's 95 % interval, beside the first move"
                        + " of the source's program and the rank that S14 had there. Where a search has not looked at"
                        + " S14, it is behind all others in the median.",
                List.of(
                        "visits",
                        "source's move",
                        "source's rank of S14",
                        "tries",
                        "visits made",
                        "kept the win",
                        "95 % low",
                        "95 % high",
                        "chose S14",
                        "median rank of S14"),
                rows);
    }

    private static String first(int visits) {
        return StumpingMoves.source(visits).get(0).move();
    }

    private static String rank(int visits) {
        return StumpingMoves.source(visits).stream()
                .filter(move -> move.move().equals(KatagoStumping.BEST))
                .map(move -> "" + move.rank())
                .findFirst()
                .orElse("");
    }

    private List<ListedMoves> listed(int visits) {
        return rows(visits).stream()
                .map(row -> ListedMoves.of(row.get(FIRST), Long.parseLong(row.get(MADE))))
                .toList();
    }

    private Chart chart() {
        List<Chart.Point> points = searched().stream()
                .filter(visits -> visits > 0)
                .map(visits -> {
                    Wilson interval = Wilson.of(keeping(visits));
                    return new Chart.Point(visits, keeping(visits).score(), interval.low(), interval.high());
                })
                .toList();
        List<Chart.Point> source = KatagoStumping.VISITS.stream()
                .filter(visits -> visits > 0)
                .map(visits -> new Chart.Point(visits, KatagoStumping.KEEPING.contains(first(visits)) ? 1 : 0))
                .toList();
        return new Chart.Lines(
                "kept",
                "Searches that keep White's win, 95 % interval",
                "share of searches",
                "visits",
                true,
                List.of(new Chart.Series(network, points), new Chart.Series("source, one search", source)));
    }
}
