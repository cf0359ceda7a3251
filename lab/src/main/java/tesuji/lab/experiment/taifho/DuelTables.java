package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/**
 * The matches of a run in numbers: by the seed list, and the further games in pairs. Games of the list are single ones,
 * whose interval is Wilson's; those in pairs have their random numbers in common, so that a pair is one observation.
 */
record DuelTables(Workplace at, List<Duel> duels) {
    private static final List<String> COLUMNS = List.of(
            "match",
            "games",
            "first-named",
            "won",
            "second-named",
            "won by it",
            "unfinished",
            "first Green",
            "p two-sided",
            "share of first",
            "95 % low",
            "95 % high",
            "mean moves",
            "min",
            "max",
            "pairs");

    DuelTables {
        duels = List.copyOf(duels);
    }

    /** How certain a share is. */
    private record Interval(double low, double high) {}

    private static String kind(Sheet sheet) {
        return sheet.equals(Duel.LISTED) ? "seed list" : "pairs";
    }

    private static boolean isPaired(Sheet sheet) {
        return sheet.equals(Duel.PAIRED);
    }

    private Interval interval(Duel duel, Sheet sheet) {
        if (isPaired(sheet)) {
            Pentanomial.Estimate estimate = duel.pairs(at).estimate();
            return new Interval(estimate.low(), estimate.high());
        }
        Wilson wilson = Wilson.of(duel.tally(at, sheet));
        return new Interval(wilson.low(), wilson.high());
    }

    ReportTable matches() {
        List<List<String>> rows = new ArrayList<>();
        for (Duel duel : duels) {
            for (Sheet sheet : List.of(Duel.LISTED, Duel.PAIRED)) {
                if (duel.tally(at, sheet).games() > 0) rows.add(row(duel, sheet));
            }
        }
        return new ReportTable(
                "matches",
                "Matches. The p-value is that of the sign test, which takes games for independent. 95 % intervals of"
                        + " the share are Wilson's for the seed list and pentanomial for pairs, of which the last"
                        + " column counts those that brought the first-named 0, ½, 1, 1½ and 2 points.",
                COLUMNS,
                rows);
    }

    private List<String> row(Duel duel, Sheet sheet) {
        List<Played> games = duel.games(at, sheet);
        Tally tally = Played.tally(games, duel.first());
        Interval interval = interval(duel, sheet);
        Sample lengths = Sample.of(Played.lengths(games));
        long green =
                games.stream().filter(game -> game.green().equals(duel.first())).count();
        return List.of(
                kind(sheet),
                "" + games.size(),
                duel.first(),
                "" + tally.wins(),
                duel.second(),
                "" + tally.losses(),
                "" + tally.draws(),
                "" + green,
                Played.p(SignTest.pValue(tally)),
                Played.number(tally.score(), 3),
                Played.number(interval.low(), 3),
                Played.number(interval.high(), 3),
                Played.number(lengths.mean(), 2),
                Played.number(lengths.least(), 1),
                Played.number(lengths.most(), 1),
                isPaired(sheet) ? counts(duel.pairs(at)) : "");
    }

    private static String counts(Pentanomial pairs) {
        return pairs.counts().stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** The games of a sheet that are games of these matches, one by one. */
    ReportTable games(Sheet sheet) {
        ReportTable all = at.table(sheet);
        List<List<String>> rows = all.rows().stream()
                .filter(row -> duels.stream().anyMatch(duel -> duel.played(Played.read(row))))
                .toList();
        return new ReportTable(all.name(), all.caption(), all.columns(), rows);
    }

    /** The shares of the first-named players. */
    Chart shares() {
        List<Chart.Share> shares = new ArrayList<>();
        for (Duel duel : duels) {
            for (Sheet sheet : List.of(Duel.LISTED, Duel.PAIRED)) {
                Tally tally = duel.tally(at, sheet);
                if (tally.games() == 0) continue;
                Interval interval = interval(duel, sheet);
                String label = duel.first() + " - " + duel.second() + ", " + kind(sheet);
                shares.add(new Chart.Share(label, tally.score(), interval.low(), interval.high()));
            }
        }
        return new Chart.Shares("matches", "Share of the first-named player, 95 % interval", "games won", 0.5, shares);
    }
}
