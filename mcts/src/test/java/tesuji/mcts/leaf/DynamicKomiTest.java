package tesuji.mcts.leaf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.eval.UniformPlayout;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.mcts.Mcts;

final class DynamicKomiTest {
    private static final int PERIOD = 10;
    private final Game game = Games.library().open("go:size=5,komi=0");

    /** Moves the komi by two points after every ten games, by ten at most, until 15 of the 25 points are taken. */
    private final DynamicKomi rule = new DynamicKomi(0.45, 0.5, 2, PERIOD, 0.4, 0.6);

    private Rewarder rewarder(Position root) {
        Rewarder rewarder = rule.on(game, new UniformPlayout(game));
        rewarder.beginSearch(root);
        return rewarder;
    }

    /** The mean reward of side 0 in so many periods in which all games end with this margin. */
    private static double mean(Rewarder rewarder, int periods, double points) {
        double sum = 0;
        for (int i = 0; i < periods * PERIOD; i++) sum += rewarder.reward((int) (2 * points), 30);
        return sum / (periods * PERIOD);
    }

    private Position after(String... moves) {
        Position position = game.start();
        for (String move : moves) position.play(game.notation().move(move));
        return position;
    }

    /** Seven points ahead: burdens of 2, 4 and 6 points are borne, 8 is too much and not tried again. */
    @Test
    void whoIsAheadIsBurdened() {
        Rewarder rewarder = rewarder(game.start());
        assertThat(mean(rewarder, 4, 7)).isEqualTo(1);
        assertThat(mean(rewarder, 1, 7)).isZero();
        assertThat(mean(rewarder, 20, 7)).as("the burden of 6 stays").isEqualTo(1);
    }

    @Test
    void whoIsBehindIsRelieved() {
        Rewarder rewarder = rewarder(game.start());
        assertThat(mean(rewarder, 4, -7)).isZero();
        assertThat(mean(rewarder, 1, -7)).isEqualTo(1);
        assertThat(mean(rewarder, 1, -7)).as("a relief of 8 was too much").isZero();
    }

    /** A draw with the moved komi counts half, which is not often enough to burden any further. */
    @Test
    void aDrawKeepsTheKomi() {
        Rewarder rewarder = rewarder(game.start());
        assertThat(mean(rewarder, 2, 4)).isEqualTo(1);
        assertThat(mean(rewarder, 5, 4)).isEqualTo(0.5);
    }

    @Test
    void noMoreThanTheMost() {
        Rewarder rewarder = rewarder(game.start());
        assertThat(mean(rewarder, 30, 10.5)).isEqualTo(1);
        assertThat(mean(rewarder, 1, 9.5)).isZero();
    }

    @Test
    void theSecondSideIsTreatedAlike() {
        Rewarder rewarder = rewarder(after("C3"));
        assertThat(mean(rewarder, 4, -7)).isZero();
        assertThat(mean(rewarder, 1, -7)).isEqualTo(1);
        assertThat(mean(rewarder, 20, -7)).isZero();
    }

    @Test
    void aNewSearchBeginsWithTheRealKomi() {
        Rewarder rewarder = rewarder(game.start());
        mean(rewarder, 5, 7);
        rewarder.beginSearch(after("C3", "pass"));
        assertThat(mean(rewarder, 4, 7)).isEqualTo(1);
        assertThat(mean(rewarder, 1, 7)).isZero();
    }

    /** 15 of the 25 points are taken. */
    @Test
    void towardsTheEndTheRealKomiCounts() {
        Position late = after("A5", "A1", "B5", "B1", "C5", "C1", "D5", "D1", "E5", "E1", "B4", "B2", "C4", "C2", "D4");
        assertThat(mean(rewarder(late), 30, 0.5)).isEqualTo(1);
        late.undo();
        assertThat(mean(rewarder(late), 30, 0.5)).isStrictlyBetween(0.0, 1.0);
    }

    @Test
    void aGameWithoutPointsHasNone() {
        Game hex = Games.library().open("hex:size=3");
        assertThatThrownBy(() -> rule.on(hex, new UniformPlayout(hex)))
                .isInstanceOf(InputException.class)
                .hasMessage("The reward DynamicKomi needs a game that is won by points, which hex is not.");
    }

    /** White gives Black 40 points on 49: all moves win, and a moved komi lets some lose. */
    @ParameterizedTest
    @ValueSource(
            strings = {"SingleThread", "TreeParallel[threads=2]", "LeafParallel[threads=2]", "RootParallel[threads=2]"})
    void aDecidedGameIsBalanced(String parallelism) {
        Game decided = Games.library().open("go:size=7,komi=-40");
        double real = value(decided, "WinLoss", parallelism).value();
        assertThat(real).isGreaterThan(0.85);
        Analysis moved = value(decided, "DynamicKomi[step=6, most=1]", parallelism);
        assertThat(moved.value()).isBetween(0.4, 0.79);
        assertThat(moved.lead()).as("the real margin").isCloseTo(40, within(15.0));
    }

    /** Every worker is told where a search begins: from this share of points on nobody moves the komi. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SingleThread",
                "TreeParallel[threads=2]",
                "LeafParallel[threads=2]",
                "RootParallel[threads=2]",
                "BlockParallel[trees=2, batch=8]"
            })
    void everyWorkerKnowsThePosition(String parallelism) {
        Game decided = Games.library().open("go:size=7,komi=-40");
        assertThat(value(decided, "DynamicKomi[step=6, most=1, until=0]", parallelism)
                        .value())
                .isGreaterThan(0.85);
    }

    @Test
    void bothPartsOfABlendKnowThePosition() {
        Game decided = Games.library().open("go:size=7,komi=-40");
        String moving = "Rollouts[playout=light, reward=DynamicKomi[step=6, most=1]]";
        String real = "Rollouts[playout=light, reward=DynamicKomi[step=6, most=1, until=0]]";
        double both = analysis(decided, "Blend[first=" + real + ", second=" + real + "]", "SingleThread")
                .value();
        assertThat(both).isGreaterThan(0.85);
        double one = analysis(decided, "Blend[first=" + real + ", second=" + moving + "]", "SingleThread")
                .value();
        assertThat(one).isLessThan(both - 0.02);
    }

    private static Analysis value(Game game, String reward, String parallelism) {
        return analysis(game, "Rollouts[playout=light, reward=" + reward + "]", parallelism);
    }

    private static Analysis analysis(Game game, String leaf, String parallelism) {
        Mcts recipe = Mcts.read("mcts[leaf=" + leaf + ", parallelism=" + parallelism
                + ", play=PlaySettings[stopEarly=false], capacity=20000]");
        try (var player = recipe.player("test", game, Games.parts(game), 1)) {
            return player.analyse(GameRecord.of(game), AnalysisRequest.within(Limits.steps(4000)), news -> {})
                    .analysis();
        }
    }
}
