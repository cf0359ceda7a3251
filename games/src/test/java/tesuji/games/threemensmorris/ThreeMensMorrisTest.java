package tesuji.games.threemensmorris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameContract;
import tesuji.core.game.Indexing;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.game.Snapshot;
import tesuji.games.Games;

final class ThreeMensMorrisTest {
    /** One set of rules; as long as men are put down, sequences are those of tic-tac-toe. */
    private interface Morris extends GameContract {
        @Override
        default Library library() {
            return Games.library();
        }

        @Override
        default List<String> malformedMoves() {
            return List.of("d1", "a4", "a1-", "-a1", "a1-d1", "a1-a2-a3", "pass");
        }

        @Override
        default List<String> malformedDiagrams() {
            return List.of(
                    "XO.\n...\n...",
                    "XO.\n...\n...\nmove O",
                    "XX.\nOO.\nXX.\nmove O",
                    "XX.\n...\n...\nmove X",
                    "XXX\n.OO\nO..\nmove X",
                    "XXX\nOOO\n...\nmove X");
        }
    }

    @Nested
    final class Standard implements Morris {
        @Override
        public String id() {
            return "threemensmorris:cap=60";
        }

        @Override
        public long[] perft() {
            return new long[] {9, 72, 504, 3024, 15_120, 54_720};
        }
    }

    @Nested
    final class Flying implements Morris {
        @Override
        public String id() {
            return "threemensmorris:flying=yes,cap=60";
        }

        @Override
        public long[] perft() {
            return new long[] {9, 72, 504, 3024, 15_120, 54_720};
        }
    }

    /** Without diagonals six lines win: after five men 9·8·7·6·5, of which 6·3!·6·5 have three in a row. */
    @Nested
    final class WithoutDiagonals implements Morris {
        @Override
        public String id() {
            return "threemensmorris:diagonals=no,cap=60";
        }

        @Override
        public long[] perft() {
            return new long[] {9, 72, 504, 3024, 15_120, (15_120 - 6 * 6 * 6 * 5) * 4};
        }
    }

    private static Game open(String diagonals, String flying) {
        return Games.library().open("threemensmorris:diagonals=" + diagonals + ",flying=" + flying);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            X.O/.X./O.O/move X | The diagram has 2 X and 3 O; they are put down in turn, X first, up to three each.
            XXX/.OO/O../move X | The diagram shows a game that went on after three in a row.
            """)
    void badDiagramsAreRefusedInOneSentence(String diagram, String sentence) {
        Game game = open("yes", "no");
        String text = diagram.replace('/', '\n');
        assertThatThrownBy(() -> game.notation().place(text, game.start()))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            yes | no  | b1-a1 b1-c1 a2-a1 c3-b3
            no  | no  | b1-a1 b1-c1 a2-a1 c3-b3
            yes | yes | b1-a1 b1-c1 b1-b3 a2-a1 a2-c1 a2-b3 c3-a1 c3-c1 c3-b3
            """)
    void menMoveAlongLinesOrFly(String diagonals, String flying, String expected) {
        assertThat(moves(place(open(diagonals, flying), "O.X/XOO/.X.", "X"))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"yes, b2-a1 b2-c1 b2-b3 a3-b3 c3-b3", "no, b2-b3 a3-b3 c3-b3"})
    void theCentreLeadsToTheCornersWhereDiagonalsAreDrawn(String diagonals, String expected) {
        assertThat(moves(place(open(diagonals, "no"), "X.X/OXO/.O.", "X"))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            yes | XXX/.OO/O.. | O | 2
            yes | X.X/OOO/X.. | X | -2
            yes | X.O/.XO/O.X | O | 2
            yes | OX./XOX/..O | X | -2
            """)
    void threeInARowWin(String diagonals, String rows, String side, int score) {
        Position position = place(open(diagonals, "no"), rows, side);
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isEqualTo(score);
    }

    @ParameterizedTest
    @CsvSource({"X.O/.XO/O.X, O", "OX./XOX/..O, X"})
    void diagonalsThatAreNotDrawnDoNotWin(String rows, String side) {
        assertThat(place(open("no", "no"), rows, side).isOver()).isFalse();
    }

    /** X stands in the corner and cannot move. */
    @ParameterizedTest
    @CsvSource({"no, no, true", "no, yes, false"})
    void whoCannotMoveLoses(String diagonals, String flying, boolean over) {
        Position position = place(open(diagonals, flying), "O../XO./XXO", "X");
        assertThat(position.isOver()).isEqualTo(over);
        if (over) assertThat(position.score()).isEqualTo(-2);
    }

    /** Whoever begins wins where men walk along all lines; a man less bound or a line less makes it a draw. */
    @ParameterizedTest
    @CsvSource({"yes, no, 1", "yes, yes, 0", "no, no, 0", "no, yes, 0"})
    void valueOfTheStart(String diagonals, String flying, int value) {
        assertThat(value(open(diagonals, flying))).isEqualTo(value);
    }

    /** The value for side 0: passes over all positions until nothing changes; what is left open is drawn. */
    private static int value(Game game) {
        Indexing indexing = game.indexing().orElseThrow();
        int[][] values = new int[indexing.layers()][];
        Position position = game.start();
        for (int layer = 0; layer < values.length; layer++) {
            values[layer] = new int[(int) indexing.size(layer)];
            boolean changed = true;
            while (changed) {
                changed = false;
                for (int index = 0; index < values[layer].length; index++) {
                    if (values[layer][index] != 0 || !indexing.unrank(layer, index, position)) continue;
                    values[layer][index] = value(position, indexing, values);
                    changed |= values[layer][index] != 0;
                }
            }
        }
        return values[indexing.layers() - 1][0];
    }

    private static int value(Position position, Indexing indexing, int[][] values) {
        if (position.isOver()) return Integer.signum(position.score());
        int sign = position.toMove() == 0 ? 1 : -1;
        int best = -1;
        for (int move : Snapshot.legalMoves(position)) {
            position.play(move);
            best = Math.max(best, sign * values[indexing.layer(position)][(int) indexing.rank(position)]);
            position.undo();
        }
        return sign * best;
    }

    private static Position place(Game game, String rows, String side) {
        Position position = game.start();
        game.notation().place(rows.replace('/', '\n') + "\nmove " + side, position);
        return position;
    }

    private static String moves(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        return String.join(
                " ",
                Arrays.stream(moves, 0, count)
                        .mapToObj(position.game().notation()::move)
                        .toList());
    }
}
