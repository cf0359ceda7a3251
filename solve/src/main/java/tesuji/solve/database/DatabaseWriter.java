package tesuji.solve.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import tesuji.core.base.Draft;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Position;
import tesuji.solve.Value;
import tesuji.solve.retrograde.LabelCode;
import tesuji.solve.retrograde.PackedValues;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateCounts;
import tesuji.solve.retrograde.StateLabels;
import tesuji.solve.space.Keys;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.StateCursor;

/** Writes a database under a temporary name and moves it when it is whole; never over another file. */
public final class DatabaseWriter {
    private static final int BUFFER = 1 << 18;
    private static final int LONGEST_IN_A_BYTE = 124;

    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
    private CRC32C crc = new CRC32C();
    /** Values of two bits that wait for their byte to be full, and how many bits of it are. */
    private int four;

    private int filled;

    private DatabaseWriter(FileChannel channel) {
        this.channel = channel;
    }

    /** Writes all states with their values; an {@link InputException} if there is such a file already. */
    public static void write(Path file, Solved solved, Depth depth) {
        into(file, writer -> writer.write(solved, header(solved, depth)));
    }

    private interface Writing {
        void by(DatabaseWriter writer) throws IOException;
    }

    private static void into(Path file, Writing writing) {
        if (Files.exists(file)) throw new InputException("There is a file " + file + " already; it was left as it is.");
        try (Draft draft = Draft.of(file)) {
            writing.by(new DatabaseWriter(draft.channel()));
            draft.finishAsNew();
        } catch (IOException failure) {
            throw new InputException(
                    "The file " + file + " cannot be written: " + WholeFile.reason(failure) + ".", failure);
        }
    }

    /** Writes the file that {@link #write} would write if all shards were one space. */
    public static void assemble(Path file, ShardSource shards, Depth depth) {
        StateCounts counts = shards.counts();
        Header header = new Header(
                shards.game(),
                false,
                shards.folded(),
                bits(counts, depth),
                counts.states(),
                shards.margin(),
                counts,
                0,
                0);
        into(file, writer -> writer.assemble(shards, header));
    }

    private static int bits(StateCounts counts, Depth depth) {
        return depth == Depth.VALUES ? 2 : counts.longest() <= LONGEST_IN_A_BYTE ? 8 : 16;
    }

    private static Header header(Solved solved, Depth depth) {
        StateCounts counts = solved.labels().counts();
        int bits = bits(counts, depth);
        boolean dense = !(solved.space() instanceof Reachable);
        boolean folded =
                solved.space() instanceof Reachable states && states.codec().folded();
        return new Header(
                solved.space().game().id(), dense, folded, bits, solved.space().size(), margin(solved), counts, 0, 0);
    }

    /** The half-points by which all decided games end, or 0 if they differ. */
    private static int margin(Solved solved) {
        StateCursor cursor = solved.space().cursor();
        Position position = solved.space().game().start();
        int margin = 0;
        for (long state = 0; state < solved.space().size(); state++) {
            if (!isDecidedEnd(solved.labels(), state) || !cursor.place(state, position)) continue;
            int here = Math.abs(position.score());
            if (margin != 0 && margin != here) return 0;
            margin = here;
        }
        return margin;
    }

    private static boolean isDecidedEnd(StateLabels labels, long state) {
        Value value = labels.value(state);
        return labels.distance(state) == 0 && (value == Value.WIN || value == Value.LOSS);
    }

    private void write(Solved solved, Header header) throws IOException {
        channel.position(Header.LENGTH);
        long keys = 0;
        if (solved.space() instanceof Reachable states) keys = keys(states.keys());
        crc = new CRC32C();
        values(solved.labels(), header.bits());
        finish(header, keys);
    }

    private void assemble(ShardSource shards, Header header) throws IOException {
        channel.position(Header.LENGTH);
        crc = new CRC32C();
        for (int shard = 0; shard < shards.count(); shard++) shards.keys(shard, this::put);
        flush();
        long keys = crc.getValue();
        crc = new CRC32C();
        for (int shard = 0; shard < shards.count(); shard++) values(shards.labels(shard), header.bits());
        finish(header, keys);
    }

    /** Writes the last values, and the header with the checksums. */
    private void finish(Header header, long keys) throws IOException {
        if (filled > 0) put((byte) four);
        flush();
        channel.position(0);
        ByteBuffer first = header.withChecksums(keys, crc.getValue()).bytes();
        while (first.hasRemaining()) channel.write(first);
    }

    /** Writes the keys and returns their checksum. */
    private long keys(Keys keys) throws IOException {
        crc = new CRC32C();
        for (long state = 0; state < keys.size(); state++) {
            if (!buffer.hasRemaining()) flush();
            buffer.putLong(keys.at(state));
        }
        flush();
        return crc.getValue();
    }

    private void values(StateLabels labels, int bits) throws IOException {
        for (long state = 0; state < labels.size(); state++) {
            value(labels.value(state), labels.distance(state), bits);
        }
    }

    /** The values of one shard; they go on where those of the last one ended, in the middle of a byte perhaps. */
    private void values(short[] labels, int bits) throws IOException {
        for (short label : labels) value(LabelCode.value(label), LabelCode.distance(label), bits);
    }

    private void value(Value value, int distance, int bits) throws IOException {
        if (bits == 2) {
            four |= PackedValues.code(value) << filled;
            filled += 2;
            if (filled < Byte.SIZE) return;
            put((byte) four);
            four = 0;
            filled = 0;
        } else {
            int code = Codes.of(value, distance);
            if (bits == 16) put((byte) (code >> 8));
            put((byte) code);
        }
    }

    private void put(ByteBuffer bytes) throws IOException {
        flush();
        crc.update(bytes.duplicate());
        while (bytes.hasRemaining()) channel.write(bytes);
    }

    private void put(byte value) throws IOException {
        if (!buffer.hasRemaining()) flush();
        buffer.put(value);
    }

    private void flush() throws IOException {
        buffer.flip();
        crc.update(buffer.duplicate());
        while (buffer.hasRemaining()) channel.write(buffer);
        buffer.clear();
    }
}
