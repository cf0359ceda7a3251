package tesuji.mcts.leaf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;
import tesuji.core.base.Rng;
import tesuji.core.eval.CapturingPlayout;
import tesuji.core.eval.Line;
import tesuji.core.eval.UniformPlayout;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.playout.LightPlayout;

final class RewardTest {
    private static final double EXACT = 1e-12;
    private final Game game = Games.library().open("go:size=9,komi=7.5");

    private Rewarder on(Reward reward) {
        return on(reward, 0, 0);
    }

    private Rewarder on(Reward reward, int captures, int capturesOfTheOther) {
        return reward.on(game, new Captures(captures, capturesOfTheOther));
    }

    /** Says what it is told to say. */
    private record Captures(int first, int second) implements CapturingPlayout {
        @Override
        public int finish(Position position, Rng rng, Line line) {
            return 0;
        }

        @Override
        public int captures(int side) {
            return side == 0 ? first : second;
        }
    }

    @Test
    void winningIsAllThatCounts() {
        Rewarder rewarder = on(new WinLoss());
        assertThat(rewarder.reward(1, 100)).isEqualTo(1);
        assertThat(rewarder.reward(0, 100)).isEqualTo(0.5);
        assertThat(rewarder.reward(-147, 100)).isZero();
    }

    @Test
    void theShareOfTheBoard() {
        Rewarder rewarder = on(new Area());
        assertThat(rewarder.reward(0, 100)).isEqualTo(0.5);
        assertThat(rewarder.reward(2 * 27, 100)).isEqualTo(54 / 81.0, within(EXACT));
        assertThat(rewarder.reward(-2 * 27, 100)).isEqualTo(27 / 81.0, within(EXACT));
        assertThat(rewarder.reward(-2 * 81 - 15, 100)).isZero();
    }

    @Test
    void closeWinsCountMore() {
        Rewarder rewarder = on(new SmallDifferences());
        assertThat(rewarder.reward(1, 100)).isEqualTo(0.5 + 0.5 / 1.5, within(EXACT));
        assertThat(rewarder.reward(6, 100)).isEqualTo(0.625, within(EXACT));
        assertThat(rewarder.reward(-6, 100)).isEqualTo(0.375, within(EXACT));
        assertThat(rewarder.reward(0, 100)).isEqualTo(0.5);
    }

    @Test
    void prisonersCostTheirCaptor() {
        assertThat(on(new FewPrisoners(), 0, 0).reward(2 * 27, 100)).isEqualTo(54 / 81.0, within(EXACT));
        // 54 points with two prisoners are worth 18, 27 points with none 27
        assertThat(on(new FewPrisoners(), 2, 0).reward(2 * 27, 100)).isEqualTo(18 / 45.0, within(EXACT));
        assertThat(on(new FewPrisoners(), 2, 8).reward(2 * 27, 100)).isEqualTo(18 / 21.0, within(EXACT));
        assertThat(on(new FewPrisoners(), 9, 9).reward(-2 * 81 - 15, 100)).isZero();
    }

    @Test
    void quickWinsCountMore() {
        Rewarder inverse = on(new ShortGames(2, ShortGames.Decay.INVERSE, 0));
        assertThat(inverse.reward(5, 0)).isEqualTo(1);
        assertThat(inverse.reward(5, 162)).isEqualTo(0.75, within(EXACT));
        assertThat(inverse.reward(-5, 162)).isEqualTo(0.25, within(EXACT));
        assertThat(inverse.longest()).isEqualTo(Integer.MAX_VALUE);
        Rewarder sigmoid = on(new ShortGames(2, ShortGames.Decay.SIGMOID, 0));
        assertThat(sigmoid.reward(5, 162)).isEqualTo(0.75, within(EXACT));
        assertThat(sigmoid.reward(5, 0)).isEqualTo(0.5 + 0.5 / (1 + Math.exp(-4)), within(EXACT));
    }

    @Test
    void longGamesAreBrokenOff() {
        LightPlayout playout = new LightPlayout((GoGame) game, EyeRule.DIAGONAL);
        // 1 / (1 + length / 81) < 1/2 from length 82 on
        assertThat(new ShortGames(1, ShortGames.Decay.INVERSE, 0.5)
                        .on(game, playout)
                        .longest())
                .isEqualTo(82);
        assertThat(new ShortGames(1, ShortGames.Decay.INVERSE, 1e-9)
                        .on(game, playout)
                        .longest())
                .isEqualTo(Integer.MAX_VALUE);
    }

    static Stream<Reward> rewards() {
        return Stream.of(
                new WinLoss(),
                new Area(),
                new SmallDifferences(),
                new FewPrisoners(),
                new ShortGames(1.5, ShortGames.Decay.INVERSE, 0),
                new ShortGames(0.7, ShortGames.Decay.SIGMOID, 0),
                DynamicKomi.STANDARD);
    }

    @ParameterizedTest
    @MethodSource("rewards")
    void whatOneSideGetsTheOtherLacks(Reward reward) {
        Rng rng = new Rng(1);
        for (int i = 0; i < 1000; i++) {
            int score = rng.nextInt(400) - 200;
            int length = rng.nextInt(300);
            int first = rng.nextInt(50);
            int second = rng.nextInt(50);
            double mine = on(reward, first, second).reward(score, length);
            double yours = on(reward, second, first).reward(-score, length);
            assertThat(mine).isBetween(0.0, 1.0);
            assertThat(mine + yours).isEqualTo(1, within(EXACT));
        }
    }

    @ParameterizedTest
    @MethodSource("rewards")
    void aRewardIsReadFromWhatItPrints(Reward reward) {
        assertThat(RecordText.read(Reward.class, reward.toString())).isEqualTo(reward);
    }

    @ParameterizedTest
    @ValueSource(strings = {"FewPrisoners", "ShortGames[stopBelow=0.1]"})
    void missingAbilitiesAreNamed(String reward) {
        assertThatThrownBy(() -> RecordText.read(Reward.class, reward).on(game, new UniformPlayout(game)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("playout")
                .hasMessageContaining("of go");
    }
}
