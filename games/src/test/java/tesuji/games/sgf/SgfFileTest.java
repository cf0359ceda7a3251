package tesuji.games.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;

final class SgfFileTest {
    private static final SgfCollection GAME = SgfCollection.of(new SgfNode().set("B", "dd"));

    @TempDir
    Path directory;

    @Test
    void writesAndReadsAFile() throws Exception {
        Path file = directory.resolve("game.sgf");
        Files.writeString(file, "something older and longer than the game");
        Files.writeString(directory.resolve(".game.sgf.0.tmp"), "left by somebody who died");
        Sgf.write(file, GAME, SgfLayout.LINES);
        assertThat(Files.readString(file)).isEqualTo("(;B[dd])\n");
        SgfTrees.assertSame(Sgf.read(file), GAME);
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files).hasSize(2);
        }
    }

    @Test
    void writesThroughALink() throws Exception {
        Path file = Files.writeString(directory.resolve("game.sgf"), "old");
        Path link = Files.createSymbolicLink(directory.resolve("link.sgf"), file);
        Sgf.write(link, GAME, SgfLayout.COMPACT);
        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(file)).isEqualTo("(;B[dd])\n");
    }

    @Test
    void namesThePathInRefusals() throws Exception {
        Path file = Files.writeString(directory.resolve("bad.sgf"), "(;B[dd]\n;");
        assertThatThrownBy(() -> Sgf.read(file))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(file + ", line 2, column 2: the text ends");
        Path missing = directory.resolve("missing.sgf");
        assertThatThrownBy(() -> Sgf.read(missing))
                .isInstanceOf(InputException.class)
                .hasMessage("The file " + missing + " cannot be read: there is no such file or directory.");
        assertThatThrownBy(() -> Sgf.read(directory))
                .isInstanceOf(InputException.class)
                .hasMessage(directory + " is a directory, not a file.");
        Path nowhere = directory.resolve("none").resolve("game.sgf");
        assertThatThrownBy(() -> Sgf.write(nowhere, GAME, SgfLayout.COMPACT))
                .isInstanceOf(InputException.class)
                .hasMessage("The file " + nowhere + " cannot be written: there is no such file or directory.");
        assertThatThrownBy(() -> Sgf.write(directory, GAME, SgfLayout.COMPACT))
                .isInstanceOf(InputException.class)
                .hasMessage(directory + " is a directory, not a file.");
    }

    @Test
    void doesNotLoadWhatNoGameFills() throws Exception {
        Path file = directory.resolve("huge.sgf");
        try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
            huge.setLength(1L << 30);
        }
        assertThatThrownBy(() -> Sgf.read(file))
                .isInstanceOf(InputException.class)
                .hasMessage(file + " is larger than 512 MB.");
    }
}
