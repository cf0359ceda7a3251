package tesuji.lab.experiment.fpu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.prediction.BlockBootstrap;
import tesuji.lab.prediction.PredictionScore;
import tesuji.lab.statistics.rank.Friedman;
import tesuji.lab.statistics.rank.Holm;
import tesuji.lab.statistics.rank.PostHocTest;
import tesuji.lab.statistics.rank.RankFamilies;

/** What the rows of a run come to: scores, tests, families, and how each claim of the source stands. */
record PredictionTables(String across, PredictionRows rows, List<Claim> claims, SourceTable source, Scale scale) {
    private static final List<Double> LEVELS = List.of(0.05, 0.01);

    Findings findings(ReportTable positions) {
        if (rows.positions().isEmpty()) {
            return new Findings("No position has been looked at yet.", List.of(positions), List.of());
        }
        List<ReportTable> tables = new ArrayList<>();
        boolean comparable = rows.ranksOfGames(rows.all()).length > 1;
        if (comparable) tables.add(verdicts());
        tables.add(scores());
        if (!source.isEmpty()) tables.add(comparison().table());
        if (comparable) tables.addAll(List.of(tests(), families()));
        tables.add(positions);
        List<Chart> charts = new ArrayList<>(List.of(chart("quality"), chart("hit rate")));
        if (comparable) charts.add(critical());
        return new Findings(comparable ? answer() : "One game alone decides nothing.", tables, charts);
    }

    private ScoreComparison comparison() {
        return new ScoreComparison(across, rows, source);
    }

    private String answer() {
        String told = claims.stream()
                .map(claim ->
                        "\"" + claim.sentence() + "\" " + claim.outcome(rows).word())
                .collect(Collectors.joining("; "));
        return (scale.isSmall()
                        ? "In this small run, over other games than the source's: "
                        : "Over other games than the source's: ")
                + told + ".";
    }

    private ReportTable verdicts() {
        List<List<String>> told = new ArrayList<>();
        for (Claim claim : claims) {
            Claim.Outcome outcome = claim.outcome(rows);
            told.add(List.of(claim.sentence(), outcome.word().toString(), outcome.because()));
        }
        return new ReportTable(
                "claims",
                "What the source says, and whether these rows say so too.",
                List.of("claim", "here", "because"),
                told);
    }

    private ReportTable scores() {
        Friedman ranks = Friedman.ofCosts(rows.ranks(rows.all()));
        List<List<String>> told = new ArrayList<>();
        for (int i : rows.all()) {
            PredictionScore score = rows.score(i);
            told.add(List.of(
                    rows.settings().get(i).label(),
                    "" + score.positions(),
                    ClaimTests.interval(score.quality()),
                    ClaimTests.interval(score.hitRate()),
                    "" + score.missed(),
                    number(ranks.meanRanks().get(i))));
        }
        return new ReportTable(
                "scores",
                "Quality and hit rate with 95 % intervals over games; how often the expert's move was never simulated;"
                        + " the mean rank among the settings, 1 for the best.",
                List.of(across, "positions", "quality", "hit rate", "never simulated", "mean rank"),
                told);
    }

    private ReportTable tests() {
        List<List<String>> told = new ArrayList<>();
        add(told, "positions", Friedman.ofCosts(rows.ranks(rows.all())));
        add(told, "positions, corrected for ties", rows.overPositions(rows.all()));
        add(told, "games", Friedman.ofCosts(rows.ranksOfGames(rows.all())));
        if (!source.isEmpty()) told.add(comparison().test());
        return new ReportTable(
                "tests",
                "Friedman's test by Iman and Davenport's F. Positions of a game depend on each other; games do not. The"
                        + " source uses positions without a correction."
                        + (source.isEmpty()
                                ? ""
                                : " It prints F, and 8.53 as the critical value, which is that of ∞ and 3 degrees of"
                                        + " freedom; the rest of its line follows from its 1,151 positions."),
                List.of("over", "cases", "F", "degrees of freedom", "critical at 95 %", "p", "CD Nemenyi", "CD Dunn"),
                told);
    }

