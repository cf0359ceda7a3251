package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.statistics.MeanEstimate;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.rank.Friedman;
import tesuji.lab.statistics.rank.Holm;
import tesuji.lab.statistics.rank.RankFamilies;

/**
 * The games of a {@link Sweep} against random moves, put together: how long those of each value were, and which values
 * differ by more than chance. Every value meets the same seeds, so they are compared seed by seed: by ranks, which tell
 * whose games are mostly shorter, and by means, which long games change most.
 */
final class SweepTables {
    private final String letter;
    private final List<Sweep.Value> values;
    private final List<List<Played>> games;

    /**
     * Of the games so far.
     *
     * @param letter of the parameter
     * @param games against random moves, of all values
     */
    SweepTables(String letter, List<Sweep.Value> values, List<Played> games) {
        this.letter = letter;
        this.values = List.copyOf(values);
        this.games = this.values.stream()
                .map(value -> games.stream()
                        .filter(game -> game.blue().equals(value.player()))
                        .toList())
                .toList();
    }

    List<Double> lengths(int value) {
        return Played.lengths(games.get(value));
    }

    /** Those that won soonest first; a value without a single finished game comes last. */
    List<Sweep.Value> ranked() {
        return IntStream.range(0, values.size())
                .boxed()
                .sorted(Comparator.comparingDouble(
                        value -> Sample.of(lengths(value)).mean()))
                .map(values::get)
                .toList();
    }

    /** The best value in a sentence, and whether ranks tell the values apart; nothing without games. */
    String answer() {
        if (games.stream().allMatch(List::isEmpty)) return "";
        Sweep.Value best = ranked().get(0);
        Sample lengths = Sample.of(lengths(values.indexOf(best)));
        String told = "Against random moves " + letter + " = " + best.label() + " won soonest, in "
                + Played.number(lengths.mean(), 2) + " moves on average (deviation "
                + Played.number(lengths.deviation(), 1) + "). ";
        return told
                + friedman()
                        .map(test -> "By ranks over " + test.cases() + " shared seeds the values "
                                + (test.fP() < Duel.LEVEL ? "differ" : "are not told apart") + " (Friedman's test, "
                                + Played.chance(test.fP()) + "). ")
                        .orElse("");
    }

    ReportTable lengths() {
        Optional<Friedman> ranks = friedman();
        List<List<String>> rows = new ArrayList<>();
        for (int value = 0; value < values.size(); value++) {
            int place = value;
            Tally tally = Played.tally(games.get(value), values.get(value).player());
            Sample lengths = Sample.of(lengths(value));
            MeanEstimate mean = MeanEstimate.of(lengths(value));
            rows.add(List.of(
                    values.get(value).label(),
                    "" + tally.games(),
                    "" + tally.wins(),
                    "" + tally.losses(),
                    "" + tally.draws(),
                    Played.number(lengths.mean(), 2),
                    Played.number(mean.low(), 2),
                    Played.number(mean.high(), 2),
                    Played.number(lengths.median(), 2),
                    Played.number(lengths.least(), 1),
                    Played.number(lengths.most(), 1),
                    Played.number(lengths.deviation(), 2),
                    ranks.map(test -> Played.number(test.meanRanks().get(place), 3))
                            .orElse("")));
        }
        return new ReportTable(
                "lengths",
                "Moves until somebody won, by " + letter + "; unfinished games are left out of the lengths. The 95 %"
                        + " interval of the mean is Student's. The mean rank among the values on the same seed is 1 for"
                        + " one that always wins soonest.",
                List.of(
                        letter,
                        "games",
                        "won",
                        "lost",
                        "unfinished",
                        "mean",
                        "95 % low",
                        "95 % high",
                        "median",
                        "min",
                        "max",
                        "deviation",
                        "mean rank"),
                rows);
    }

    /** The moves that a value needed on each seed; endless if it did not win. */
    private Map<String, Double> costs(int value) {
        Map<String, Double> costs = new LinkedHashMap<>();
        String player = values.get(value).player();
        for (Played game : games.get(value)) {
            costs.put(game.seed(), game.resultOf(player) > 0 ? game.moves() : Double.POSITIVE_INFINITY);
        }
        return costs;
    }

    /** The test over the seeds that all values have met, corrected for ties; none for fewer than two. */
    private Optional<Friedman> friedman() {
        List<Map<String, Double>> costs =
                IntStream.range(0, values.size()).mapToObj(this::costs).toList();
        double[][] cases = costs.get(0).keySet().stream()
                .filter(seed -> costs.stream().allMatch(each -> each.containsKey(seed)))
                .map(seed -> costs.stream()
                        .mapToDouble(each -> each.getOrDefault(seed, Double.NaN))
                        .toArray())
                .toArray(double[][]::new);
        return cases.length < 2
                ? Optional.empty()
                : Optional.of(Friedman.ofCosts(cases).correctedForTies());
    }

