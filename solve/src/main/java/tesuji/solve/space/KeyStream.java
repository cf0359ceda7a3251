package tesuji.solve.space;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.util.zip.CRC32C;
import tesuji.core.base.InputException;

/** The files of a {@link KeyWriter} through streams, so that any file system may hold them. */
public final class KeyStream {
    private KeyStream() {}

    /** What takes keys, block by block. */
    @FunctionalInterface
    public interface Sink {
        /** Some keys as big-endian longs. */
        void accept(ByteBuffer bytes) throws IOException;
    }

    /** Writes keys in ascending order; the stream stays open. */
    public static void write(OutputStream out, long[] keys) throws IOException {
        DataOutputStream header = new DataOutputStream(out);
        header.writeLong(KeyWriter.MAGIC);
        header.writeLong(keys.length);
        CRC32C crc = new CRC32C();
        over(keys, crc::update);
        header.writeLong(crc.getValue());
        header.flush();
        over(keys, Channels.newChannel(out)::write);
    }

    private static void over(long[] keys, Sink sink) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(KeyWriter.BUFFER);
        int step = KeyWriter.BUFFER / Long.BYTES;
        for (int begin = 0; begin < keys.length; begin += step) {
            int count = Math.min(step, keys.length - begin);
            buffer.clear();
            buffer.asLongBuffer().put(keys, begin, count);
            sink.accept(buffer.limit(count * Long.BYTES));
        }
    }

    /**
     * Reads a whole stream of keys; an {@link InputException} names the file that is damaged.
     *
     * @param length bytes of the file, so that nothing is believed that it cannot hold
     */
    public static long[] read(InputStream in, long length, String file) throws IOException {
        DataInputStream header = new DataInputStream(in);
        long size = size(header, length, file);
        long checksum = header.readLong();
        long[] keys = new long[ShardSize.of(size)];
        int[] at = {0};
        copy(in, size, checksum, file, bytes -> {
            bytes.asLongBuffer().get(keys, at[0], bytes.remaining() / Long.BYTES);
            at[0] += bytes.remaining() / Long.BYTES;
        });
        return keys;
    }

    private static long size(DataInputStream header, long length, String file) throws IOException {
        if (length < KeyWriter.HEADER || header.readLong() != KeyWriter.MAGIC) throw damaged(file);
        long size = header.readLong();
        long keys = length - KeyWriter.HEADER;
        if (keys % Long.BYTES != 0 || size != keys / Long.BYTES) throw damaged(file);
        return size;
    }

    /** Hands all keys of a stream on and returns how many there were; they are checked by the time it returns. */
    public static long copy(InputStream in, long length, String file, Sink sink) throws IOException {
        DataInputStream header = new DataInputStream(in);
        long size = size(header, length, file);
        copy(in, size, header.readLong(), file, sink);
        return size;
    }

    private static void copy(InputStream in, long size, long checksum, String file, Sink sink) throws IOException {
        CRC32C crc = new CRC32C();
        byte[] buffer = new byte[KeyWriter.BUFFER];
        for (long left = size * Long.BYTES; left > 0; ) {
            int wanted = (int) Math.min(left, buffer.length);
            if (in.readNBytes(buffer, 0, wanted) < wanted) throw damaged(file);
            crc.update(buffer, 0, wanted);
            sink.accept(ByteBuffer.wrap(buffer, 0, wanted));
            left -= wanted;
        }
        if (crc.getValue() != checksum || in.read() >= 0) throw damaged(file);
    }

    private static InputException damaged(String file) {
        return new InputException("The file " + file + " is damaged; remove its folder to begin anew.");
    }
}
