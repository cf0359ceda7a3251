package tesuji.web.round;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;

/** The file of one round: a line for each event. A line counts once it is on the disk, whole. */
record RoundFile(Path path) {
    /** Writes a line; when this returns, it is on the disk. */
    void append(String line) {
        // Not a channel: whoever interrupts a search would close it in the middle of a line.
        try (FileOutputStream stream = new FileOutputStream(path.toFile(), true)) {
            stream.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            stream.getFD().sync();
        } catch (IOException failure) {
            throw new InputException("The round cannot be kept: " + WholeFile.reason(failure) + ".", failure);
        }
    }

    /** All lines. What stands behind the last line feed was being written when the program ended: it is cut off. */
    List<String> lines() {
        byte[] bytes = WholeFile.read(path);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') end--;
        if (end < bytes.length) truncate(end);
        return new String(bytes, 0, end, StandardCharsets.UTF_8).lines().toList();
    }

    private void truncate(int length) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            channel.truncate(length);
            channel.force(false);
        } catch (IOException failure) {
            throw new InputException("The round cannot be kept: " + WholeFile.reason(failure) + ".", failure);
        }
    }
}
