package tesuji.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameContract;
import tesuji.core.game.Layout;
import tesuji.core.game.Library;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Walk;
import tesuji.games.Games;
import tesuji.games.PlaythroughContract;

final class ConnectFourTest {
    private static Game open(int width, int height) {
        return Games.library().open("connectfour:width=" + width + ",height=" + height);
    }

    @Nested
    final class Standard implements GameContract, PlaythroughContract {
        @Override
        public Game game() {
            return GameContract.super.game();
        }

        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "connectfour";
        }

        @Override
        public long[] perft() {
            return new long[] {7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234};
        }

        @Override
        public List<String> malformedMoves() {
            return List.of("h", "a1", "ab", "1");
        }

        @Override
        public String recording() {
            return "connect_four";
        }

        @Override
        public String words(int side, int move) {
            return "xo".substring(side, side + 1) + move;
        }
    }

    @Nested
    final class Narrow implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "connectfour:width=2,height=5";
        }

        /** Neither a full column nor four in a row before the sixth move. */
        @Override
        public long[] perft() {
            return new long[] {2, 4, 8, 16, 32};
        }
    }

    /** Uses every bit of a long. */
    @Nested
    final class Large implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "connectfour:width=8,height=7";
        }

        @Override
        public long[] perft() {
            return new long[] {8, 64, 512, 4096, 32_768};
        }
    }

    /** Some bits too many for a long. */
    @Nested
    final class Larger implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "connectfour:width=9,height=9";
        }

        @Override
        public long[] perft() {
            return new long[] {9, 81, 729, 6561, 59_049, 531_441};
        }

        @Override
        public List<String> malformedMoves() {
            return List.of("j", "a1", "ab", "1");
        }
    }

    @Nested
    final class Tall implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "connectfour:width=12,height=20";
        }

        @Override
        public long[] perft() {
            return new long[] {12, 144, 1728, 20_736, 248_832};
        }
    }

    @Nested
    final class Wide implements GameContract {
        @Override
        public Library library() {
            return Games.library();
        }

        @Override
        public String id() {
            return "connectfour:width=26,height=3";
        }

        /** The fourth stone fits everywhere but on three in one of 26 columns. */
        @Override
        public long[] perft() {
            return new long[] {26, 26 * 26, 26 * 26 * 26, 26 * 26 * 26 * 26 - 26};
        }
    }

    /** Follows lines across the picture, from every cell in four directions. */
    @ParameterizedTest
    @CsvSource({
        "7, 6", "4, 4", "5, 4", "8, 7", "16, 3", "3, 8", "2, 31", "1, 63", "26, 1", "9, 6", "8, 8", "9, 9", "12, 20",
        "26, 3", "22, 2", "2, 32", "3, 63"
    })
    void theEndIsAsALookAtThePictureTells(int width, int height) {
        Game game = open(width, height);
        for (long seed = 1; seed <= 20; seed++) {
            Walk.of(game, seed).forEach(position -> {
                Picture picture = game.notation().picture(position);
                boolean first = hasFour(picture, Picture.FIRST);
                boolean second = hasFour(picture, Picture.SECOND);
                boolean full = picture.pieces().indexOf(Picture.EMPTY) < 0;
                assertThat(position.isOver()).isEqualTo(first || second || full);
                if (position.isOver()) assertThat(position.score()).isEqualTo(first ? 2 : second ? -2 : 0);
            });
        }
    }

    private static boolean hasFour(Picture picture, char piece) {
        int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (int point = 0; point < picture.layout().points(); point++) {
            for (int[] direction : directions) {
                if (run(picture, piece, point, direction) == 4) return true;
            }
        }
        return false;
    }

    private static int run(Picture picture, char piece, int point, int[] direction) {
        Layout layout = picture.layout();
        int column = layout.column(point);
        int row = layout.rise(point);
        int run = 0;
        while (run < 4
                && column >= 0
                && column < layout.width()
                && row >= 0
                && row < layout.height()
                && picture.at(layout.point(column, row)) == piece) {
            run++;
            column += direction[0];
            row += direction[1];
        }
        return run;
    }

    @ParameterizedTest
    @CsvSource({"7, 6", "9, 9"})
    void aStoneLandsWhereTheGesturePoints(int width, int height) {
        Game game = open(width, height);
        Walk.of(game, 3).forEach(position -> {
            String before = game.notation().picture(position).pieces();
            int[] moves = new int[width];
            for (int i = position.legalMoves(moves) - 1; i >= 0; i--) {
                int[] gesture = game.notation().gesture(position, moves[i]);
                position.play(moves[i]);
                String after = game.notation().picture(position).pieces();
                position.undo();
                assertThat(gesture).hasSize(1);
                assertThat(before.charAt(gesture[0])).isEqualTo(Picture.EMPTY);
                assertThat(after.charAt(gesture[0])).isNotEqualTo(Picture.EMPTY);
            }
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    X.../..../..../....  | The diagram has a stone with nothing below it.
                    ..../O.../OOO./XXXX  | The diagram shows a game that went on after four in a row.
                    ..../..../..../XX..  | The diagram has 2 X and 0 O; there must be as many X as O, or one more.
                    ..../..../...        | The diagram has 3 rows on a board of 4.
                    """)
    void impossibleDiagramsAreRefused(String diagram, String sentence) {
        Game game = open(4, 4);
        assertThatThrownBy(() -> game.notation().place(diagram.replace('/', '\n'), game.start()))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }

    @Test
    void aFinishedGameCanBePlaced() {
        Game game = open(4, 4);
        Position position = game.start();
        game.notation().place("....\n....\nOOO.\nXXXX", position);
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isEqualTo(2);
    }
}
