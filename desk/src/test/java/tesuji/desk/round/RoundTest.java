package tesuji.desk.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Heaps;
import tesuji.games.Games;

final class RoundTest {
    private final Round round = new Round(new Heaps(3, 3));

    private void play(String... moves) {
        for (String move : moves) round.play(round.legal(move));
    }

    @Test
    void undoReturnsToTheLastTurnOfThoseSides() {
        play("a1", "a1", "b1");
        assertThat(round.undo(Set.of(1))).isTrue();
        assertThat(round.record().moves()).hasSize(1);
        assertThat(round.undo(Set.of(1))).isFalse();
        assertThat(round.undo(Set.of(0, 1))).isTrue();
        assertThat(round.record().moves()).isEmpty();
        assertThat(round.position().toMove()).isZero();
    }

    @Test
    void undoLeadsOutOfAFinishedGame() {
        play("a3", "b3");
        assertThat(round.isOver()).isTrue();
        assertThat(round.undo(Set.of(0))).isTrue();
        assertThat(round.isOver()).isFalse();
        assertThat(round.record().moves()).isEmpty();
    }

    /** Black places three stones in a row before White moves for the first time. */
    @Test
    void undoCountsSidesAndNotMoves() {
        Game game = Games.library().open("go:size=9,handicap=3,placement=free");
        Round free = new Round(game);
        for (String move : new String[] {"C3", "G7", "C7", "E5"}) free.play(free.legal(move));
        assertThat(free.undo(Set.of(0))).isTrue();
        assertThat(free.record().moves()).hasSize(2);
    }

    @Test
    void theLastMoveHasPoints() {
        assertThat(round.lastPoints()).isEmpty();
        play("a1");
        assertThat(round.lastPoints()).containsExactly(4);
    }

    @Test
    void longListsOfLegalMovesAreCut() {
        Round go = new Round(Games.library().open("go:size=9"));
        go.play(go.legal("E5"));
        assertThatThrownBy(() -> go.legal("e5"))
                .isInstanceOf(InputException.class)
                .hasMessage("E5 is not legal here: the point is occupied; "
                        + "legal are A1, B1, C1, D1, E1 and 76 more (see moves).");
    }
}
