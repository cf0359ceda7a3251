package tesuji.games.go.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;
import tesuji.core.eval.Advisor;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

final class LearntAdvisorTest {
    private final GoGame game = (GoGame) Games.library().open("go:size=9,komi=7.5");
    private final GoPosition position = position();
    private final int[] moves = new int[game.maxLegalMoves()];
    private final int count = position.legalMoves(moves);

    private GoPosition position() {
        GoPosition start = (GoPosition) game.start();
        game.notation().place("""
                .........
                .........
                ..X...O..
                .........
                ....X....
                ...XOX...
                .........
                ..X...O..
                .........
                move white
                """, start);
        return start;
    }

    private float[][] advice(Advisor advisor) {
        float[] simulations = new float[count];
        float[] wins = new float[count];
        advisor.advise(position, moves, count, simulations, wins);
        return new float[][] {simulations, wins};
    }

    /** What is added to the reasons: weight · √p, all won, and nothing for the pass. */
    @Test
    void likelyMovesGetImaginedWins() {
        float[][] reasons = advice(Tactical.STANDARD.on(game));
        float[][] learnt =
                advice(RecordText.read(Learnt.class, "Learnt[weight=60]").on(game));
        float[] weights = new float[count];
        LearntBradleyTerry.STANDARD.on(game).weigh(position, moves, count, weights);
        double sum = 0;
        for (float weight : weights) sum += weight;
        for (int i = 0; i < count; i++) {
            double expected = moves[i] == game.pass() ? 0 : 60 * Math.sqrt(weights[i] / sum);
            assertThat(learnt[0][i] - reasons[0][i]).isEqualTo((float) expected, within(1e-3f));
            assertThat(learnt[1][i] - reasons[1][i]).isEqualTo((float) expected, within(1e-3f));
        }
    }

    private static double imagined(int size, String move) {
        GoGame board = (GoGame) Games.library().open("go:size=" + size + ",komi=7.5");
        GoPosition start = (GoPosition) board.start();
        int[] all = new int[board.maxLegalMoves()];
        int most = start.legalMoves(all);
        float[] reasons = new float[most];
        float[] learnt = new float[most];
        float[] weights = new float[most];
        Tactical.STANDARD.on(board).advise(start, all, most, reasons, new float[most]);
        Learnt.STANDARD.on(board).advise(start, all, most, learnt, new float[most]);
        LearntBradleyTerry.STANDARD.on(board).weigh(start, all, most, weights);
        double sum = 0;
        int at = 0;
        for (int i = 0; i < most; i++) {
            sum += weights[i];
            if (all[i] == board.notation().move(move)) at = i;
        }
        return (learnt[at] - reasons[at]) / Math.sqrt(weights[at] / sum);
    }

    @Test
    void largerBoardsHaveMoreImaginedSimulations() {
        assertThat(imagined(9, "E5")).isEqualTo(40, within(1e-2));
        assertThat(imagined(19, "D4")).isEqualTo(40 * 361 / 81.0, within(1e-2));
    }

    @Test
    void recipesAreReadFromWhatTheyPrint() {
        assertThat(RecordText.read(GoAdvice.class, Learnt.STANDARD.toString())).isEqualTo(Learnt.STANDARD);
        assertThat(RecordText.read(GoPrior.class, LearntBradleyTerry.STANDARD.toString()))
                .isEqualTo(LearntBradleyTerry.STANDARD);
        assertThat(RecordText.read(GoAdvice.class, "Learnt[weight=3,reasons=Tactical[pattern=0]]"))
                .isInstanceOfSatisfying(
                        Learnt.class,
                        learnt -> assertThat(learnt.reasons().pattern()).isZero());
    }

    @Test
    void badRecipesAreRefused() {
        assertThatThrownBy(() -> RecordText.read(GoAdvice.class, "Learnt[weight=-1]"))
                .isInstanceOf(InputException.class)
                .hasMessage("Learnt: the weight must not be negative.");
        Learnt missing = RecordText.read(Learnt.class, "Learnt[strengths=no-such-file.txt]");
        assertThatThrownBy(() -> missing.on(game))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no-such-file.txt");
    }
}