    private static void add(List<List<String>> rows, String over, Friedman test) {
        int k = test.algorithms();
        rows.add(List.of(
                over,
                "" + test.cases(),
                String.format(Locale.ROOT, "%.3f", test.f()),
                (k - 1) + ", " + (k - 1) * (test.cases() - 1),
                String.format(Locale.ROOT, "%.3f", test.criticalF(ClaimTests.LEVEL)),
                ClaimTests.p(test.fP()),
                number(PostHocTest.NEMENYI.distance(k, test.cases(), ClaimTests.LEVEL)),
                number(PostHocTest.BONFERRONI_DUNN.distance(k, test.cases(), ClaimTests.LEVEL))));
    }

    /** The families by both levels, and how each setting compares with the best one. */
    private ReportTable families() {
        Friedman positions = Friedman.ofCosts(rows.ranks(rows.all()));
        Friedman games = Friedman.ofCosts(rows.ranksOfGames(rows.all()));
        int best = 0;
        for (int i : rows.all()) {
            if (positions.meanRanks().get(i) < positions.meanRanks().get(best)) best = i;
        }
        double[] overPositions = Holm.againstControl(positions, best);
        double[] overGames = Holm.againstControl(games, best);
        List<List<String>> told = new ArrayList<>();
        for (int i : rows.all()) {
            List<String> row = new ArrayList<>(List.of(rows.labels().get(i)));
            for (double level : LEVELS) row.add(membership(positions, level, i));
            row.add(i == best ? "the best" : ClaimTests.p(overPositions[i]));
            row.add(i == best ? "the best" : ClaimTests.p(overGames[i]));
            told.add(row);
        }
        return new ReportTable(
                "families",
                "Families that Nemenyi's critical distance over positions cannot tell apart, 1 with the best; and"
                        + " whether a setting is worse than the best one (Holm's p).",
                List.of(across, "families at 95 %", "families at 99 %", "p over positions", "p over games"),
                told);
    }

    private String membership(Friedman ranks, double level, int setting) {
        RankFamilies families = RankFamilies.nemenyi(rows.labels(), ranks, level);
        List<String> member = new ArrayList<>();
        for (int group = 0; group < families.groups().size(); group++) {
            if (families.members(families.groups().get(group))
                    .contains(rows.labels().get(setting))) {
                member.add("" + (group + 1));
            }
        }
        return String.join(" and ", member);
    }

    private Chart chart(String what) {
        boolean quality = what.equals("quality");
        List<Chart.Estimate> estimates = new ArrayList<>();
        for (int i : rows.all()) {
            String label = rows.labels().get(i);
            PredictionScore score = rows.score(i);
            BlockBootstrap number = quality ? score.quality() : score.hitRate();
            double theirs = source.scores().stream()
                    .filter(each -> each.label().equals(label))
                    .mapToDouble(each -> quality ? each.quality() : each.hitRate())
                    .findFirst()
                    .orElse(Double.NaN);
            estimates.add(new Chart.Estimate(label, number.value(), number.low(), number.high(), theirs));
        }
        String title = "The " + what + " of guesses by " + across;
        return new Chart.Estimates(what.replace(' ', '-'), title, what, estimates);
    }

    private Chart critical() {
        Friedman positions = Friedman.ofCosts(rows.ranks(rows.all()));
        RankFamilies families = RankFamilies.nemenyi(rows.labels(), positions, ClaimTests.LEVEL);
        List<Chart.Rank> ranks = new ArrayList<>();
        for (int i = 0; i < families.names().size(); i++) {
            ranks.add(
                    new Chart.Rank(families.names().get(i), families.meanRanks().get(i)));
        }
        return new Chart.CriticalDifference(
                "ranks",
                "Mean ranks by " + across + ", critical distance at 95 % over positions",
                "mean rank",
                families.distance(),
                ranks,
                families.groups().stream().map(families::members).toList());
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.4f", number);
    }
}
