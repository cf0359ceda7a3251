package tesuji.lab.experiment.katago;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

final class FixedCornersTest {
    private static final GoGame GAME = (GoGame) Games.library().open(KatagoOwnership.GAME);

    private static List<Integer> moves(String... names) {
        return List.of(names).stream().map(GAME.notation()::move).toList();
    }

    /** Seen from the lower right, White has what Black has seen from the upper left. */
    @Test
    void gamesWithTwoCornersBeginAlikeForBothSides() {
        assertThat(FixedCorners.TWO.setup()).isEqualTo("""
                        OXXXXXX............
                        OOX.X.X............
                        OOOX.XX............
                        O.OXX.X............
                        OOOOXXX............
                        O.O.OXX............
                        OOOOOOX............
                        ...................
                        ...................
                        ...................
                        ...................
                        ...................
                        ............OOOOOOO
                        ............XOO.O.O
                        ............XXOO.OO
                        ............X.XOO.O
                        ............XXXXXOO
                        ............X.X.XXO
                        ............XXXXXXX
                        move black
                        """);
    }

    /** Black's and White's wall are where they were, and the situation of the square is turned round. */
    @Test
    void situationsOfOneCornerMoveToTheOther() {
        String setup = FixedCorners.setup(SourceTables.pair("policy-1-1"));
        assertThat(setup.lines().skip(12).limit(7))
                .containsExactly(
                        "............OOOOOOO",
                        "............XXO.O..",
                        "............X.XOOOO",
                        "............XXX.XOX",
                        "............X.XOXOX",
                        "............XXXXXXX",
                        "............X...XXX");
    }

    /** White has entered the corridor in the third row of her picture of the corner. */
    @Test
    void corridorsAreEnteredInTheOtherCorner() {
        String setup = FixedCorners.setup(SourceTables.pair("policy-5-1"));
        assertThat(setup.lines().skip(12).limit(7))
                .containsExactly(
                        "............OOOOOOO",
                        "............XOO.OX.",
                        "............XO.OOX.",
                        "............XOOXOX.",
                        "............XXXX.X.",
                        "............XX.XOX.",
                        "............X.XXXX.");
    }

    @Test
    void nobodyMovesInTheCorners() {
        assertThat(FixedCorners.ONE.isFixed(Corner.point("G13", 19))).isTrue();
        assertThat(FixedCorners.ONE.isFixed(Corner.point("H13", 19))).isFalse();
        assertThat(FixedCorners.ONE.isFixed(Corner.point("N7", 19))).isFalse();
        assertThat(FixedCorners.TWO.isFixed(Corner.point("N7", 19))).isTrue();
        assertThat(FixedCorners.TWO.isFixed(Corner.point("N8", 19))).isFalse();
    }

    @Test
    void aReplacedCornerKeepsTheGameAroundIt() {
        List<Integer> moves = moves("Q4", "Q16", "D4");
        String setup = FixedCorners.setup(SourceTables.corner("own-2-1"));
        GoPosition position = FixedCorners.replay(GAME, setup, moves);
        assertThat(position.toMove()).isEqualTo(1);
        GoPosition board = FixedCorners.unplayed(position);
        assertThat(board.toMove()).isZero();
        assertThat(board.length()).isZero();
        assertThat(board.stones()).isEqualTo(position.stones());
        assertThat(board.stones().at(Corner.point("A17", 19))).isEqualTo((byte) 2);
    }
}
