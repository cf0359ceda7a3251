package tesuji.games.skoczki;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Snapshot;
import tesuji.core.game.Walk;
import tesuji.games.Games;

/** Each rule of each variant on a drawn board; slashes separate the rows, the highest first. */
final class RulesTest {
    private static Position place(String variant, String rows, String side) {
        String[] lines = rows.split("/", -1);
        Game game = States.open(lines[0].length() + "x" + lines.length, variant);
        Position position = game.start();
        game.notation().place(rows.replace('/', '\n') + "\nmove " + side, position);
        return position;
    }

    private static String moves(Position position) {
        List<String> texts = Snapshot.legalMoves(position).stream()
                .map(position.game().notation()::move)
                .toList();
        return String.join(" ", texts);
    }

    private static String pieces(Position position) {
        return position.game().notation().picture(position).pieces();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            1x5  | O/O/./X/X
            2x6  | OO/OO/../../XX/XX
            3x5  | OOO/OOO/.../XXX/XXX
            8x8  | OOOOOOOO/OOOOOOOO/......../......../......../......../XXXXXXXX/XXXXXXXX
            7x10 | OOOOOOO/OOOOOOO/......./......./......./......./......./......./XXXXXXX/XXXXXXX
            """)
    void menStartInTheTwoOuterRowsAndWhiteBegins(String board, String rows) {
        Game game = States.open(board, "A");
        assertThat(game.notation().diagram(game.start())).isEqualTo(rows.replace('/', '\n') + "\nmove X");
    }

    /** Over own, enemy and mixed men, up and down and to the sides, never off the board and never diagonally. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            .O/O./O./XO/X./X./.X    | a2-a7 a3-a1 a3-a7 a4-a1 a4-a7
            OO./.XO/XO./XX./..O/XOX | c1-c3 a3-c3 a3-a5 a4-a2 a4-c4 b5-b2
            X/./O/O/X               | a1-a4
            ./X/O/O/X               | a1-a5
            """)
    void jumpsGoOverWholeBlocksToTheFirstFreeSquare(String rows, String expected) {
        assertThat(moves(place("C", rows, "X"))).isEqualTo(expected);
    }

