package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DraftTest {
    @TempDir
    private Path folder = Path.of("");

    private static Draft written(Path target, String text) throws IOException {
        Draft draft = Draft.of(target);
        draft.channel().write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
        return draft;
    }

    /** Two who write the same file do not write into each other's draft. */
    @Test
    void draftsOfOneFileAreApart() throws IOException {
        Path target = folder.resolve("file");
        try (Draft first = written(target, "first");
                Draft second = written(target, "2nd")) {
            assertThat(target).doesNotExist();
            second.finish();
            assertThat(target).hasContent("2nd");
            first.finish();
        }
        assertThat(target).hasContent("first");
        assertThat(folder.toFile().list()).containsExactly("file");
    }

    @Test
    void whatIsNotFinishedLeavesNothing() throws IOException {
        Path target = Files.writeString(folder.resolve("file"), "old");
        written(target, "new").close();
        assertThat(target).hasContent("old");
        assertThat(folder.toFile().list()).containsExactly("file");
    }

    @Test
    void whatMustBeNewReplacesNothing() throws IOException {
        Path target = Files.writeString(folder.resolve("file"), "old");
        try (Draft draft = written(target, "new")) {
            assertThatThrownBy(draft::finishAsNew).isInstanceOf(FileAlreadyExistsException.class);
        }
        assertThat(target).hasContent("old");
        assertThat(folder.toFile().list()).containsExactly("file");
    }

    @Test
    void whatWasLeftIsSweptAway() throws IOException {
        written(folder.resolve("file"), "by somebody who was killed");
        for (String name : new String[] {".other.12.tmp", ".file.tmp", "file.12.tmp"}) {
            Files.writeString(folder.resolve(name), "somebody's own");
        }
        Draft.sweep(folder, "file"::equals);
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder(".other.12.tmp", ".file.tmp", "file.12.tmp");
    }

    /** A new file is as open to others as any. */
    @Test
    void permissionsAreThoseOfAnyFile() throws IOException {
        Path plain = Files.writeString(folder.resolve("plain"), "");
        Path target = folder.resolve("file");
        try (Draft draft = written(target, "text")) {
            draft.finish();
        }
        if (!plain.getFileSystem().supportedFileAttributeViews().contains("posix")) return;
        assertThat(Files.getPosixFilePermissions(target)).isEqualTo(Files.getPosixFilePermissions(plain));
    }
}
