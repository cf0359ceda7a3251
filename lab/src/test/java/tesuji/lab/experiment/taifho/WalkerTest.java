package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.games.taifho.TaifhoPosition;

final class WalkerTest {
    private static TaifhoPosition start(int cap) {
        return (TaifhoPosition) Games.library().open("taifho:cap=" + cap).start();
    }

    @Test
    void aWalkOfOneMoveHasTheChoicesOfTheStart() {
        Walker walker = new Walker(start(2), new Rng(1));
        walker.leg();
        assertThat(walker.plies()).isEqualTo(2);
        assertThat(walker.branching()).isCloseTo(14, within(0.01)); // fourteen first moves for either side
        assertThat(walker.end()).isEqualTo("none");
    }

    @Test
    void aWalkGoesOnBeyondTheCapOfTheRules() {
        Walker walker = new Walker(start(100), new Rng(2));
        walker.leg();
        assertThat(walker.hasEnded()).isFalse();
        walker.goOn();
        walker.leg();
        assertThat(walker.plies()).isEqualTo(200);
    }

    @Test
    void endsAreToldByWhoeverMovedLast() {
        assertThat(end("""
                tcdsdc.t
                ........
                ........
                ........
                ........
                T.......
                ........
                ........
                .......s
                TCDSDCS.
                move Blue
                """, "H8H9")).isEqualTo("Blue won: row filled");
        assertThat(end("""
                CDTDTCS.
                .......S
                ........
                ........
                ........
                ........
                ........
                .......t
                ........
                tcdsdcs.
                move Green
                """, "H1H0")).isEqualTo("Green arrived");
        assertThat(end("""
                ........
                ........
                ........
                ........
                ........
                ........
                tcd.....
                CST.....
                TDD.....
                .CSsdcst
                move Green
                """, "B8A9")).isEqualTo("Blue won: own row closed by the loser");
    }

    /** The end of a walk of this one move. */
    private static String end(String diagram, String move) {
        Game game = Games.library().open("taifho");
        TaifhoPosition position = (TaifhoPosition) game.start();
        game.notation().place(diagram, position);
        int number = game.notation().move(move);
        assertThat(position.isLegal(number)).isTrue();
        position.play(number);
        return new Walker(position, new Rng(1)).end();
    }
}