    /** A step ends the move: a3 does not go on from a4 over a5 to a6, as a2 does after its jump. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            C        | a2-a4 a3-a1
            D        | a2-a4 a2-a6 a3-a1
            E        | a2-a1 a2-a4 a3-a1 a3-a4
            F        | a2-a1 a2-a4 a2-a6 a3-a1 a3-a4
            original | a2-a2 a2-a4 a2-a6 a3-a1 a3-a3
            """)
    void stepsAndChainsOfJumps(String variant, String expected) {
        assertThat(moves(place(variant, "O/./O/./X/X/.", "X"))).isEqualTo(expected);
    }

    /** The way of the man on a4 leads over a2 and c2, which are White's start squares, to c4. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A   | ''
            B-1 | ''
            B-2 | a4-c4
            C   | a4-a2
            D   | a4-a2 a4-c2 a4-c4
            """)
    void jumpsThroughTheOwnStartSquares(String variant, String expected) {
        Position position = place(variant, "XXX/OOO/.../X../O.X/.X./O.O", "X");
        List<String> ofTheMan = List.of(moves(position).split(" ", -1)).stream()
                .filter(move -> move.startsWith("a4-"))
                .toList();
        assertThat(String.join(" ", ofTheMan)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A        | a1-a3
            B-1      | a1-a3
            B-2      | a1-a3
            C        | a1-a3 b3-b5 b4-b2
            """)
    void menWhoCanLeaveTheStartSquaresMustDoSo(String variant, String expected) {
        assertThat(moves(place(variant, "OO/O./OX/.X/X./X.", "X"))).isEqualTo(expected);
    }

    /** The men on a2 and b1 cannot leave, so others move, but not onto the start squares. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A        | b3-b5
            B-1      | b3-b5
            B-2      | b3-b5
            C        | b3-b5 b4-b2
            """)
    void menMayNotReturn(String variant, String expected) {
        assertThat(moves(place(variant, "OO/O./OX/.X/X./.X", "X"))).isEqualTo(expected);
    }

    /** From one start square to another is no way out either. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A        | pass
            B-1      | pass
            B-2      | pass
            C        | a1-c1 a4-a2 c4-c2
            """)
    void noMoveEndsOnAnOwnStartSquare(String variant, String expected) {
        assertThat(moves(place(variant, "OOO/OOO/X.X/X.X/.../XX.", "X"))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "B-1", "B-2"})
    void aBlockedSidePasses(String variant) {
        Position position = place(variant, "./X/./X/O/O/.", "X");
        String before = pieces(position);
        assertThat(moves(position)).isEqualTo("pass");
        position.play(position.game().notation().move("pass"));
        assertThat(position.toMove()).isEqualTo(1);
        assertThat(pieces(position)).isEqualTo(before);
        assertThat(moves(position)).contains("-").doesNotContain("pass");
        position.undo();
        assertThat(moves(position)).isEqualTo("pass");
    }

    @ParameterizedTest
    @EnumSource
    void whoCanMoveMustNotPass(Variant variant) {
        Game game = States.open("1x7", variant.text());
        Walk.of(game, 1)
                .forEach(position -> assertThat(position.isLegal(game.notation().move("PASS")))
                        .isEqualTo(moves(position).equals("pass")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A | X/./O/X/O/. | X | a3-a5 | 2
            A | ./X/O/X/./O | O | a4-a2 | -2
            F | X/./X/O/./O | X | a4-a5 | 2
            F | X/./X/O/./O | O | a3-a2 | -2
            """)
    void whoFillsTheOtherStartSquaresWinsAtOnce(String variant, String rows, String side, String move, int score) {
        Position position = place(variant, rows, side);
        assertThat(position.isOver()).isFalse();
        position.play(position.game().notation().move(move));
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isEqualTo(score);
        assertThat(moves(position)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void noManIsLost(Variant variant) {
        Game game = Games.library().open("skoczki:width=3,height=6,cap=100,variant=" + variant.text());
        for (long seed = 1; seed <= 3; seed++) {
            Walk.of(game, seed).forEach(position -> {
                Picture picture = game.notation().picture(position);
                assertThat(picture.count(0)).isEqualTo(6);
                assertThat(picture.count(1)).isEqualTo(6);
            });
        }
    }

    /** Under the original rules a man jumps to and fro in one move for ever, a draw for the asking (Goluch, §4.3). */
    @Test
    void theEmptyMoveDrawsForEver() {
        Position position = Games.library()
                .open("skoczki:width=6,height=11,variant=original,cap=10")
                .start();
        String start = pieces(position);
        long key = position.key();
        for (int turn = 0; turn < 5; turn++) {
            assertThat(position.key()).isEqualTo(key);
            position.play(position.game().notation().move("a1-a1"));
            position.play(position.game().notation().move("a11-a11"));
            assertThat(pieces(position)).isEqualTo(start);
        }
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isZero();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ORIGINAL")
    void otherVariantsHaveNoEmptyMove(Variant variant) {
        Game game = Games.library().open("skoczki:width=3,height=6,cap=100,variant=" + variant.text());
        Walk.of(game, 1).forEach(position -> {
            for (int square = 0; square < 18; square++)
                assertThat(position.isLegal(square * 18 + square)).isFalse();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"2,height=5", "6,height=11"})
    void theCapMakesADraw(String size) {
        Position position = Games.library()
                .open("skoczki:width=" + size + ",variant=F,cap=4")
                .start();
        for (int ply = 0; ply < 4; ply++) {
            assertThat(position.isOver()).isFalse();
            position.play(Snapshot.legalMoves(position).get(0));
        }
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isZero();
        assertThat(moves(position)).isEmpty();
        position.undo();
        assertThat(position.isOver()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            skoczki                                     | skoczki:width=6,height=11,variant=A
            skoczki:variant=b-2,width=3,height=5        | skoczki:width=3,height=5,variant=B-2
            skoczki:variant=Original,cap=500            | skoczki:width=6,height=11,variant=original
            skoczki:width=16,height=16,cap=900          | skoczki:width=16,height=16,variant=A,cap=900
            """)
    void idsNameEveryRule(String given, String full) {
        assertThat(Games.library().open(given).id()).hasToString(full);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            skoczki:height=4            | skoczki: height must be 5 to 50, not 4.
            skoczki:width=0             | skoczki: width must be 1 to 20, not 0.
            skoczki:width=21            | skoczki: width must be 1 to 20, not 21.
            skoczki:width=16,height=17  | skoczki: a board of 16 times 17 has 272 squares; at most 256 are allowed.
            skoczki:variant=B           | skoczki: variant must be A, B-1, B-2, C, D, E, F or original, not B.
            skoczki:cap=3               | skoczki: cap must be 4 to 100000, not 3.
            skoczki:size=8              | skoczki has no key "size"; its keys are width, height, variant, cap.
            """)
    void badRulesAreRefusedInOneSentence(String id, String sentence) {
        assertThatThrownBy(() -> Games.library().open(id))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            O/O/./X/X        | The last line of the diagram must be "move X" or "move O".
            O/O/./X/./move X | The diagram has 1 X and 2 O; each side has 2 men on this board.
            X/X/./O/O/move X | The diagram shows a game that went on after a win.
            X/X/O/O/./move X | The diagram shows a game that went on after a win.
            """)
    void badDiagramsAreRefusedInOneSentence(String diagram, String sentence) {
        Game game = States.open("1x5", "A");
        assertThatThrownBy(() -> game.notation().place(diagram.replace('/', '\n'), game.start()))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }
}
