package tesuji.lab.prediction;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tesuji.core.base.Rng;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.game.Notation;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;

/**
 * One search guesses every move of a folder of games: what {@code tesuji predict} does. A trial is a position.
 *
 * @param corpus the games
 * @param player the search
 * @param perPoint simulations for each free point
 * @param limit the most positions to look at, spread over all games
 */
public record FolderPrediction(GoCorpus corpus, String player, int perPoint, int limit) implements StagedExperiment {
    /** What {@link Guess#moves} is called in tables: legal moves but those that the search never tries. */
    public static final String ROOT_MOVES = "moves at the root";

    /** That these are not the games of the source, to people who have not heard of one. */
    public static final String OTHER_GAMES = "Wieczorek (2009) used 20 games with 1,151 moves, which are lost: the"
            + " numbers given there come from other games than these.";

    /** One row for each position. */
    public static final Sheet MOVES = new Sheet(
            "moves",
            "Every position and what the search made of the expert's move.",
            List.of(
                    "game",
                    "move",
                    "side",
                    "free points",
                    ROOT_MOVES,
                    "expert",
                    "rank",
                    "simulations",
                    "first choice",
                    "quality",
                    "tree"));

    private static final int GAME = 0;
    private static final int FREE = 3;
    private static final int LEGAL = 4;
    private static final int RANK = 6;
    private static final int TREE = 10;

    /** The names of the sides, by their number. */
    private static final List<String> SIDES = List.of("black", "white");

    @Override
    public String name() {
        return "predict";
    }

    @Override
    public String source() {
        return "Wieczorek 2009, §4";
    }

    @Override
    public String question() {
        return "How well does " + player + " guess the moves of experts?";
    }

    @Override
    public String conditions(Scale scale) {
        List<Example> all = corpus.examples();
        return player + " with " + perPoint + " simulations for each free point; "
                + examples().size() + " of " + all.size() + " positions of "
                + corpus.games().size() + " games, checksum " + checksum(all);
    }

    /** So that a run is not gone on with after the games have changed. */
    public static String checksum(List<Example> examples) {
        long sum = 0;
        for (Example example : examples) {
            GameRecord before = example.before();
            for (Object part : List.of(
                    example.game(),
                    before.game().toString(), // with rules and komi
                    before.setup(),
                    before.moves(),
                    example.side(),
                    example.number(),
                    example.expert())) {
                sum = Rng.mix(31 * sum + part.hashCode());
            }
        }
        return String.format(Locale.ROOT, "%016x", sum);
    }

    /** Those that are looked at: evenly many steps from one to the next. */
    private List<Example> examples() {
        return spread(corpus.examples(), limit);
    }

    /** At most so many of these, evenly spread. */
    public static List<Example> spread(List<Example> all, int most) {
        if (all.size() <= most) return all;
        List<Example> some = new ArrayList<>();
        for (long i = 0; i < most; i++) some.add(all.get((int) (i * all.size() / most)));
        return some;
    }

    @Override
    public int trials(Scale scale) {
        return examples().size();
    }

    @Override
    public List<Stage> stages(Workplace at) {
        Library library = at.tools().library();
        Predictor predictor = new Predictor(library, player, at.seed());
        List<KeyedTrial> trials = examples().stream()
                .map(example ->
                        new KeyedTrial(example.game() + " " + example.number(), () -> row(library, predictor, example)))
                .toList();
        return List.of(new Stage(MOVES, trials));
    }

    private List<String> row(Library library, Predictor predictor, Example example) throws InterruptedException {
        Guess guess = predictor.guess(example, perPoint);
        Notation notation = library.open(example.before().game()).notation();
        return List.of(
                example.game(),
                "" + example.number(),
                SIDES.get(example.side()),
                "" + example.free(),
                "" + guess.moves(),
                notation.move(example.expert()),
                "" + guess.rank(),
                "" + guess.visits(),
                notation.move(guess.choice()),
                String.format(Locale.ROOT, "%.4f", guess.quality(example.free())),
                guess.tree());
    }

    /** The score of the positions so far. */
    public static PredictionScore score(Workplace at) {
        return PredictionScore.of(at.rows(MOVES).stream()
                .map(row -> new PredictionScore.Scored(
                        row.get(GAME), number(row.get(FREE)), number(row.get(LEGAL)), number(row.get(RANK))))
                .toList());
    }

    /** In how many positions the tree was full. */
    public static int full(Workplace at) {
        return (int) at.rows(MOVES).stream()
                .filter(row -> row.get(TREE).equals(Guess.FULL))
                .count();
    }

    /** A sentence about full trees, or nothing. */
    public static String notice(Workplace at) {
        int full = full(at);
        return full == 0
                ? ""
                : "The tree was full and grew no more in " + full + " positions: give the player a larger capacity.";
    }

    private static int number(String cell) {
        return Integer.parseInt(cell);
    }

    @Override
    public Findings findings(Workplace at) {
        PredictionScore score = score(at);
        String answer = String.format(
                Locale.ROOT,
                "Quality %.4f, hit rate %.4f over %d positions.",
                score.quality().value(),
                score.hitRate().value(),
                score.positions());
        return new Findings(
                (answer + " " + OTHER_GAMES + " " + notice(at)).strip(), List.of(at.table(MOVES)), List.of());
    }
}
