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
import tesuji.solve.retrograde.OutcomeTable;
import tesuji.solve.retrograde.PackedValues;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateCounts;
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

    private DatabaseWriter(FileChannel channel) {
        this.channel = channel;
    }

    /** Writes all states with their values; an {@link InputException} if there is such a file already. */
    public static void write(Path file, Solved solved, Depth depth) {
        if (Files.exists(file)) throw new InputException("There is a file " + file + " already; it was left as it is.");
        try (Draft draft = Draft.of(file)) {
            new DatabaseWriter(draft.channel()).write(solved, header(solved, depth));
            draft.finishAsNew();
        } catch (IOException failure) {
            throw new InputException(
                    "The file " + file + " cannot be written: " + WholeFile.reason(failure) + ".", failure);
        }
    }

    private static Header header(Solved solved, Depth depth) {
        StateCounts counts = solved.labels().counts();
        int bits = depth == Depth.VALUES ? 2 : counts.longest() <= LONGEST_IN_A_BYTE ? 8 : 16;
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

    private static boolean isDecidedEnd(OutcomeTable labels, long state) {
        Value value = labels.value(state);
        return labels.distance(state) == 0 && (value == Value.WIN || value == Value.LOSS);
    }

    private void write(Solved solved, Header header) throws IOException {
        channel.position(Header.LENGTH);
        long keys = 0;
        if (solved.space() instanceof Reachable states) keys = keys(states.keys());
        long values = values(solved.labels(), header.bits());
        channel.position(0);
        ByteBuffer first = header.withChecksums(keys, values).bytes();
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

    /** Writes the values and returns their checksum. */
    private long values(OutcomeTable labels, int bits) throws IOException {
        crc = new CRC32C();
        if (bits == 2) {
            for (long state = 0; state < labels.size(); state += 4) {
                int four = 0;
                for (int i = 0; i < 4 && state + i < labels.size(); i++) {
                    four |= PackedValues.code(labels.value(state + i)) << (2 * i);
                }
                put((byte) four);
            }
        } else {
            for (long state = 0; state < labels.size(); state++) {
                int code = Codes.of(labels.value(state), labels.distance(state));
                if (bits == 16) put((byte) (code >> 8));
                put((byte) code);
            }
        }
        flush();
        return crc.getValue();
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
