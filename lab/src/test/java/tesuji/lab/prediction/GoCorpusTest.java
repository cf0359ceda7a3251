package tesuji.lab.prediction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.games.Games;

final class GoCorpusTest {
    @TempDir
    private Path folder = Path.of("");

    private GoCorpus read(int size) {
        return GoCorpus.read(folder, size, Games.library());
    }

    private void write(String name, String sgf) throws IOException {
        Files.writeString(folder.resolve(name), sgf);
    }

    /** White's pass is no example, and the white stone that is taken makes its point free again. */
    @Test
    void everyMoveButAPassIsAnExample() throws IOException {
        write("corner.sgf", "(;SZ[3]KM[0];B[ba];W[aa];B[ab];W[];B[cc])");
        GoCorpus corpus = read(3);
        assertThat(corpus.skipped()).isEmpty();
        assertThat(corpus.games().get(0).moves()).isEqualTo(5);
        assertThat(corpus.examples()).extracting(Example::number).containsExactly(1, 2, 3, 5);
        assertThat(corpus.examples()).extracting(Example::free).containsExactly(9, 8, 7, 7);
        assertThat(corpus.examples()).extracting(Example::side).containsExactly(0, 1, 0, 0);
        assertThat(corpus.examples())
                .allSatisfy(example -> assertThat(example.before().moves()).hasSize(example.number() - 1));
        assertThat(corpus.examples().get(0).before().game().toString()).contains("komi=0", "rules=chinese");
    }

    @Test
    void whatCannotBeUsedIsSkippedWithASentence() throws IOException {
        write("a.sgf", "(;SZ[3];B[aa])");
        write("b.SGF", "(;SZ[19];B[aa])");
        write("c.sgf", "no game");
        write("d.sgf", "(;SZ[3];B[aa];W[aa])");
        write("e.sgf", "(;SZ[3];B[])");
        write("f.txt", "(;SZ[3];B[aa])");
        GoCorpus corpus = read(3);
        assertThat(corpus.games()).extracting(GoCorpus.ExpertGame::name).containsExactly("a");
        assertThat(corpus.skipped())
                .hasSize(4)
                .allSatisfy(sentence -> assertThat(sentence).endsWith("."));
        assertThat(corpus.skipped().get(0)).isEqualTo("b.SGF: The board is 19×19, not 3×3.");
        assertThat(corpus.skipped().get(2)).startsWith("d.sgf: ").contains("illegal");
        assertThat(corpus.skipped().get(3)).isEqualTo("e.sgf: There is no move to guess.");
    }

    /** The names are keys of rows; on some machines a.sgf and a.SGF are one file. */
    @Test
    void everyFileHasANameOfItsOwn() throws IOException {
        write("a.sgf", "(;SZ[3];B[aa])");
        write("a.SGF.sgf", "(;SZ[3];B[bb])");
        write("b.SGF", "(;SZ[3];B[cc])");
        assertThat(read(3).games())
                .extracting(GoCorpus.ExpertGame::name)
                .containsExactlyInAnyOrder("a", "a.SGF.sgf", "b.SGF");
        assertThat(read(3).longerThan(1).skipped())
                .extracting(sentence -> sentence.substring(0, sentence.indexOf(':')))
                .containsExactlyInAnyOrder("a.sgf", "a.SGF.sgf", "b.SGF");
    }

    @Test
    void shortGamesCanBeLeftOut() throws IOException {
        write("long.sgf", "(;SZ[3];B[aa];W[bb];B[cc])");
        write("short.sgf", "(;SZ[3];B[aa];W[bb])");
        GoCorpus corpus = read(3).longerThan(2);
        assertThat(corpus.games()).extracting(GoCorpus.ExpertGame::name).containsExactly("long");
        assertThat(corpus.skipped()).containsExactly("short.sgf: The game has 2 moves, not more than 2.");
    }

    @Test
    void aFolderMustBeThere() {
        assertThatThrownBy(() -> GoCorpus.read(folder.resolve("none"), 9, Games.library()))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("There is no folder ");
    }

    /** The shared games (R54): twenty, two of which are too short for the source's rule. */
    @Test
    void theSharedGamesAreCounted() {
        Path shared = Path.of(System.getProperty("tesuji.shared", "../shared"), "data", "sgf", "9x9");
        GoCorpus corpus = GoCorpus.read(shared, 9, Games.library());
        assertThat(corpus.games()).hasSize(20);
        assertThat(corpus.skipped()).isEmpty();
        assertThat(corpus.games().stream().mapToInt(GoCorpus.ExpertGame::moves).sum())
                .isEqualTo(1245);
        assertThat(corpus.examples()).hasSize(1203);
        assertThat(corpus.longerThan(50).games()).hasSize(18);
    }
}
