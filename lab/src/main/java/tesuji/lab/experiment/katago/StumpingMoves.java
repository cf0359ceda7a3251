package tesuji.lab.experiment.katago;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.katago.ListedMoves.Span;
import tesuji.lab.statistics.BlockMean;
import tesuji.lab.statistics.ChanceTest;
import tesuji.lab.statistics.rank.TestFamily;

/**
 * The share that each move of the source's six tables has here.
 *
 * @param tries the moves that each search named, by its visits
 */
record StumpingMoves(IntFunction<List<ListedMoves>> tries) {
    ReportTable table() {
        List<List<String>> rows = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        for (int visits : KatagoStumping.VISITS) {
            List<SourceMove> source = source(visits);
            double listed = source.stream().mapToDouble(SourceMove::number).sum();
            for (SourceMove move : source) {
                double theirs = move.number() / (visits == 0 ? 1 : listed);
                List<Span> ours = tries.apply(visits).stream()
                        .map(each -> each.share(move.move()))
                        .toList();
                rows.add(row(move, theirs, ours, pValues));
            }
        }
        return new ReportTable(
                "moves",
                "The source's six tables. Shares are those of the visits of the eight first moves, since the visits"
                        + " that the source lists for 10000 and 100000 add up to more than that; without a search they"
                        + " are probabilities. Ours are means over all tries. Rows of earlier versions name eight moves"
                        + " only; known says in how many tries the share of a move is known. Where it is not in all,"
                        + " the table tells between which bounds the mean lies, by what the named moves leave, without"
                        + " a ratio and a test. p is that of a t test: how likely one more try, which varies as ours"
                        + " do, is as far from their mean as the source's one search."
                        + new TestFamily(pValues).sentence(),
                List.of("visits", "rank", "move", "keeps", "source", "source's share", "known", "share", "ratio", "p"),
                rows);
    }

    static List<SourceMove> source(int visits) {
        return SourceTables.STUMPING.stream()
                .filter(move -> move.visits() == visits)
                .toList();
    }

    private static List<String> row(SourceMove move, double theirs, List<Span> ours, List<Double> pValues) {
        long known = ours.stream().filter(Span::isKnown).count();
        List<String> row = new ArrayList<>(List.of(
                "" + move.visits(),
                "" + move.rank(),
                move.move(),
                KatagoStumping.KEEPING.contains(move.move()) ? "yes" : "no",
                move.visits() == 0 ? Decimals.text(move.number()) : "" + (long) move.number(),
                Decimals.text(theirs),
                known + " of " + ours.size()));
        if (known < ours.size()) {
            row.addAll(List.of(bounds(ours), "", ""));
            return row;
        }
        BlockMean mean =
                BlockMean.of(ours.stream().map(span -> List.of(span.least())).toList());
        ChanceTest test = ChanceTest.ofPrintedMean(mean, theirs, 1);
        pValues.add(test.pValue());
        row.addAll(List.of(Decimals.text(test.ours()), Decimals.text(test.ratio()), Decimals.p(test.pValue())));
        return row;
    }

    private static String bounds(List<Span> ours) {
        double least = ours.stream().mapToDouble(Span::least).average().orElseThrow();
        double most = ours.stream().mapToDouble(Span::most).average().orElseThrow();
        return least == 0 ? "at most " + Decimals.text(most) : Decimals.text(least) + " to " + Decimals.text(most);
    }
}
