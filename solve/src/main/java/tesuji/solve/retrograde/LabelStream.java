package tesuji.solve.retrograde;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.util.zip.CRC32C;
import tesuji.core.base.InputException;
import tesuji.solve.space.ShardSize;

/** The files of a {@link LabelFile} through streams, so that any file system may hold them. */
public final class LabelStream {
    private static final int BUFFER = 1 << 16;

    private LabelStream() {}

    private interface Sink {
        void accept(ByteBuffer bytes) throws IOException;
    }

    /** Writes labels of which those up to this distance are final; the stream stays open. */
    public static void write(OutputStream out, short[] labels, int distance) throws IOException {
        CRC32C crc = LabelFile.begun(labels.length, distance);
        over(labels, crc::update);
        DataOutputStream header = new DataOutputStream(out);
        header.writeLong(LabelFile.MAGIC);
        header.writeLong(labels.length);
        header.writeLong(distance);
        header.writeLong(crc.getValue());
        header.flush();
        over(labels, Channels.newChannel(out)::write);
    }

    private static void over(short[] labels, Sink sink) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
        int step = BUFFER / Short.BYTES;
        for (int begin = 0; begin < labels.length; begin += step) {
            int count = Math.min(step, labels.length - begin);
            buffer.clear();
            buffer.asShortBuffer().put(labels, begin, count);
            sink.accept(buffer.limit(count * Short.BYTES));
        }
    }

    /**
     * Reads a whole stream of labels.
     *
     * @param length bytes of the file, so that nothing is believed that it cannot hold
     * @param distance up to which they must be final
     * @param file its name, for the {@link InputException} if it is damaged
     */
    public static short[] read(InputStream in, long length, int distance, String file) throws IOException {
        if (length < LabelFile.HEADER) throw damaged(file);
        DataInputStream header = new DataInputStream(in);
        boolean ours = header.readLong() == LabelFile.MAGIC;
        long size = header.readLong();
        long rest = length - LabelFile.HEADER;
        ours &= rest % Short.BYTES == 0 && size == rest / Short.BYTES && header.readLong() == distance;
        if (!ours) throw damaged(file);
        long checksum = header.readLong();
        CRC32C crc = LabelFile.begun(size, distance);
        short[] labels = new short[ShardSize.of(size)];
        byte[] buffer = new byte[BUFFER];
        for (int at = 0; at < labels.length; ) {
            int count = Math.min(BUFFER / Short.BYTES, labels.length - at);
            if (in.readNBytes(buffer, 0, count * Short.BYTES) < count * Short.BYTES) throw damaged(file);
            ByteBuffer bytes = ByteBuffer.wrap(buffer, 0, count * Short.BYTES);
            bytes.asShortBuffer().get(labels, at, count);
            crc.update(bytes);
            at += count;
        }
        if (crc.getValue() != checksum || in.read() >= 0) throw damaged(file);
        return labels;
    }

    private static InputException damaged(String file) {
        return new InputException("The file " + file + " is damaged; remove its folder to begin anew.");
    }
}
