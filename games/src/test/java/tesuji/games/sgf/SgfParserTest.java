package tesuji.games.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tesuji.games.sgf.SgfTrees.compact;
import static tesuji.games.sgf.SgfTrees.nodes;
import static tesuji.games.sgf.SgfTrees.parse;
import static tesuji.games.sgf.SgfTrees.root;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

final class SgfParserTest {
    /** Escapes, composed values, point lists, variations in variations and two games, as FF[4] has them. */
    private static final String STANDARD = """
            (;FF[4]GM[1]CA[UTF-8]AP[Editor\\: new:1.2]SZ[19]ST[2]
             GN[Sample]PB[Black ]PW[White]KM[5.5]RU[AGA]US[me]
             C[Brackets \\[ \\] and a backslash \\\\ and a soft \\
            break, then
            a line.]
            ;AB[aa:cc][dd]AW[qq]AE[bb]PL[W]MA[aa][bb]LB[aa:1][bb:a\\:b]AR[aa:ss]LN[aa:bb]DD[]VW[]
            ;W[pd]WL[120.5]OW[3]N[move]DM[2]
             (;B[dp]C[first]
              (;W[pp];B[];W[tt])
              (;W[qq]))
             (;B[dd]KO[]
              FG[257:A figure]PM[1]
              ;W[cf]XY[private][values]))
            (;FF[4]GM[11]SZ[11];B[a1];W[swap-sides])
            """;

    @Test
    void readsWhatTheStandardOffers() {
        SgfCollection collection = parse(STANDARD);
        assertThat(collection.games()).hasSize(2);
        SgfNode root = collection.first();
        assertThat(root.properties())
                .extracting(SgfProperty::name)
                .containsExactly("FF", "GM", "CA", "AP", "SZ", "ST", "GN", "PB", "PW", "KM", "RU", "US", "C");
        assertThat(root.text("C")).contains("Brackets [ ] and a backslash \\ and a soft break, then\na line.");
        assertThat(root.find("AP").orElseThrow().pair()).isEqualTo(new SgfPair("Editor\\: new", "1.2"));
        assertThat(root.simpleText("PB")).contains("Black ");

        SgfNode setup = root.children().get(0);
        assertThat(setup.find("AB").orElseThrow().points()).hasSize(10);
        assertThat(SgfText.text(setup.find("LB").orElseThrow().pairs().get(1).second()))
                .isEqualTo("a:b");

        SgfNode move = setup.children().get(0);
        assertThat(move.find("WL").orElseThrow().real()).isEqualTo(120.5);
        assertThat(move.children()).hasSize(2);
        assertThat(nodes(move))
                .containsExactly(
                        ";W[pd]WL[120.5]OW[3]N[move]DM[2]",
                        ";B[dp]C[first]",
                        ";W[pp]",
                        ";B[]",
                        ";W[tt]",
                        ";W[qq]",
                        ";B[dd]KO[]FG[257:A figure]PM[1]",
                        ";W[cf]XY[private][values]");
        assertThat(nodes(collection.games().get(1))).containsExactly(";FF[4]GM[11]SZ[11]", ";B[a1]", ";W[swap-sides]");
    }

    @Test
    void writesItBackWithoutTheSpaceBetween() {
        assertThat(compact(parse(STANDARD)))
                .isEqualTo("(;FF[4]GM[1]CA[UTF-8]AP[Editor\\: new:1.2]SZ[19]ST[2]GN[Sample]"
                        + "PB[Black ]PW[White]KM[5.5]RU[AGA]"
                        + "US[me]C[Brackets \\[ \\] and a backslash \\\\ and a soft \\\nbreak, then\na line.]"
                        + ";AB[aa:cc][dd]AW[qq]AE[bb]PL[W]MA[aa][bb]LB[aa:1][bb:a\\:b]AR[aa:ss]LN[aa:bb]"
                        + "DD[]VW[]"
                        + ";W[pd]WL[120.5]OW[3]N[move]DM[2](;B[dp]C[first](;W[pp];B[];W[tt])(;W[qq]))"
                        + "(;B[dd]KO[]FG[257:A figure]PM[1];W[cf]XY[private][values]))\n"
                        + "(;FF[4]GM[11]SZ[11];B[a1];W[swap-sides])\n");
    }

