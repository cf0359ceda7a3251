package tesuji.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.game.GameRecord;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.feature.MoveFeature;
import tesuji.games.go.feature.MoveTeams;
import tesuji.games.go.feature.PatternDictionary;
import tesuji.games.go.feature.PatternReader;
import tesuji.games.go.feature.Strengths;
import tesuji.games.go.feature.StrengthsText;

final class StrengthTrainingTest {
    private static GameRecord game(String id, String... moves) {
        GoGame game = (GoGame) Games.library().open(id);
        List<Integer> played = new ArrayList<>();
        for (String move : moves) played.add(game.notation().move(move));
        return new GameRecord(game.id(), "", played);
    }

    private static GameRecord small(String... moves) {
        return game("go:size=5,komi=0", moves);
    }

    /** Both sides take a stone as soon as they can, near or far. */
    private static final List<GameRecord> TAKERS = List.of(
            small("B1", "A1", "A2", "C3", "D3", "D4", "D5", "E4"),
            small("D1", "E1", "E2", "C3", "B3", "B4", "B5", "A4"),
            small("A2", "A1", "B1", "pass", "D5", "E5", "E4"));

    private static final StrengthTraining TRAINING = new StrengthTraining(Games.library(), 2, 1000, 0, 50);

    @Test
    void whatIsPlayedWheneverItCanBeIsStrong() {
        List<Double> shares = new ArrayList<>();
        StrengthTraining.Result result = TRAINING.learn(TAKERS, shares::add);
        assertThat(result.positions()).as("the pass is no position").isEqualTo(22);
        Strengths strengths = result.strengths();
        double strongest = 0;
        for (int level = 1; level <= 5; level++) {
            strongest = Math.max(strongest, strengths.gamma(MoveFeature.CAPTURE, level));
        }
        assertThat(strongest).isGreaterThan(2);
        assertThat(result.meanLogEvidence()).isGreaterThan(Math.log(1.0 / 24));
        assertThat(shares).isSorted().hasSize(2 * 3 + 50).last().isEqualTo(1.0);
    }

    @Test
    void learningTwiceLearnsTheSame() {
        assertThat(TRAINING.learn(TAKERS, share -> {}).strengths())
                .isEqualTo(TRAINING.learn(TAKERS, share -> {}).strengths());
    }

    /** Who owns a point at the end of playouts is learnt only where playouts are made. */
    @Test
    void endsOfPlayoutsAreLearnt() {
        Strengths without = TRAINING.learn(TAKERS, share -> {}).strengths();
        StrengthTraining training = new StrengthTraining(Games.library(), 2, 1000, 40, 50);
        StrengthTraining.Result result = training.learn(TAKERS, share -> {});
        assertThat(without.tells(MoveFeature.OWNER)).isFalse();
        assertThat(result.strengths().tells(MoveFeature.OWNER)).isTrue();
        assertThat(result.strengths().tells(MoveFeature.CRITICALITY)).isTrue();
        assertThat(result.strengths())
                .as("a second time, whatever thread looks at which game")
                .isEqualTo(training.learn(TAKERS, share -> {}).strengths());
        PredictionRate rate = PredictionRate.of(TAKERS, Games.library(), result.strengths(), 40);
        assertThat(rate.meanLogEvidence()).isCloseTo(result.meanLogEvidence(), within(1e-4));
    }

    /** By hand: the first move is one of nine alike; after it eight are left, and four of them touch the stone. */
    @Test
    void predictionsByHand() {
        GameRecord record = game("go:size=3,komi=0", "B2", "B3", "pass");
        Strengths nothing = StrengthsText.read("", "nothing");
        PredictionRate blind = PredictionRate.of(List.of(record), Games.library(), nothing, 0);
        assertThat(blind.games()).isEqualTo(1);
        assertThat(blind.positions()).isEqualTo(2);
        assertThat(blind.meanLogEvidence()).isCloseTo(Math.log(1.0 / 72) / 2, within(1e-6));
        assertThat(blind.top1()).as("of equals the one played comes last").isZero();
        assertThat(blind.top5()).isZero();
        assertThat(blind.top10()).isEqualTo(1);
        Strengths near = StrengthsText.read("BORDER 2 4\nPREVIOUS 2 3", "near");
        PredictionRate rate = PredictionRate.of(List.of(record), Games.library(), near, 0);
        assertThat(rate.meanLogEvidence()).isCloseTo(Math.log(4.0 / 12 * 3 / 16) / 2, within(1e-6));
        assertThat(rate.top1()).as("the centre").isEqualTo(0.5);
        assertThat(rate.top5()).isEqualTo(1);
    }

    /** The evidence that training tells is what predicting the same games finds. */
    @Test
    void trainingAndPredictingAgree() {
        StrengthTraining.Result result = TRAINING.learn(TAKERS, share -> {});
        PredictionRate rate = PredictionRate.of(TAKERS, Games.library(), result.strengths(), 0);
        assertThat(rate.positions()).isEqualTo(result.positions());
        assertThat(rate.meanLogEvidence()).isCloseTo(result.meanLogEvidence(), within(1e-4));
    }

    /** What is known of a large pattern is known of all smaller ones around the same move. */
    @Test
    void smallerPatternsOfAKnownOneAreKnown() {
        PatternHarvest harvest = new PatternHarvest();
        PatternDictionary none = new PatternDictionary(new long[0]);
        new GameWalk(Games.library(), none).through(TAKERS, harvest, () -> {});
        PatternDictionary twice = harvest.dictionary(2, 1000);
        assertThat(twice.size())
                .isPositive()
                .isLessThan(harvest.dictionary(1, 1000).size());
        assertThat(harvest.dictionary(1000, 1000).size()).isZero();
        assertThat(harvest.dictionary(1000, 30).size()).as("seen, not played").isPositive();
        new GameWalk(Games.library(), none)
                .through(
                        TAKERS,
                        (teams, moves, count) -> {
                            boolean known = true;
                            PatternReader reader = teams.patternsAround(moves[0]);
                            for (int size = 0; size < PatternReader.SIZES; size++) {
                                boolean next = twice.number(reader.next()) != 0;
                                assertThat(known || !next).isTrue();
                                known = next;
                            }
                        },
                        () -> {});
    }

    @Test
    void theMovePlayedComesFirstAndPassesAreLeftOut() {
        GameRecord record = small("C3", "pass", "B2", "A1");
        List<Integer> played = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        int[] games = {0};
        GameWalk.Visitor visitor = (MoveTeams teams, int[] moves, int count) -> {
            played.add(moves[0]);
            counts.add(count);
            assertThat(Arrays.stream(moves, 0, count).distinct().count()).isEqualTo(count);
        };
        new GameWalk(Games.library(), new PatternDictionary(new long[0]))
                .through(List.of(record, record), visitor, () -> games[0]++);
        GoGame game = (GoGame) Games.library().open("go:size=5,komi=0");
        assertThat(played.subList(0, 3))
                .containsExactly(
                        game.notation().move("C3"),
                        game.notation().move("B2"),
                        game.notation().move("A1"));
        assertThat(counts).containsExactly(25, 24, 23, 25, 24, 23);
        assertThat(games[0]).isEqualTo(2);
        assertThat(((GoPosition) record.replay(game)).toMove()).isZero();
    }
}
