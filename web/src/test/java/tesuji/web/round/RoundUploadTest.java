package tesuji.web.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.games.Games;

final class RoundUploadTest {
    @TempDir
    private Path home;

    private static RoundUpload read(String text) {
        return RoundUpload.read(text.getBytes(StandardCharsets.UTF_8), Games.library());
    }

    private StoredRound stored(RoundUpload upload) {
        return new RoundStore(home, Games.library(), (round, node) -> {}, () -> 0).begin(upload);
    }

    private static List<String> moves(StoredRound round) {
        return SceneMaker.answer(round).nodes().stream()
                .map(node -> node.parent() + ":" + node.move())
                .toList();
    }

    @Test
    void variationsCommentsAndMarksSurviveTheWayOutAndIn() {
        String sgf = "(;GM[1]FF[4]SZ[5]KM[0.5]RU[Chinese]C[begin];B[cc]C[centre]"
                + "(;W[bb];B[dd]TR[aa][bb]LB[cc:1])(;W[dd]C[other \\] way]))";
        StoredRound round = stored(read(sgf));
        assertThat(moves(round)).containsExactly("0:", "0:C3", "1:B4", "2:D2", "1:D2");
        assertThat(SceneMaker.scene(round, 0).comment()).isEqualTo("begin");
        assertThat(SceneMaker.scene(round, 1).comment()).isEqualTo("centre");
        assertThat(SceneMaker.scene(round, 4).comment()).isEqualTo("other ] way");
        assertThat(SceneMaker.scene(round, 3).marks())
                .containsExactlyInAnyOrder(
                        new PointMark(20, "triangle", ""),
                        new PointMark(16, "triangle", ""),
                        new PointMark(12, "label", "1"));

        StoredRound again = stored(read(RoundExport.of(round, "sgf", round.end(), Games.library())));
        assertThat(moves(again)).isEqualTo(moves(round));
        for (int node = 0; node < 5; node++) {
            assertThat(SceneMaker.scene(again, node).comment())
                    .isEqualTo(SceneMaker.scene(round, node).comment());
            assertThat(SceneMaker.scene(again, node).marks())
                    .containsExactlyInAnyOrderElementsOf(
                            SceneMaker.scene(round, node).marks());
        }
        assertThat(again.game().id()).isEqualTo(round.game().id());
    }

    @Test
    void stonesSetUpAtTheBeginningAreThere() {
        StoredRound round = stored(read("(;GM[1]SZ[3]AB[aa][cc]AW[ba]PL[W];W[ca])"));
        assertThat(SceneMaker.scene(round, 0).pieces()).isEqualTo("..X...XO.");
        assertThat(moves(round)).containsExactly("0:", "0:C3");
    }

    @Test
    void aVariationThatBreaksTheRulesEndsThereWithAWarning() {
        RoundUpload upload = read("(;GM[1]SZ[5];B[cc](;W[bb])(;W[cc];B[aa])(;B[dd]))");
        assertThat(moves(stored(upload))).containsExactly("0:", "0:C3", "1:B4");
        assertThat(upload.warnings()).hasSize(2).allMatch(warning -> warning.contains("move 2"));
    }

    @Test
    void linesOfWordsAreReadForEveryGame() {
        StoredRound round = stored(read("game tictactoe\nmoves a1 b2 c3\n"));
        assertThat(moves(round)).containsExactly("0:", "0:a1", "1:b2", "2:c3");
        assertThat(moves(stored(read(RoundExport.of(round, "text", 3, Games.library())))))
                .isEqualTo(moves(round));
        assertThatThrownBy(() -> RoundExport.of(round, "sgf", 3, Games.library()))
                .isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "rubbish",
                "(",
                "(;",
                "(;GM[1]SZ[99])",
                "game chess\n",
                "game tictactoe\nmoves a1 a1\n",
                "(;GM[1]SZ[5];B[zz])"
            })
    void rubbishIsRefusedInOneSentence(String text) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(InputException.class)
                .message()
                .doesNotContain("\n");
    }

    /** Thousands of variations in variations: neither depth nor size may hurt. */
    @Test
    void deepAndLargeFilesAreBounded() {
        String deep = "(;GM[1]SZ[5]" + "(;B[cc]".repeat(30_000) + ")".repeat(30_000) + ")";
        assertThatThrownBy(() -> read(deep)).isInstanceOf(InputException.class);
        StringBuilder longGame = new StringBuilder("(;GM[1]SZ[19]");
        for (int i = 0; i < 700; i++)
            longGame.append(i % 2 == 0 ? ";B[" : ";W[")
                    .append((char) ('a' + i / 2 % 19))
                    .append(i % 2 == 0 ? 'a' : 'b')
                    .append(']');
        assertThat(read(longGame.append(")").toString()).events()).isNotEmpty();
    }
}
