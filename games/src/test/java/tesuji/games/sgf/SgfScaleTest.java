package tesuji.games.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.core.base.InputException;

/** Shapes that break readers which recurse or look back: all must be plain work, however large. */
final class SgfScaleTest {
    private static final int COUNT = 100_000;

    enum Shape {
        /** Twenty megabytes. */
        LARGE("(", ";B[ab]C[" + "A word or two. ".repeat(12) + "]", 106_000, ")"),
        CHAIN("(", ";B[ab]", COUNT, ")"),
        NESTED("(;N[]", "(;B[ab]", COUNT, ")".repeat(COUNT + 1)),
        NESTED_PAIRS("(;N[]", "(;B[])(;B[ab]", COUNT, ")".repeat(COUNT + 1)),
        SIBLINGS("(;N[]", "(;B[ab])", COUNT, ")"),
        GAMES("", "(;B[ab])", COUNT, ""),
        PROPERTIES("(;", "AB[ab]", COUNT, ")"),
        VALUES("(;AB", "[ab]", COUNT, ")"),
        ESCAPES("(;C[", "\\\\\\]", COUNT, "])"),
        LINES("(;C[", "\r\n", COUNT, "])"),
        JUNK("", "( ( x", COUNT, "(;)");

        private final String text;

        Shape(String head, String part, int count, String tail) {
            text = head + part.repeat(count) + tail;
        }
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void readsWalksAndWrites(Shape shape) {
        SgfCollection collection = Sgf.parse("large", shape.text.getBytes(StandardCharsets.US_ASCII));
        long nodes = 0;
        for (SgfNode game : collection.games()) {
            for (SgfNode node : game.subtree()) nodes += node.properties().isEmpty() ? 0 : 1;
            assertThat(game.mainLineEnd().firstChild()).isNull();
        }
        assertThat(nodes).isEqualTo(shape.text.chars().filter(c -> c == ';').count() - (shape == Shape.JUNK ? 1 : 0));
        String written = SgfTrees.compact(collection);
        if (shape == Shape.CHAIN || shape == Shape.LARGE) assertThat(written).isEqualTo(shape.text + "\n");
        SgfTrees.assertSame(Sgf.parse("again", written), collection);
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void refusesWhatIsCutOff(Shape shape) {
        String broken = shape.text.substring(0, shape.text.length() - 1) + "(;B[";
        assertThatThrownBy(() -> Sgf.parse("large", broken)).isInstanceOf(InputException.class);
    }
}