    @Test
    void readsTheOldFormats() {
        SgfNode first = root("(;GaMe[1]VieW[]SiZe[19]Black[qd]Comment[an old\nhabit];White[dd];b[pp]c[x];L1[0])");
        assertThat(first.find("GM").orElseThrow().number()).isEqualTo(1);
        assertThat(first.find("SZ").orElseThrow().name()).isEqualTo("SiZe");
        assertThat(first.text("C")).contains("an old\nhabit");
        assertThat(nodes(first))
                .containsExactly(
                        ";GaMe[1]VieW[]SiZe[19]Black[qd]Comment[an old\nhabit]", ";White[dd]", ";b[pp]c[x]", ";L1[0]");
        assertThat(first.children().get(0).has("W")).isTrue();
        assertThat(first.children().get(0).children().get(0).has("B")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;B[aa](;W[bb])(;W[cc];B[]))",
                "From: me (sic)\nSubject: a game; look\n\n(;B[aa](;W[bb])(;W[cc];B[]))",
                "(\n;\nB\t[aa]\r\n(\r;W [bb]\n)(;W[cc]\u000B;B[]\n)\n)\n\u001A",
                "( (;B[aa](;W[bb])(;W[cc];B[])))) bye)",
                "(;B[aa](;W[bb]);W[cc];B[])",
                "(;B[aa](W[bb])(W[cc];B[]))",
                "(;B[aa]((;W[bb])(;W[cc]();B[])))",
                "\u00EF\u00BB\u00BF(;B[aa](;W[bb])(;W[cc];B[]))"
            })
    void forgivesWhatCannotBeMistaken(String text) {
        assertThat(compact(parse(text))).isEqualTo("(;B[aa](;W[bb])(;W[cc];B[]))\n");
    }

    @Test
    void findsGamesBetweenOtherText() {
        SgfCollection collection = parse("one (;N[1]) two\n(not this) (;N[2]) three ] (;)");
        assertThat(compact(collection)).isEqualTo("(;N[1])\n(;N[2])\n(;)\n");
    }

    @Test
    void keepsRepeatedAndMixedProperties() {
        SgfNode root = root("(;AB[aa]C[one]AB[bb][cc]C[two]B[dd]AddBlack[ee])");
        assertThat(root).hasToString(";AB[aa]C[one]AB[bb][cc]C[two]B[dd]AddBlack[ee]");
        assertThat(root.values("AB")).containsExactly("aa", "bb", "cc", "ee");
        assertThat(root.text("C")).contains("one");
        assertThat(root.values("XX")).isEmpty();
    }

    @Test
    void keepsValuesToTheLetter() {
        String value = " \t\r\n[ \\] \\\\ \\:\\\r\n; ( ) \\x \u0001 ";
        assertThat(root("(;C[" + value + "])").values("C")).containsExactly(value);
    }

    @ParameterizedTest
    @MethodSource
    void refusesWithOneSentence(String text, String sentence) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(InputException.class)
                .hasMessage("game.sgf, line " + sentence);
    }

    static Stream<Arguments> refusesWithOneSentence() {
        String notSgf = "1, column 1: this is not SGF: it holds no game tree, which would begin with (;.";
        return Stream.of(
                Arguments.of("", "1, column 1: there is nothing to read."),
                Arguments.of(" \r\n ", "1, column 1: there is nothing to read."),
                Arguments.of("[Event \"chess\"]\n1. e4 e5 (1... c5)", notSgf),
                Arguments.of("\u0089PNG\r\n\u001A\n\0\0", notSgf),
                Arguments.of("(", notSgf),
                Arguments.of(";B[aa])", notSgf),
                Arguments.of(
                        "(;FF[4]\n;B[aa]\n(;W[bb]\n",
                        "4, column 1: the text ends, but the variation that began at line 3, column 1 is not closed;"
                                + " a ) is missing."),
                Arguments.of(
                        "(;FF[4];B[aa](;FF[4];W[bb])",
                        "1, column 28: the text ends, but the game tree that began at line 1, column 1 is not closed;"
                                + " a ) is missing."),
                Arguments.of(
                        "(;FF[4]\r\n;B[aa]C[never\nending\\])",
                        "2, column 8: the value of C that begins here is not closed; a ] is missing."),
                Arguments.of("(;C[\\", "1, column 4: the value of C that begins here is not closed; a ] is missing."),
                Arguments.of("(;B[aa]\r W;)", "2, column 2: the property W has no value; one in [ ] must follow."),
                Arguments.of("(;B", "1, column 3: the property B has no value; one in [ ] must follow."),
                Arguments.of(
                        "(;C[a] ] b])",
                        "1, column 8: \"]\" does not belong here; a property, a node (;), a variation or its end is"
                                + " expected."),
                Arguments.of(
                        "(;B[aa]\n\r4[bb])",
                        "2, column 1: \"4\" does not belong here; a property, a node (;), a variation or its end is"
                                + " expected."),
                Arguments.of(
                        "(;B[aa](\u00A0;W[bb]))",
                        "1, column 9: \"\u00A0\" does not belong here; a node (;) is expected."),
                Arguments.of(
                        "(;B[aa](;W[bb])C[x])",
                        "1, column 16: \"C\" does not belong here; another variation or a ) is expected."),
                Arguments.of(
                        "(;B[aa])(;W[bb]\u0085)",
                        "1, column 16: \"U+0085\" does not belong here; a property, a node (;), a variation or its end"
                                + " is expected."));
    }

    /** Nothing but the very last parenthesis: more may be missing, so somebody should be told. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            (;FF[4];B[aa];W[bb]        | (;FF[4];B[aa];W[bb])       | 1, column 20
            (;FF[4];B[aa](;W[bb])      | (;FF[4];B[aa];W[bb])       | 1, column 22
            (;B[aa](;W[bb])(;W[cc])    | (;B[aa](;W[bb])(;W[cc]))   | 1, column 24
            (;B[aa])(;B[bb]            | (;B[aa])(;B[bb])           | 1, column 16
            """)
    void theLastParenthesisMayBeMissing(String text, String whole, String place) {
        SgfCollection read = SgfTrees.parse(text);
        assertThat(Sgf.text(read, SgfLayout.COMPACT).replace("\n", "")).isEqualTo(whole);
        assertThat(read.warning())
                .isEqualTo("game.sgf, line " + place
                        + ": the text ends, and the last ) is missing; the game is read as far as it goes.");
        assertThat(read.toUtf8().warning()).isEqualTo(read.warning());
        assertThat(SgfTrees.parse(whole).warning()).isEmpty();
    }
}
