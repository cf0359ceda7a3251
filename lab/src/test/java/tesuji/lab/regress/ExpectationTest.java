package tesuji.lab.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

final class ExpectationTest {
    @ParameterizedTest
    @CsvSource({
        "[D4], D4, true",
        "[D4], D5, false",
        "[D1], D10, false", // a pattern is for the whole answer
        "[D4|E5], E5, true",
        "[D1|E5], D10, false",
        "[PASS], pass, true", // vertices are written in any case
        "[!D4], E5, true",
        "[!D4], D4, false",
        "[!D4|E5], E5, false", // not any of them
        "[!(D4|E5)], C3, true",
        "[1 (D4|E5)], 1 E5, true",
        "[1 .*], 1 C3, true",
        "[B\\+4.5], B+4.5, true",
        "[], '', true",
        "[], D4, false",
    })
    void aPatternIsForTheWholeAnswer(String written, String answer, boolean right) {
        assertThat(Expectation.read(written).accepts(answer)).isEqualTo(right);
    }

    @Test
    void anAsteriskSaysThatAFailureIsExpected() {
        assertThat(Expectation.read("[D4]*"))
                .isEqualTo(new Expectation("D4", true))
                .hasToString("[D4]*");
        assertThat(Expectation.read("[!D4]"))
                .isEqualTo(new Expectation("!D4", false))
                .hasToString("[!D4]");
        assertThat(Expectation.read("[D4] *").failureExpected()).isTrue();
        assertThat(Expectation.read("[1 .*]").failureExpected()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"D4", "[D4", "D4]", "", "*", "[", "]["})
    void whatHasNoBracketsIsRefused(String written) {
        assertThatThrownBy(() -> Expectation.read(written))
                .isInstanceOf(InputException.class)
                .hasMessage("\"" + written + "\" is not of the form [PATTERN] or [PATTERN]*");
    }

    @Test
    void whatIsNoRegularExpressionIsRefused() {
        assertThatThrownBy(() -> Expectation.read("[(D4]"))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("\"(D4\" is no regular expression: ");
    }
}
