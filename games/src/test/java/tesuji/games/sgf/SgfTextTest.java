package tesuji.games.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SgfTextTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "plain, plain",
                "a \\] b, a ] b",
                "a \\\\ b, a \\ b",
                "5\\:3, 5:3",
                "5:3, 5:3",
                "\\a\\b, ab",
                "trailing \\\\, trailing \\",
                "C:\\\\dir\\\\x\\], C:\\dir\\x]"
            })
    void takesEscapedCharactersAsTheyAre(String raw, String text) {
        assertThat(SgfText.text(raw)).isEqualTo(text);
        assertThat(SgfText.simpleText(raw)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", "\r\n", "\n\r"})
    void knowsEveryLineBreak(String lineBreak) {
        String raw = "one" + lineBreak + "two" + lineBreak + lineBreak + "four\\" + lineBreak + " on";
        assertThat(SgfText.text(raw)).isEqualTo("one\ntwo\n\nfour on");
        assertThat(SgfText.simpleText(raw)).isEqualTo("one two  four on");
    }

    @Test
    void makesOtherWhiteSpaceBlank() {
        assertThat(SgfText.text("a\tb\u000Bc\\\td")).isEqualTo("a b c d");
        assertThat(SgfText.simpleText("a\tb\u000Bc\\\td")).isEqualTo("a b c d");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a]b\\c:d", "]]]\\", "two\nlines", "\\\n", "ends in \\", "日本語 \uD83D\uDE00"})
    void readsBackWhatItEscapes(String text) {
        String raw = SgfText.escape(text);
        assertThat(SgfText.isRaw(raw)).isTrue();
        assertThat(SgfText.text(raw)).isEqualTo(text);
        String composed = SgfText.compose(text, text);
        assertThat(SgfText.isRaw(composed)).isTrue();
        SgfPair pair = SgfText.split(composed).orElseThrow();
        assertThat(SgfText.text(pair.first())).isEqualTo(text);
        assertThat(SgfText.text(pair.second())).isEqualTo(text);
    }

    @Test
    void splitsAtTheFirstBareColon() {
        assertThat(SgfText.split("a\\:b:c:d")).contains(new SgfPair("a\\:b", "c:d"));
        assertThat(SgfText.split(":")).contains(new SgfPair("", ""));
        assertThat(SgfText.split("a\\:b")).isEmpty();
        assertThat(SgfText.split("a\\\\:b")).contains(new SgfPair("a\\\\", "b"));
    }

    @Test
    void knowsWhatMayNotStandInBrackets() {
        assertThat(SgfText.isRaw("a]b")).isFalse();
        assertThat(SgfText.isRaw("ends in \\")).isFalse();
        assertThat(SgfText.isRaw("a\\]b[c")).isTrue();
    }
}
