package tesuji.solve.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;
import tesuji.solve.Arrows;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.Solved;

/** A counter walks along arrows; what counts as its board is up to each test. */
final class SuperkoCheckTest {
    /** Side 0 wins by 0 → 1 → 2 → 3 → 4 → 5; side 1 may step from 3 straight to 6, where it has lost too. */
    private static final Game LINE =
            new Arrows(new int[][] {{1}, {2}, {3}, {4, 6}, {5}, {}, {7}, {}}, new int[] {0, 0, 0, 0, 0, -1, 0, -1});

    private static ToLongFunction<Position> boards(Game game, long... boards) {
        Packing packing = game.packing().orElseThrow();
        return position -> boards[(int) (packing.pack(position) / 2)];
    }

    private static SuperkoCheck.Findings findings(Game game, long... boards) {
        Solved solved =
                Retrograde.STANDARD.solve(game.start(), StopCondition.NEVER).orElseThrow();
        return SuperkoCheck.from(game.start(), solved.reader(), boards(game, boards));
    }

    @Test
    void differentBoardsLeaveNoDoubt() {
        SuperkoCheck.Findings findings = findings(LINE, 10, 11, 12, 13, 14, 15, 16, 17);
        assertThat(findings.positions()).isEqualTo(8);
        assertThat(findings.doubts()).isZero();
        assertThat(findings.boards()).isEqualTo(4); // after 0 → 1, 2 → 3, 4 → 5, 6 → 7
        assertThat(findings.makes(11)).isTrue();
        assertThat(findings.makes(12)).isFalse();
    }

    @Test
    void aBoardThatTheWinnerMakesAgainIsFound() {
        assertThat(findings(LINE, 10, 11, 12, 11, 14, 15, 16, 17).doubts()).isEqualTo(1);
        assertThat(findings(LINE, 10, 11, 12, 13, 14, 10, 16, 17).doubts()).isEqualTo(1);
    }

    @Test
    void whatTheLoserMakesAgainDoesNotMatter() {
        assertThat(findings(LINE, 10, 11, 10, 13, 14, 15, 16, 17).doubts()).isZero();
    }

    @Test
    void aMoveThatLeavesTheBoardAsItIsMakesNothing() {
        SuperkoCheck.Findings findings = findings(LINE, 10, 10, 12, 13, 14, 15, 16, 17);
        assertThat(findings.doubts()).isZero();
        assertThat(findings.makes(10)).isFalse();
    }

    @Test
    void equalBoardsOnDifferentLinesDoNotMatter() {
        assertThat(findings(LINE, 10, 11, 12, 13, 14, 15, 16, 15).doubts()).isZero();
    }

    @Test
    void aDrawHasNoWinnerToFollow() {
        Game circle = new Arrows(new int[][] {{1}, {0}}, new int[] {0, 0});
        assertThatThrownBy(() -> findings(circle, 1, 2)).isInstanceOf(IllegalArgumentException.class);
    }
}
