package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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

/**
 * Which value of a parameter is best: every value plays Blue against random moves, and the fewer moves it needs the
 * better; then two of them play a match (Przybyłek and Chojecki 2022, §4.2.3 and §4.2.4). The two of the source play
 * one as well, whichever are best here, so that there is something to compare with its result.
 *
 * @param letter of the parameter
 * @param values all that are tried
 * @param thinking of a move in the games against random moves
 * @param pairing which two play the match, and what it decides
 * @param printed what the source found
 */
record Sweep(
        String name,
        String source,
        String question,
        String letter,
        List<Value> values,
        SourceSeconds thinking,
        Pairing pairing,
        PrzybylekTables.PrintedSweep printed)
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

        /** Which two these are, in words. */
        String choice();

        /** What it means for the hypothesis that this one of the two is better. */
        Conclusion.Word verdict(Value better);

        String hypothesis();
    }

    @Override
    public String conditions(Scale scale) {
        String match = DuelSize.THINKING.told(scale);
        String told = scale.of(match, thinking.told(scale) + ", in the matches " + match);
        return "values of " + letter + " "
                + String.join(", ", values.stream().map(Value::label).toList()) + "; "
                + games(scale) + " games each as Blue against random moves, then a match of "
                + MATCH.told(scale) + ", and another of the source's two, " + sources() + "; 6 steps; " + told + "; "
                + Board.gamesGivenUp(scale);
    }

    /** The labels of the two that played the match of the source. */
    private String sources() {
        Duel duel = printed.match().duel();
        return values.stream()
                .filter(value ->
                        value.player().equals(duel.first()) || value.player().equals(duel.second()))
                .map(Value::label)
                .collect(Collectors.joining(" and "));
    }

    private static int games(Scale scale) {
        return scale.count(SMALL_GAMES, FULL_GAMES);
    }

    @Override
    public int trials(Scale scale) {
        return values.size() * games(scale) + 2 * MATCH.games(scale);
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
        for (Duel duel : duels(at)) stages.addAll(Duel.stages(at, List.of(duel), MATCH));
        return stages;
    }

    private SweepTables tables(Workplace at) {
        return new SweepTables(letter, values, Played.all(at, GAMES));
    }

    /** The deciding match, once all games against random moves are played. */
    private Optional<Duel> duel(Workplace at) {
        if (at.rows(GAMES).size() < values.size() * games(at.scale())) return Optional.empty();
        return Optional.of(duel(pairing.of(tables(at).ranked())));
    }

    private static Duel duel(List<Value> pair) {
        return new Duel(pair.get(0).player(), pair.get(1).player());
    }

    /**
     * The deciding match and that of the source's two. Where these are the same, the next best value takes the place of
     * the second-named in the other one, so that a run has as many games whatever it finds.
     */
    private List<Duel> duels(Workplace at) {
        Optional<Duel> deciding = duel(at);
        if (deciding.isEmpty()) return List.of();
        Duel sources = printed.match().duel();
        if (!deciding.get().equals(sources)) return List.of(deciding.get(), sources);
        List<Value> others = new ArrayList<>(tables(at).ranked());
        others.removeIf(value -> value.player().equals(sources.second()));
        return List.of(sources, duel(pairing.of(others)));
    }

    @Override
    public Findings findings(Workplace at) {
        List<Duel> duels = duels(at);
        Conclusion verdict = verdict(at);
        SweepTables sweep = tables(at);
        DuelTables matches = new DuelTables(at, duels);
        List<ReportTable> tables = new ArrayList<>(List.of(verdict.table(), sweep.lengths(), comparison(at, sweep)));
        tables.addAll(sweep.tests());
        tables.add(matches.matches());
        tables.add(matches.games(Duel.LISTED));
        tables.add(matches.games(Duel.PAIRED));
        tables.add(at.table(GAMES));
        List<Chart> charts = new ArrayList<>(sweep.charts());
        if (!duels.isEmpty()) charts.add(matches.shares());
        return new Findings(sweep.answer() + verdict.sentence(), tables, charts);
    }

    private ReportTable comparison(Workplace at, SweepTables sweep) {
        SourceComparison comparison = new SourceComparison();
        for (PrzybylekTables.Lengths theirs : printed.lengths()) {
            for (int i = 0; i < values.size(); i++) {
                if (values.get(i).label().equals(theirs.value())) {
                    comparison.lengths(letter + " = " + theirs.value(), theirs, sweep.lengths(i));
                }
            }
        }
        comparison.match(at, printed.match());
        return comparison.table();
    }

    private Conclusion verdict(Workplace at) {
        Optional<Duel> duel = duel(at);
        if (duel.isEmpty() || duel.get().tally(at).games() == 0) {
            return new Conclusion(
                    pairing.hypothesis(), Conclusion.Word.UNMEASURED, "the match has not been played yet.");
        }
        List<Value> pair = pairing.of(tables(at).ranked());
        int decision = duel.get().decision(at);
        Conclusion.Word word =
                decision == 0 ? Conclusion.Word.UNDECIDED : pairing.verdict(pair.get(decision > 0 ? 0 : 1));
        String because = pairing.choice() + " play: " + duel.get().told(at) + " in all games; "
                + (decision == 0 ? "not decided, since p is not below " : "decided, since p is below ") + Duel.LEVEL
                + ".";
        return new Conclusion(pairing.hypothesis(), word, because);
    }
}
