package tesuji.desk.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.game.Library;
import tesuji.core.play.Limits;
import tesuji.core.play.Measure;
import tesuji.core.play.Player;
import tesuji.core.play.RandomPlayer;
import tesuji.desk.go.GoTable;
import tesuji.games.Games;
import tesuji.games.sgf.Sgf;

final class ReviewTest {
    private static final Library LIBRARY = Games.library();

    /** C3 and D3 are the best moves of Black; White should have taken D3, then C2. */
    private static final String GAME = "(;FF[4]GM[1]SZ[5]KM[0]XX[kept];B[cc]C[first];W[ae]N[two];B[dc]LB[aa:1];W[])";

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    private final List<ReviewedMove> moves = new ArrayList<>();

    private Review review(String sgf) throws IOException {
        return Review.of(Sgf.read(Files.writeString(folder.resolve("game.sgf"), sgf)), LIBRARY);
    }

    private void judge(Review review, Player player) {
        Reviewer reviewer = new Reviewer(LIBRARY, new GoTable(LIBRARY), player, Limits.steps(5), review.game());
        review.judge(reviewer, 1, review.length(), moves::add);
    }

    private String annotated(Review review) throws IOException {
        Path file = folder.resolve("out.sgf");
        review.write(review.report("counter"), file);
        return Files.readString(file);
    }

    @Test
    void lossesAreMeasuredAfterBothMoves() throws IOException {
        Review review = review(GAME);
        PointCounter player = new PointCounter(review.game(), true);
        judge(review, player);
        assertThat(moves.stream().map(ReviewedMove::pointsLost)).containsExactly(0.0, 6.0, 0.0, 4.0);
        assertThat(moves.stream().map(move -> Math.round(1000 * move.winrateLost())))
                .containsExactly(0L, 60L, 0L, 40L);
        assertThat(moves.stream().map(move -> review.game().notation().move(move.best())))
                .containsExactly("C3", "D3", "D3", "C2");
        ReviewedMove second = moves.get(1);
        assertThat(second.before().lead()).isEqualTo(-10);
        assertThat(second.afterBest().lead()).isEqualTo(-4);
        assertThat(second.after().lead()).isEqualTo(-10);
        assertThat(second.after().winrate()).isCloseTo(0.4, within(1e-9));
        assertThat(player.searches)
                .as("the first position, after every move, after the better ones, and a glance before those")
                .isEqualTo(1 + 4 + 2 + 2);
    }

    @Test
    void theRecordIsWrittenWithAllThatWasInIt() throws IOException {
        Review review = review(GAME);
        judge(review, new PointCounter(review.game(), true));
        assertThat(annotated(review)).isEqualTo("""
                (;FF[4]GM[1]SZ[5]KM[0]XX[kept];B[cc]C[first

                Tesuji analysis by counter
                Black 50.0 % (+0.0) before the move, 60.0 % (+10.0) after it.
                The best move found. Line: C3 D3]SBKV[60.00]V[10.0]
                (;W[ae]N[two]C[Tesuji analysis by counter
                White 40.0 % (-10.0) before the move, 40.0 % (-10.0) after it.
                Better: D3, 46.0 % (-4.0). Lost: 6.0 %, 6.0 points. Line: D3 C2]SBKV[60.00]V[10.0]
                ;B[dc]LB[aa:1]C[Tesuji analysis by counter
                Black 60.0 % (+10.0) before the move, 66.0 % (+16.0) after it.
                The best move found. Line: D3 C2]SBKV[66.00]V[16.0]
                (;W[]C[Tesuji analysis by counter
                White 34.0 % (-16.0) before the move, 34.0 % (-16.0) after it.
                Better: C2, 38.0 % (-12.0). Lost: 4.0 %, 4.0 points. Line: C2 B1]SBKV[66.00]V[16.0])
                (;W[cd]C[Tesuji analysis by counter
                Better than pass: 38.0 % (-12.0) instead of 34.0 % (-16.0).]
                ;B[be]))
                (;W[dc]C[Tesuji analysis by counter
                Better than A1: 46.0 % (-4.0) instead of 40.0 % (-10.0).]
                ;B[cd]))
                """);
    }

    @Test
    void aSecondReviewReplacesTheFirst() throws IOException {
        Review first = review(GAME);
        judge(first, new PointCounter(first.game(), true));
        String once = annotated(first);
        Review second = review(once);
        judge(second, new PointCounter(second.game(), true));
        assertThat(annotated(second)).isEqualTo(once);
    }

    @Test
    void withoutACountThereAreOnlyWinRates() throws IOException {
        Review review = review("(;SZ[5];B[aa])");
        judge(review, new PointCounter(review.game(), false));
        assertThat(moves.get(0).pointsLost()).isNaN();
        assertThat(annotated(review))
                .contains("Better: C3, 60.0 %. Lost: 10.0 %. Line:")
                .doesNotContain("V[0");
        assertThat(review.report("counter").answer().moves().get(0).score()).isNull();
    }

    /** The right side is Black's and the left White's: 10 points each, and the middle is nobody's; White wins by komi. */
    @Test
    void aFinishedGameIsCountedNotSearched() throws IOException {
        Review review = review("(;SZ[5]KM[0.5]AB[da][db][dc][dd][de]AW[ba][bb][bc][bd][be];B[];W[])");
        judge(review, new PointCounter(review.game(), true));
        assertThat(moves.get(1).after()).isEqualTo(new WinEstimate(1, 0.5, Measure.VALUE));
    }

    /** All points but three are worth nothing, so every one of the others is as good. */
    @Test
    void anotherMoveMayBeAsGood() throws IOException {
        Review review = review("(;SZ[5];B[cc];W[dc];B[cd];W[ee])");
        judge(review, new PointCounter(review.game(), true));
        assertThat(annotated(review))
                .contains("Nothing lost; counter would have played A1, 42.0 % (-8.0). Line: A1 B1]SBKV[58.00]V[8.0])");
    }

    @Test
    void movesOutOfTurnAndStonesOnTheWayAreFollowed() throws IOException {
        Review review = review("(;SZ[5];W[cc];W[dc];AB[cd];B[aa])");
        judge(review, new PointCounter(review.game(), true));
        assertThat(moves.stream().map(ReviewedMove::side)).containsExactly(1, 1, 0);
        assertThat(moves.stream().map(move -> move.before().lead())).containsExactly(0.0, 10.0, -12.0);
    }

    @Test
    void aPlayerWithoutThoughtsIsRefused() throws IOException {
        Review review = review(GAME);
        assertThatThrownBy(() -> judge(review, new RandomPlayer(review.game(), 1)))
                .isInstanceOf(InputException.class)
                .hasMessage("The player random does not say what it thinks of a position; "
                        + "name one that searches with --player.");
    }

    @Test
    void anIllegalMoveIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> review("(;SZ[5];B[cc]\n;W[cc])"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(
                        "game.sgf, line 2, column 2: The move C3 is illegal here: the point is occupied.");
    }
}
