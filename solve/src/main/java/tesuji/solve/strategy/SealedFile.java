package tesuji.solve.strategy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;

/**
 * Files about one game: a first line {@code tesuji KIND VERSION GAME}, the content, and a CRC-32C of both at the end.
 *
 * @param kind one word
 * @param version of the content
 */
record SealedFile(String kind, int version) {
    /** Writes a file; one that is already there is replaced only if it is of the same kind and game. */
    void write(Path file, Game game, ByteBuffer content) {
        if (Files.exists(file)) read(file, game);
        byte[] first = firstLine(game.id()).getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes = ByteBuffer.allocate(first.length + content.remaining() + Long.BYTES);
        bytes.put(first).put(content);
        bytes.putLong(checksum(bytes.array(), bytes.position()));
        WholeFile.write(file, bytes.array());
    }

    /** Whether a file begins with the words of this kind. */
    boolean isMeant(Path file) {
        WholeFile.refuseOthers(file);
        byte[] words = ("tesuji " + kind + " ").getBytes(StandardCharsets.UTF_8);
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(words.length), words);
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** The content of a file; an {@link InputException} if it is damaged, or about something else. */
    ByteBuffer read(Path file, Game game) {
        byte[] bytes = WholeFile.read(file);
        int end = 0;
        while (end < bytes.length && bytes[end] != '\n') end++;
        String line = new String(bytes, 0, Math.min(end, 1000), StandardCharsets.UTF_8) + "\n";
        if (!line.startsWith("tesuji " + kind + " "))
            throw new InputException("The file " + file + " is no " + kind + ".");
        if (!line.startsWith("tesuji " + kind + " " + version + " ")) {
            throw new InputException("The " + kind + " " + file + " has another version than " + version + ".");
        }
        if (end == bytes.length) throw damaged(file);
        if (!line.equals(firstLine(game.id()))) {
            throw new InputException("The " + kind + " " + file + " is for "
                    + line.substring(line.lastIndexOf(' ') + 1).strip() + ", not " + game.id() + ".");
        }
        int length = bytes.length - Long.BYTES;
        if (length <= end || ByteBuffer.wrap(bytes).getLong(length) != checksum(bytes, length)) throw damaged(file);
        return ByteBuffer.wrap(bytes, end + 1, length - end - 1);
    }

    /** What to say of content that ends too early or makes no sense. */
    InputException damaged(Path file) {
        return new InputException("The " + kind + " " + file + " is damaged.");
    }

    InputException damaged(Path file, BufferUnderflowException cause) {
        return new InputException("The " + kind + " " + file + " is damaged.", cause);
    }

    private String firstLine(GameId id) {
        return "tesuji " + kind + " " + version + " " + id + "\n";
    }

    private static long checksum(byte[] bytes, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, length);
        return crc.getValue();
    }
}
