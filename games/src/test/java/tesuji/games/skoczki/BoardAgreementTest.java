package tesuji.games.skoczki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.core.game.Position;
import tesuji.core.game.Walk;
import tesuji.games.Games;

/** On boards that both positions can hold they play the same game. */
final class BoardAgreementTest {
    private static void assertAgree(Position bits, Position cells) {
        String diagram = bits.game().notation().diagram(bits);
        assertThat(bits.game().notation().diagram(cells)).isEqualTo(diagram);
        assertThat(moves(cells)).as(diagram).isEqualTo(moves(bits));
        assertThat(cells.isOver()).isEqualTo(bits.isOver());
        if (bits.isOver()) assertThat(cells.score()).isEqualTo(bits.score());
    }

    /** In ascending order; the two have orders of their own. */
    private static int[] moves(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        Arrays.sort(moves, 0, count);
        return Arrays.copyOf(moves, count);
    }

    @ParameterizedTest
    @EnumSource
    void randomGamesAreTheSameForthAndBack(Variant variant) {
        for (String board : new String[] {"width=3,height=5", "width=4,height=7", "width=8,height=8"}) {
            SkoczkiGame game =
                    (SkoczkiGame) Games.library().open("skoczki:" + board + ",cap=120,variant=" + variant.text());
            for (long seed = 1; seed <= 3; seed++) {
                Position bits = game.start();
                Position cells = new LargeSkoczkiPosition(game);
                Walk walk = Walk.of(game, seed);
                for (int move : walk.moves()) {
                    assertAgree(bits, cells);
                    bits.play(move);
                    cells.play(move);
                }
                assertAgree(bits, cells);
                for (int ply = 0; ply < walk.length(); ply++) {
                    bits.undo();
                    cells.undo();
                }
                assertAgree(bits, cells);
                assertThat(cells.key()).isEqualTo(new LargeSkoczkiPosition(game).key());
            }
        }
    }

    /** Every arrangement of the men, also those that play cannot reach. */
    @ParameterizedTest
    @EnumSource
    void allArrangementsHaveTheSameMoves(Variant variant) {
        for (String board : new String[] {"1x8", "2x5"}) {
            SkoczkiGame game = (SkoczkiGame) States.open(board, variant.text());
            Position bits = game.start();
            Position cells = new LargeSkoczkiPosition(game);
            for (long index = 0; index < game.indexing().orElseThrow().size(0); index++) {
                if (!game.indexing().orElseThrow().unrank(0, index, bits)) continue;
                game.notation().place(game.notation().diagram(bits), cells);
                assertAgree(bits, cells);
            }
        }
    }
}
