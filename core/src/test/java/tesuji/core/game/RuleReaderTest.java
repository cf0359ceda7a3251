package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

final class RuleReaderTest {
    /** A word with a hyphen and one without. */
    private enum Colour {
        RED,
        LIGHT_BLUE
    }

    /** Declares one key of each kind and opens nothing. */
    private static final GameFamily FAMILY = new GameFamily() {
        @Override
        public String name() {
            return "sample";
        }

        @Override
        public String title() {
            return "Sample";
        }

        @Override
        public List<RuleKey> keys() {
            return List.of(
                    new RuleKey("size", "9", "2 to 25", "rows and columns"),
                    new RuleKey("komi", "7.5", "-100 to 100 in halves", "points for the second side"),
                    new RuleKey("colour", "red", "red or light-blue", "of the board"),
                    new RuleKey("piles", "1-3-5", "numbers from 1 to 9", "counters"));
        }

        @Override
        public Game open(RuleReader rules) {
            throw new UnsupportedOperationException();
        }
    };

    private static RuleReader reader(String rules) {
        return new RuleReader(GameId.parse(rules.isEmpty() ? "sample" : "sample:" + rules), FAMILY);
    }

    @Test
    void keysLeftOutHaveTheirStandard() {
        RuleReader rules = reader("");
        assertThat(rules.has("size")).isFalse();
        assertThat(rules.text("size")).isEqualTo("9");
        assertThat(rules.number("size", 2, 25)).isEqualTo(9);
        assertThat(rules.halfPoints("komi", 200)).isEqualTo(15);
        assertThat(rules.choice("colour", Colour.class)).isEqualTo(Colour.RED);
        assertThat(rules.numbers("piles", 1, 9)).containsExactly(1, 3, 5);
    }

    @Test
    void givenValuesAreRead() {
        RuleReader rules = reader("size=25,komi=-0.5,colour=light-blue,piles=9");
        assertThat(rules.has("size")).isTrue();
        assertThat(rules.number("size", 2, 25)).isEqualTo(25);
        assertThat(rules.halfPoints("komi", 200)).isEqualTo(-1);
        assertThat(rules.choice("colour", Colour.class)).isEqualTo(Colour.LIGHT_BLUE);
        assertThat(rules.numbers("piles", 1, 9)).containsExactly(9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "26", "-2", "9.0", "nine", "99999999999", "1-2"})
    void numbersOutsideTheirBoundsAreRefused(String value) {
        assertRefused(() -> reader("size=" + value).number("size", 2, 25), "size must be 2 to 25, not " + value + ".");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "7, 14", "7.0, 14", "6.50, 13", "-3.5, -7", "+5, 10", "100, 200"})
    void pointsAreCountedInHalves(String value, int halfPoints) {
        assertThat(reader("komi=" + value).halfPoints("komi", 200)).isEqualTo(halfPoints);
    }

    @ParameterizedTest
    @ValueSource(strings = {"7.25", "100.5", "-101", "1e3", "NaN", "7.", ".5", "7.05"})
    void pointsThatAreNoHalvesAreRefused(String value) {
        assertRefused(
                () -> reader("komi=" + value).halfPoints("komi", 200),
                "komi must be -100 to 100 in halves, not " + value + ".");
    }

    @ParameterizedTest
    @ValueSource(strings = {"blue", "Red", "LIGHT-BLUE"})
    void unknownWordsAreRefused(String value) {
        assertRefused(
                () -> reader("colour=" + value).choice("colour", Colour.class),
                "colour must be red or light-blue, not " + value + ".");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1-10", "1--2", "-1", "1-", "1-a"})
    void listsWithBadNumbersAreRefused(String value) {
        assertRefused(
                () -> reader("piles=" + value).numbers("piles", 1, 9),
                "piles must be numbers from 1 to 9, not " + value + ".");
    }

    @Test
    void unknownKeysAreRefused() {
        assertThatThrownBy(() -> reader("colur=red"))
                .isInstanceOf(InputException.class)
                .hasMessage("sample has no key \"colur\"; its keys are size, komi, colour, piles.");
    }

    @Test
    void aFamilyMayOnlyAskForItsOwnKeys() {
        assertThatThrownBy(() -> reader("").text("width")).isInstanceOf(IllegalArgumentException.class);
    }

    private static void assertRefused(ThrowingCallable reading, String sentence) {
        assertThatThrownBy(reading).isInstanceOf(InputException.class).hasMessage("sample: " + sentence);
    }
}
