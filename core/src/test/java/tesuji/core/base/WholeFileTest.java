package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class WholeFileTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void tryingOutLeavesNothingBehind() throws IOException {
        Path there = Files.writeString(folder.resolve("there"), "text");
        WholeFile.tryOut(there);
        WholeFile.tryOut(folder.resolve("new"));
        assertThat(folder.toFile().list()).containsExactly("there");
        assertThat(Files.readString(there)).isEqualTo("text");
    }

    /** A device may have no end, and writing must not put a file in its place. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void devicesAreRefused() {
        for (String name : new String[] {"/dev/zero", "/dev/null"}) {
            Path device = Path.of(name);
            String sentence = name + " is a device or a pipe, not a file.";
            assertThatThrownBy(() -> WholeFile.read(device))
                    .isInstanceOf(InputException.class)
                    .hasMessage(sentence);
            assertThatThrownBy(() -> WholeFile.tryOut(device))
                    .isInstanceOf(InputException.class)
                    .hasMessage(sentence);
            assertThatThrownBy(() -> WholeFile.refuseOthers(device)).hasMessage(sentence);
        }
    }

    @Test
    void tryingOutFailsAsWritingWould() {
        for (Path file : new Path[] {folder, folder.resolve("nowhere/file")}) {
            assertThatThrownBy(() -> WholeFile.write(file, new byte[0])).isInstanceOf(InputException.class);
            assertThatThrownBy(() -> WholeFile.tryOut(file))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining(file.toString());
        }
    }
}
