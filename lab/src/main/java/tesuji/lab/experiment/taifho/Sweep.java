package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tesuji.core.play.Limits;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Conclusion;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.match.Task;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.Tally;

/**
 * Which value of a parameter is best: every value plays Blue against random moves, and the fewer moves it needs the
 * better; then two of them play a match (Przybyłek and Chojecki 2022, §4.2.3 and §4.2.4).
 *
 * @param letter of the parameter
 * @param values all that are tried
 * @param thinking of a move in the games against random moves
 * @param pairing which two play the match, and what it decides
 */
record Sweep(
        String name,
        String source,
        String question,
        String letter,
        List<Value> values,
        SourceSeconds thinking,
        Pairing pairing)
        implements StagedExperiment {
    private static final Sheet GAMES =
            Board.sheet("sweep", "Games against random moves, which are Green; time in seconds, moves of both sides.");
    private static final String RANDOM = "random";
    private static final int SMALL_GAMES = 40;
    private static final int FULL_GAMES = 10;
    private static final DuelSize MATCH = new DuelSize(100);
    private static final long SEEDS = 1000;

    Sweep {
        values = List.copyOf(values);
    }

    /**
     * One value of the parameter.
     *
     * @param label as tables have it
     * @param player who plays with it
     */
    record Value(String label, String player) {}

    /** Which two values play the match, and what its result says. */
    interface Pairing {
        /**
         * The first-named and the second-named value.
         *
         * @param ranked all values, those that won soonest first
         */
        List<Value> of(List<Value> ranked);

        /** What it means for the hypothesis that the first of these two is better. */
        Conclusion.Word verdict(Value better, Value worse);

        String hypothesis();
    }

    @Override
    public String conditions(Scale scale) {
        String match = DuelSize.THINKING.told(scale);
        String told = scale.of(match, thinking.told(scale) + ", in the match " + match);
        return "values of " + letter + " "
                + String.join(", ", values.stream().map(Value::label).toList()) + "; "
                + games(scale) + " games each as Blue against random moves, then a match of "
                + MATCH.told(scale) + "; 6 steps; " + told + "; " + Board.gamesGivenUp(scale);
    }

    private static int games(Scale scale) {
        return scale.count(SMALL_GAMES, FULL_GAMES);
    }

    @Override
    public int trials(Scale scale) {
        return values.size() * games(scale) + MATCH.games(scale);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        Limits limits = thinking.limits(at.scale());
        List<KeyedTrial> games = new ArrayList<>();
        for (Value value : values) {
            for (int game = 1; game <= games(at.scale()); game++) {
                Task task = new Task(
                        game,
                        Board.conditions(at.scale()),
                        Board.player(RANDOM, limits),
                        Board.player(value.player(), limits),
                        false,
                        SEEDS * at.seed() + game);
                games.add(Board.game(at, letter + " = " + value.label() + " " + game, task));
            }
        }
        List<Stage> stages = new ArrayList<>(List.of(new Stage(GAMES, games)));
        duel(at).ifPresent(duel -> stages.addAll(Duel.stages(at, List.of(duel), MATCH)));
        return stages;
    }

    private static List<Played> games(Workplace at, Value value) {
        return Played.all(at, GAMES).stream()
                .filter(game -> game.blue().equals(value.player()))
                .toList();
    }

    private static Sample lengths(Workplace at, Value value) {
        return Sample.of(Played.lengths(games(at, value)));
    }

    /** Those that won soonest first; a value without a single finished game comes last. */
    private List<Value> ranked(Workplace at) {
        return values.stream()
                .sorted(Comparator.comparingDouble(value -> lengths(at, value).mean()))
                .toList();
    }

    /** The match, once all games against random moves are played. */
    private Optional<Duel> duel(Workplace at) {
        if (at.rows(GAMES).size() < values.size() * games(at.scale())) return Optional.empty();
        List<Value> pair = pairing.of(ranked(at));
        return Optional.of(new Duel(pair.get(0).player(), pair.get(1).player()));
    }

    @Override
    public Findings findings(Workplace at) {
        List<Duel> duels = duel(at).stream().toList();
        Conclusion verdict = verdict(at);
        List<ReportTable> tables = new ArrayList<>(List.of(verdict.table(), lengths(at)));
        tables.add(Duel.table(at, duels));
        tables.add(at.table(Duel.LISTED));
        tables.add(at.table(Duel.PAIRED));
        tables.add(at.table(GAMES));
        List<Chart> charts = new ArrayList<>(charts(at));
        if (!duels.isEmpty()) charts.add(Duel.chart(at, duels));
        return new Findings(answer(at) + verdict.sentence(), tables, charts);
    }

    private String answer(Workplace at) {
        if (at.rows(GAMES).isEmpty()) return "";
        Value best = ranked(at).get(0);
        Sample lengths = lengths(at, best);
        return "Against random moves " + letter + " = " + best.label() + " won soonest, in "
                + Played.number(lengths.mean(), 2) + " moves on average (deviation "
                + Played.number(lengths.deviation(), 1) + "). ";
    }

    private ReportTable lengths(Workplace at) {
        List<List<String>> rows = new ArrayList<>();
        for (Value value : values) {
            List<Played> games = games(at, value);
            Tally tally = Played.tally(games, value.player());
            Sample lengths = lengths(at, value);
            rows.add(List.of(
                    value.label(),
                    "" + games.size(),
                    "" + tally.wins(),
                    "" + tally.losses(),
                    "" + tally.draws(),
                    Played.number(lengths.mean(), 2),
                    Played.number(lengths.median(), 2),
                    Played.number(lengths.least(), 1),
                    Played.number(lengths.most(), 1),
                    Played.number(lengths.deviation(), 2)));
        }
        return new ReportTable(
                "lengths",
                "Moves until somebody won, by " + letter + "; unfinished games are left out of the lengths.",
                List.of(letter, "games", "won", "lost", "unfinished", "mean", "median", "min", "max", "deviation"),
                rows);
    }

    /** As single games and, as the source draws them, as violins. */
    private List<Chart> charts(Workplace at) {
        List<Chart.Group> groups = values.stream()
                .map(value -> new Chart.Group(letter + " = " + value.label(), Played.lengths(games(at, value))))
                .toList();
        String title = "Moves of games against random moves";
        return List.of(
                new Chart.Violins("violins", title, "moves", groups),
                new Chart.Spread("lengths", title + ", one by one", "moves", groups));
    }

    private Conclusion verdict(Workplace at) {
        Optional<Duel> duel = duel(at);
        if (duel.isEmpty() || duel.get().tally(at).games() == 0) {
            return new Conclusion(
                    pairing.hypothesis(), Conclusion.Word.UNMEASURED, "the match has not been played yet.");
        }
        List<Value> pair = pairing.of(ranked(at));
        int decision = duel.get().decision(at);
        Conclusion.Word word = decision == 0
                ? Conclusion.Word.UNDECIDED
                : pairing.verdict(pair.get(decision > 0 ? 0 : 1), pair.get(decision > 0 ? 1 : 0));
        return new Conclusion(
                pairing.hypothesis(),
                word,
                duel.get().told(at) + " in all games; a match decides only if p < " + Duel.LEVEL + ".");
    }
}
