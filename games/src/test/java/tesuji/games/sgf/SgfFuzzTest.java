package tesuji.games.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import tesuji.core.base.InputException;

/**
 * Any bytes are a collection or refused with one sentence, and what was read is what was written, again and again.
 *
 * <p>Runs the stored inputs only; with {@code JAZZER_FUZZ=1} in the environment it looks for new ones.
 */
final class SgfFuzzTest {
    @FuzzTest(maxDuration = "5m")
    void readsOrRefuses(byte[] bytes) {
        SgfCollection collection;
        try {
            collection = Sgf.parse("fuzz", bytes);
        } catch (InputException refused) {
            assertThat(refused.getMessage()).matches("fuzz, line [0-9]+, column [0-9]+: [^\\n\\r]*\\.");
            return;
        }
        assertNothingChanged(SgfEncoding.decode(bytes).text(), collection);
        for (SgfLayout layout : SgfLayout.values()) {
            byte[] written = Sgf.bytes(collection, layout);
            SgfCollection again = Sgf.parse("again", written);
            SgfTrees.assertSame(again, collection);
            assertThat(Sgf.bytes(again, layout)).isEqualTo(written);
        }
    }

    /** Every name and every value stands in the text, to the letter and in the order of the tree. */
    private static void assertNothingChanged(String text, SgfCollection collection) {
        int at = 0;
        for (SgfNode game : collection.games()) {
            for (SgfNode node : game.subtree()) {
                for (SgfProperty property : node.properties()) {
                    at = after(text, property.name(), at);
                    for (String value : property.values()) at = after(text, "[" + value + "]", at);
                }
            }
        }
    }

    private static int after(String text, String part, int from) {
        int at = text.indexOf(part, from);
        if (at < 0) throw new AssertionError("Not in the text after " + from + ": " + part);
        return at + part.length();
    }
}
