package tesuji.games.taifho;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.games.Games;

/** Every end of a game has its reason. */
final class FinishTest {
    private static void assertFinish(Finish finish, String reason, TaifhoPosition position) {
        assertThat(position.isOver()).isTrue();
        assertThat(Finish.of(position)).isEqualTo(finish);
        assertThat(Finish.reason(position)).isEqualTo(reason);
    }

    @Test
    void theGoal() {
        String reason = "all its pieces stand in Green's home row";
        for (String fairPlay : List.of("full-row", "blockade", "none")) {
            Game game = Games.library().open("taifho:fairplay=" + fairPlay);
            assertFinish(Finish.GOAL, reason, Boards.place(game, Boards.FIG_4_6_LEFT, "Green"));
        }
    }

    /** The last hole may be closed by its owner or by the enemy who wins. */
    @Test
    void aRowOfBothSides() {
        String reason = "Green's home row is full, Green's own pieces among those in it, which fair play forbids";
        TaifhoPosition position = Boards.green(Boards.FIG_1_6);
        position.play(Boards.GAME.notation().move("A8A9"));
        assertFinish(Finish.CLOSED, reason, position);
        String entered = Boards.rows("", "", "", "", "", "", "", "cd", "TDDCST", "tCSsdcst");
        assertFinish(Finish.CLOSED, reason, Boards.green(entered));
    }

    @Test
    void aWall() {
        Game game = Games.library().open("taifho:fairplay=blockade");
        assertFinish(
                Finish.WALLED_IN,
                "Green has walled in the rest of its home row, which fair play forbids",
                Boards.place(game, Boards.FIG_1_6, "Green"));
    }

    @Test
    void theCap() {
        Game game = Games.library().open("taifho:cap=2");
        TaifhoPosition position = (TaifhoPosition) game.start();
        for (String move : List.of("B9B8", "B0B1"))
            position.play(game.notation().move(move));
        assertFinish(Finish.LIMIT, "it has advanced 1 row, Green 1", position);
    }
}