    private RankFamilies families(Friedman test) {
        return RankFamilies.nemenyi(values.stream().map(Sweep.Value::label).toList(), test, Duel.LEVEL);
    }

    /** Whether there is any difference, and then which values differ from which; nothing while there are no seeds. */
    List<ReportTable> tests() {
        return friedman()
                .map(test -> List.of(friedman(test), differences(test)))
                .orElse(List.of());
    }

    private ReportTable friedman(Friedman test) {
        int k = test.algorithms();
        RankFamilies families = families(test);
        List<String> together = families.groups().stream()
                .map(group -> String.join(", ", families.members(group)))
                .toList();
        return new ReportTable(
                "tests",
                "Friedman's test by Iman and Davenport's F, corrected for ties, over the seeds that all values have"
                        + " met; a game that was not won is longer than all others. Mean ranks that differ by less than"
                        + " Nemenyi's critical distance at 95 % belong together.",
                List.of("seeds", "F", "degrees of freedom", "p", "critical distance", "not told apart"),
                List.of(List.of(
                        "" + test.cases(),
                        Played.number(test.f(), 3),
                        (k - 1) + ", " + (k - 1) * (test.cases() - 1),
                        Played.p(test.fP()),
                        Played.number(families.distance(), 3),
                        String.join("; ", together))));
    }

    /** A pair of values; the differences are those of the second from the first, on seeds where both games ended. */
    private record Difference(int one, int other, MeanEstimate moves) {}

    private Difference difference(int one, int other) {
        Map<String, Double> first = costs(one);
        Map<String, Double> second = costs(other);
        List<Double> differences = new ArrayList<>();
        first.forEach((seed, moves) -> {
            double more = second.getOrDefault(seed, Double.NaN) - moves;
            if (Double.isFinite(more)) differences.add(more);
        });
        return new Difference(one, other, MeanEstimate.of(differences));
    }

    private ReportTable differences(Friedman test) {
        List<Difference> pairs = new ArrayList<>();
        for (int one = 0; one < values.size(); one++) {
            for (int other = one + 1; other < values.size(); other++) pairs.add(difference(one, other));
        }
        double[] holm = Holm.adjusted(
                pairs.stream().mapToDouble(pair -> pair.moves().pValue()).toArray());
        double distance = families(test).distance();
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < holm.length; i++) {
            Difference pair = pairs.get(i);
            double ranks = test.meanRanks().get(pair.other()) - test.meanRanks().get(pair.one());
            rows.add(List.of(
                    values.get(pair.one()).label(),
                    values.get(pair.other()).label(),
                    "" + pair.moves().count(),
                    Played.number(pair.moves().mean(), 2),
                    Played.number(pair.moves().low(), 2),
                    Played.number(pair.moves().high(), 2),
                    Played.p(pair.moves().pValue()),
                    Played.p(holm[i]),
                    holm[i] < Duel.LEVEL ? "yes" : "no",
                    Played.number(ranks, 3),
                    Math.abs(ranks) >= distance ? "yes" : "no"));
        }
        return new ReportTable(
                "differences",
                "How many more moves the second value needs than the first on the same seed, with the paired t test,"
                        + " its 95 % interval, and Holm's p for all pairs together; and how far their mean ranks lie"
                        + " apart, by Nemenyi's critical distance.",
                List.of(
                        "first",
                        "second",
                        "seeds",
                        "more moves",
                        "95 % low",
                        "95 % high",
                        "p",
                        "p, Holm",
                        "means differ",
                        "ranks apart",
                        "ranks differ"),
                rows);
    }

    /** The games one by one and, as the source draws them, as violins; and the mean ranks. */
    List<Chart> charts() {
        List<Chart.Group> groups = IntStream.range(0, values.size())
                .mapToObj(value ->
                        new Chart.Group(letter + " = " + values.get(value).label(), lengths(value)))
                .toList();
        String title = "Moves of games against random moves";
        List<Chart> charts = new ArrayList<>(List.of(
                new Chart.Violins("violins", title, "moves", groups),
                new Chart.Spread("lengths", title + ", one by one", "moves", groups)));
        friedman().ifPresent(test -> charts.add(ranks(test)));
        return charts;
    }

    private Chart ranks(Friedman test) {
        RankFamilies families = families(test);
        List<Chart.Rank> ranks = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            ranks.add(
                    new Chart.Rank(families.names().get(i), families.meanRanks().get(i)));
        }
        return new Chart.CriticalDifference(
                "ranks",
                "Mean ranks by " + letter + " over shared seeds, critical distance at 95 %",
                "mean rank",
                families.distance(),
                ranks,
                families.groups().stream().map(families::members).toList());
    }
}
