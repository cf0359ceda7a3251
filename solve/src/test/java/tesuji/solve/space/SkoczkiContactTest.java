package tesuji.solve.space;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;

/** Men who may only jump end beside what they jumped over, so some touch for ever (Goluch, §6.1, figure 6.1). */
final class SkoczkiContactTest {
    @ParameterizedTest
    @CsvSource({
        "A, 1, 9",
        "B-1, 1, 9",
        "B-2, 1, 9",
        "C, 1, 9",
        "D, 1, 9",
        "A, 2, 6",
        "B-1, 2, 6",
        "B-2, 2, 6",
        "C, 2, 6",
        "D, 2, 6",
        "A, 3, 5",
        "B-2, 3, 5"
    })
    void someMenAlwaysTouch(String variant, int width, int height) {
        assertThat(apart(variant, width, height)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"E, 1, 9", "F, 1, 9"})
    void menWhoMayStepCanPart(String variant, int width, int height) {
        assertThat(apart(variant, width, height)).isPositive();
    }

    /** How many states that can be reached have no two men side by side. */
    private static long apart(String variant, int width, int height) {
        Game game = Games.library().open("skoczki:width=" + width + ",height=" + height + ",variant=" + variant);
        Reachable states = new Enumeration(StateCodec.plain(game), 1, Long.MAX_VALUE)
                .run(StopCondition.NEVER)
                .orElseThrow();
        StateCursor cursor = states.cursor();
        Position position = game.start();
        long apart = 0;
        for (long state = 0; state < states.size(); state++) {
            cursor.place(state, position);
            if (!touch(game.notation().picture(position), width)) apart++;
        }
        return apart;
    }

    private static boolean touch(Picture picture, int width) {
        int squares = picture.pieces().length();
        for (int square = 0; square < squares; square++) {
            if (picture.at(square) == Picture.EMPTY) continue;
            boolean right = square % width + 1 < width && picture.at(square + 1) != Picture.EMPTY;
            boolean below = square + width < squares && picture.at(square + width) != Picture.EMPTY;
            if (right || below) return true;
        }
        return false;
    }
}
