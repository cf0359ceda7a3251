package tesuji.games.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static tesuji.games.sgf.SgfTrees.assertSame;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SgfEncodingTest {
    private static SgfCollection parse(byte[] bytes) {
        return Sgf.parse("game.sgf", bytes);
    }

    private static byte[] written(SgfCollection collection) {
        return Sgf.bytes(collection, SgfLayout.COMPACT);
    }

    /** The kanji 表 and the katakana ソ end in the byte of a backslash in Shift_JIS. */
    @ParameterizedTest
    @CsvSource({
        "Shift_JIS, Shift_JIS, 表ソ 本因坊秀策",
        "Shift_JIS, windows-31j, ①表 髙橋",
        "EUC-JP, EUC-JP, 囲碁",
        "ISO-2022-JP, ISO-2022-JP, 囲碁",
        "GB18030, GB18030, 围棋 柯洁 𠀀",
        "GB2312, GB18030, 围棋 柯潔",
        "gb2312, GB2312, 围棋",
        "Big5, Big5, 圍棋",
        "EUC-KR, EUC-KR, 바둑",
        "windows-1250, windows-1250, Łódź",
        "ISO-8859-2, ISO-8859-2, Łódź",
        "utf8, UTF-8, 围棋 Łódź 😀"
    })
    void readsAndWritesTheDeclaredCharset(String declared, String actual, String text) {
        byte[] bytes =
                ("(;FF[4]CA[" + declared + "]C[" + text + "];PB[" + text + "])\n").getBytes(Charset.forName(actual));
        SgfCollection collection = parse(bytes);
        assertThat(collection.first().text("C")).contains(text);
        assertThat(collection.encoding()).isEqualTo(new SgfEncoding(Charset.forName(actual), false));
        assertThat(written(collection)).isEqualTo(bytes);
    }

    @Test
    void takesUtf8WhenNothingIsDeclared() {
        byte[] bytes = "(;C[Łódź])\n".getBytes(StandardCharsets.UTF_8);
        assertThat(parse(bytes).first().text("C")).contains("Łódź");
        assertThat(written(parse(bytes))).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({"''", "CA[UTF-8]", "CA[no such charset]", "CA[]", "CA[UTF-16]", "CA[US-ASCII]", "CA[IBM037]"})
    void fallsBackToTheStandardAndLosesNoByte(String declaration) {
        byte[] bytes =
                ("(;" + declaration + "C[Gr\u00FC\u00DFe \u0080\u00FF])\n").getBytes(StandardCharsets.ISO_8859_1);
        SgfCollection collection = parse(bytes);
        assertThat(collection.first().text("C")).contains("Gr\u00FC\u00DFe \u0080\u00FF");
        assertThat(written(collection)).isEqualTo(bytes);
    }

    @Test
    void obeysADeclaredDefault() {
        byte[] bytes = "(;CA[ISO-8859-1]C[ü])\n".getBytes(StandardCharsets.UTF_8);
        assertThat(parse(bytes).first().text("C")).contains("\u00C3\u00BC");
        assertThat(written(parse(bytes))).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({"UTF-8", "UTF-16BE", "UTF-16LE"})
    void letsAByteOrderMarkDecide(String name) {
        byte[] bytes = "\uFEFF(;CA[Shift_JIS]C[Łódź 围棋])\n".getBytes(Charset.forName(name));
        SgfCollection collection = parse(bytes);
        assertThat(collection.first().text("C")).contains("Łódź 围棋");
        assertThat(collection.encoding()).isEqualTo(new SgfEncoding(Charset.forName(name), true));
        assertThat(collection.first().properties().get(0).place()).isEqualTo(new SgfPlace("game.sgf", 1, 3));
        assertThat(written(collection)).isEqualTo(bytes);
    }

    @Test
    void keepsCharactersThatTheFilesCharsetLacks() {
        SgfCollection collection = parse("(;CA[ISO-8859-1]C[x])".getBytes(StandardCharsets.US_ASCII));
        collection.first().setText("C", "围棋");
        byte[] bytes = written(collection);
        assertThat(new String(bytes, StandardCharsets.UTF_8)).isEqualTo("\uFEFF(;CA[ISO-8859-1]C[围棋])\n");
        assertSame(parse(bytes), collection);
    }

    @Test
    void survivesTheLossOfTheBytesThatDecided() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(0xFF);
        bytes.write("(;C[ü])".getBytes(StandardCharsets.UTF_8));
        SgfCollection collection = parse(bytes.toByteArray());
        assertThat(collection.first().text("C")).contains("\u00C3\u00BC");
        assertSame(parse(written(collection)), collection);
    }

    @Test
    void turnsACollectionIntoUtf8() {
        SgfCollection collection =
                parse("(;FF[4]CA[GB2312]C[\u00CE\u00A7])(;N[2])".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(new String(written(collection.toUtf8()), StandardCharsets.UTF_8))
                .isEqualTo("(;FF[4]CA[UTF-8]C[围])\n(;N[2]CA[UTF-8])\n");
    }
}
