package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import tesuji.core.eval.Heuristic;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.knowledge.Journey;
import tesuji.games.taifho.knowledge.TurnTable;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.Sample;

/**
 * Learns to judge positions from games of a program with itself. In the first round it judges by {@link Journey}, in
 * the second by what the first has taught; the games of both make the table that {@code taifho-strong} plays by.
 */
record Judgement() implements StagedExperiment {
    private static final Sheet LESSONS =
            new Sheet("lessons", "Games of a program with itself; moves as the game numbers them.", Lesson.COLUMNS);
    private static final int ROUNDS = 2;
    private static final int SMALL_GAMES = 300;
    private static final int FULL_GAMES = 2400;
    private static final long SEEDS = 100_000;
    private static final int CAP = 300;

    @Override
    public String name() {
        return "taifho-judge";
    }

    @Override
    public String source() {
        return "Przybyłek and Chojecki 2022, §2: their heuristics h and h_G see rows alone";
    }

    @Override
    public String question() {
        return "How many turns does a side need, by the shapes and squares of its pieces?";
    }

    @Override
    public String conditions(Scale scale) {
        return ROUNDS + " rounds of " + games(scale) + " games of a program with itself, " + Lesson.POSITIONS
                + " positions a move, given up after " + CAP / 2 + " moves";
    }

    private static int games(Scale scale) {
        return scale.count(SMALL_GAMES, FULL_GAMES);
    }

    @Override
    public int trials(Scale scale) {
        return ROUNDS * games(scale);
    }

    private static TaifhoGame game(Workplace at) {
        return (TaifhoGame) at.tools().library().open("taifho:cap=" + CAP);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        int round = 1;
        while (round < ROUNDS && rows(at, round).size() == round * games(at.scale())) round++;
        TaifhoGame game = game(at);
        Supplier<Heuristic> judges = round == 1 ? Journey.STANDARD::worker : learned(game, rows(at, round - 1))::worker;
        List<KeyedTrial> lessons = new ArrayList<>();
        for (int number = 1; number <= games(at.scale()); number++) {
            lessons.add(lesson(at, game, judges, round, number));
        }
        return List.of(new Stage(LESSONS, lessons));
    }

    /** A game with a judge of its own, for a judge belongs to one thread. */
    private static KeyedTrial lesson(Workplace at, TaifhoGame game, Supplier<Heuristic> judges, int round, int number) {
        long seed = SEEDS * (ROUNDS * at.seed() + round) + number;
        return new KeyedTrial(
                round + " " + number,
                () -> Lesson.play(game, judges.get(), seed).row(round, number));
    }

    /** What the lessons up to a round were, by their numbers: sums of fractions depend on the order a little. */
    private static List<List<String>> rows(Workplace at, int round) {
        return at.rows(LESSONS).stream()
                .filter(row -> Lesson.round(row) <= round)
                .sorted(Comparator.<List<String>>comparingInt(Lesson::round).thenComparingInt(Lesson::number))
                .toList();
    }

    private static TurnTable learned(TaifhoGame game, List<List<String>> rows) {
        TurnFit fit = new TurnFit(game);
        for (List<String> row : rows) fit.add(Lesson.read(row));
        return fit.table();
    }

    @Override
    public Findings findings(Workplace at) {
        TurnTable learned = learned(game(at), rows(at, ROUNDS));
        ReportTable turns = new ReportTable(
                "turns",
                "The turns a side needs are the sum over its pieces, by shape, row and column as"
                        + " Green sees them, and over"
                        + " the rows behind which, or in which, 0 to 8 of them are left.",
                TurnTable.columns(),
                learned.cells());
        return new Findings(answer(at), List.of(turns, rounds(at)), List.of());
    }

    private static String answer(Workplace at) {
        int games = at.rows(LESSONS).size();
        return games == 0
                ? "No game was played."
                : "Learned from " + games + " games; taifho-strong plays by a table of a full run, as the file"
                        + " turns.csv of tesuji.games.taifho.knowledge.";
    }

    private static ReportTable rounds(Workplace at) {
        List<List<String>> lines = new ArrayList<>();
        for (int round = 1; round <= ROUNDS; round++) {
            int wanted = round;
            List<Lesson> lessons = at.rows(LESSONS).stream()
                    .filter(row -> Lesson.round(row) == wanted)
                    .map(Lesson::read)
                    .toList();
            List<Lesson> won = lessons.stream()
                    .filter(lesson -> lesson.winner() != Lesson.NOBODY)
                    .toList();
            long green = won.stream().filter(lesson -> lesson.winner() == 0).count();
            Sample plies = Sample.of(
                    won.stream().map(lesson -> (double) lesson.moves().size()).toList());
            lines.add(List.of(
                    "" + round, "" + lessons.size(), "" + won.size(), "" + green, Played.number(plies.mean(), 1)));
        }
        return new ReportTable(
                "rounds",
                "Games won by a move of the winner teach, others do not; plies are moves of one side.",
                List.of("round", "games", "won", "won by Green", "mean plies"),
                lines);
    }
}
