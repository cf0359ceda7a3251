package tesuji.games.go.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.TacticalBoard;

final class PatternBookTest {
    private static final String HANE = """
            pattern 8 hane
            XOX
            .*.
            ???
            """;

    private static Map<String, Float> weights(PatternBook book, String diagram, int mover) {
        GoGame game = (GoGame) Games.library().open("go:size=" + diagram.indexOf('\n'));
        GoPosition position = (GoPosition) game.start();
        game.notation().place(diagram, position);
        TacticalBoard board = new TacticalBoard(game.geometry(), EyeRule.DIAGONAL);
        board.load(position.board(), 0);
        Map<String, Float> weights = new TreeMap<>();
        for (int i = 0; i < board.empties(); i++) {
            float weight = book.weight(board, board.empty(i), mover);
            String move = game.notation().move(game.geometry().point(board.empty(i)));
            if (weight != 0) weights.put(move, weight);
        }
        return weights;
    }

    /** Above and below the white stone for Black; White sees the same shape with colours exchanged only elsewhere. */
    @Test
    void aSmallPatternInItsSymmetriesAndColours() {
        PatternBook book = PatternBook.of(HANE);
        String row = """
                .....
                .....
                .XOX.
                .....
                .....
                """;
        assertThat(weights(book, row, Chains.BLACK)).isEqualTo(Map.of("C2", 8f, "C4", 8f));
        assertThat(weights(book, row, Chains.WHITE)).isEmpty();
        String column = """
                .....
                ..O..
                ..X..
                ..O..
                .....
                """;
        assertThat(weights(book, column, Chains.WHITE)).isEqualTo(Map.of("B3", 8f, "D3", 8f));
        assertThat(weights(book, column, Chains.BLACK)).isEmpty();
    }

    /** A 5×5 window needs its edge and its stone two points away. */
    @Test
    void aLargePattern() {
        PatternBook book = PatternBook.of("""
                pattern 2
                ?????
                ?...?
                X.*.?
                ?...?
                #####
                """);
        String diagram = """
                .......
                .......
                .......
                .......
                .......
                ...X...
                .......
                """;
        assertThat(weights(book, diagram, Chains.BLACK)).isEqualTo(Map.of("B2", 2f, "F2", 2f));
        assertThat(weights(book, diagram.replace('X', 'O'), Chains.WHITE)).isEqualTo(Map.of("B2", 2f, "F2", 2f));
        assertThat(weights(book, diagram, Chains.WHITE)).isEmpty();
    }

    @Test
    void theHeaviestPatternCounts() {
        String all = "pattern 1\n???\n?*?\n???\n";
        String five = "pattern 3\n?????\n?????\nX?*??\n?????\n?????\n";
        PatternBook book = PatternBook.of("// three of them\n\n" + all + HANE + five);
        Map<String, Float> weights = weights(book, """
                .....
                .....
                .XOX.
                .....
                .....
                """, Chains.BLACK);
        assertThat(weights)
                .hasSize(22)
                .containsEntry("C2", 8f)
                .containsEntry("B1", 3f)
                .containsEntry("A1", 1f);
    }

    /** Turning, mirroring and exchanging colours of a board turns, mirrors and keeps the weights. */
    @Test
    void symmetriesOfTheBoard() {
        PatternBook book = PatternBook.standard();
        Rng rng = new Rng(5);
        for (int i = 0; i < 30; i++) {
            StringBuilder board = new StringBuilder();
            for (int row = 0; row < 7; row++) {
                for (int column = 0; column < 7; column++) board.append("....XO".charAt(rng.nextInt(6)));
                board.append('\n');
            }
            String mirrored = board.toString()
                    .lines()
                    .map(line -> new StringBuilder(line).reverse().toString())
                    .reduce("", (rows, line) -> rows + line + "\n");
            String exchanged =
                    board.toString().replace('X', 'x').replace('O', 'X').replace('x', 'O');
            Map<String, Float> weights;
            try {
                weights = weights(book, board.toString(), Chains.BLACK);
            } catch (InputException e) {
                continue; // a chain without liberties
            }
            assertThat(weights(book, exchanged, Chains.WHITE)).isEqualTo(weights);
            Map<String, Float> turned = new TreeMap<>();
            weights.forEach((move, weight) ->
                    turned.put("ABCDEFG".charAt(6 - "ABCDEFG".indexOf(move.charAt(0))) + move.substring(1), weight));
            assertThat(weights(book, mirrored, Chains.BLACK)).isEqualTo(turned);
        }
    }

    /** Every move has a weight, an empty board prefers the third and fourth line. */
    @Test
    void theStandardBook() {
        String empty = ".........\n".repeat(9);
        Map<String, Float> weights = weights(PatternBook.standard(), empty, Chains.BLACK);
        assertThat(weights)
                .hasSize(81)
                .containsEntry("E3", 3f)
                .containsEntry("E1", 1f)
                .containsEntry("A1", 1f);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    XO.                               | In line 1 of the patterns, "XO." stands before
                    pattern                           | a weight that is not negative
                    pattern -1                        | a weight that is not negative
                    pattern x                         | must be a number, not "x"
                    pattern 1;XO;.*                   | rows of 3, 5, 7 or 9 signs, not 2
                    pattern 1;XO.;.*                  | In line 3 of the patterns, ".*" must have 3 signs
                    pattern 1;XO.;.*.                 | as many rows as signs in a row
                    pattern 1;XO.;.*.;...;...         | more than 3 rows
                    pattern 1;XO.;...;..*             | only '*' in the middle
                    pattern 1;*O.;.*.;...             | only '*' in the middle
                    pattern 1;Xo.;.*.;...             | 'o' is no sign
                    """)
    void mistakesAreNamed(String text, String message) {
        assertThatThrownBy(() -> PatternBook.of(text.replace(';', '\n')))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void booksAreFiles(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("hane.patterns");
        Files.writeString(file, HANE);
        assertThat(weights(PatternBook.load(file), "...\n...\n...\n", Chains.BLACK))
                .isEmpty();
        assertThatThrownBy(() -> PatternBook.load(folder.resolve("none")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be read: there is no such file");
    }
}
