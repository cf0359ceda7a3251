package tesuji.neural.file;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.neural.model.Network;

/**
 * Networks in files. What a file is, its bytes tell when it is read: gzip by its first two, the binary form by the mark
 * before weights. When one is written, its name tells: {@code .bin}, {@code .txt}, with or without {@code .gz}.
 */
public final class NetworkFiles {
    private static final int[] GZIP = {0x1F, 0x8B};

    private NetworkFiles() {}

    /** Reads a network; an {@link InputException} says why it cannot be used. */
    public static Network read(Path file) {
        String name = String.valueOf(file.getFileName());
        WholeFile.refuseOthers(file);
        if (!Files.isRegularFile(file)) throw new InputException("There is no network " + file + ".");
        try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file));
                InputStream unpacked = unpack(bytes)) {
            return NetworkReader.read(unpacked, name);
        } catch (IOException unreadable) {
            throw new InputException("The network " + name + " cannot be read: it is damaged or not readable.");
        }
    }

    /** Reads a network from a stream; refusals call it by this name. */
    public static Network read(InputStream stream, String name) throws IOException {
        return NetworkReader.read(unpack(new BufferedInputStream(stream)), name);
    }

    private static InputStream unpack(InputStream bytes) throws IOException {
        bytes.mark(GZIP.length);
        boolean packed = bytes.read() == GZIP[0] && bytes.read() == GZIP[1];
        bytes.reset();
        return packed ? new GZIPInputStream(bytes, 1 << 16) : bytes;
    }

    /** Writes a network, in the form that the name of the file says. */
    public static void write(Network network, Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        boolean packed = name.endsWith(".gz");
        String plain = packed ? name.substring(0, name.length() - 3) : name;
        boolean binary = plain.endsWith(".bin");
        if (!binary && !plain.endsWith(".txt")) {
            throw new InputException("A network is written to a file whose name ends with .bin, .txt, .bin.gz or"
                    + " .txt.gz, not to " + name + ".");
        }
        try (OutputStream bytes = new BufferedOutputStream(Files.newOutputStream(file));
                OutputStream target = packed ? new GZIPOutputStream(bytes, 1 << 16) : bytes) {
            NetworkWriter.write(network, target, binary);
        }
    }
}
