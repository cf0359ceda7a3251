package tesuji.solve.database;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32C;
import tesuji.core.game.GameId;
import tesuji.solve.retrograde.StateCounts;

/**
 * The first bytes of a database, from which everything else follows: what it is about, how it is laid out, and the
 * checksums of all that comes behind.
 *
 * @param dense whether a state is a rank of the game's indexing; else keys of all states follow
 * @param bits for each state: 2 for values, 8 or 16 for distances
 * @param margin half-points by which every decided game ends, or 0 if they differ
 * @param keysChecksum CRC-32C of the keys, 0 without keys
 * @param valuesChecksum CRC-32C of the values
 */
record Header(
        GameId game,
        boolean dense,
        boolean folded,
        int bits,
        long size,
        int margin,
        StateCounts counts,
        long keysChecksum,
        long valuesChecksum) {
    /** Bytes before the keys. */
    static final int LENGTH = 1024;

    private static final long MAGIC = 0x5445535542415345L; // TESUBASE
    private static final int VERSION = 1;

    long keysBegin() {
        return LENGTH;
    }

    long valuesBegin() {
        return LENGTH + (dense ? 0 : size * Long.BYTES);
    }

    long valuesLength() {
        return (size * bits + 7) / 8;
    }

    long fileLength() {
        return valuesBegin() + valuesLength();
    }

    Header withChecksums(long keys, long values) {
        return new Header(game, dense, folded, bits, size, margin, counts, keys, values);
    }

    ByteBuffer bytes() {
        byte[] name = game.toString().getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes = ByteBuffer.allocate(LENGTH);
        bytes.putLong(MAGIC).putInt(VERSION).putInt(name.length).put(name);
        bytes.put((byte) (dense ? 1 : 0))
                .put((byte) (folded ? 1 : 0))
                .putInt(bits)
                .putLong(size)
                .putInt(margin);
        bytes.putLong(counts.wins())
                .putLong(counts.draws())
                .putLong(counts.losses())
                .putLong(counts.unknown());
        bytes.putLong(counts.ended()).putLong(counts.holes()).putInt(counts.longest());
        bytes.putLong(keysChecksum).putLong(valuesChecksum);
        bytes.putLong(LENGTH - Long.BYTES, checksum(bytes));
        return bytes.rewind();
    }

    /** The header in these bytes; empty if they are none, or not whole. */
    static Optional<Header> read(ByteBuffer bytes) {
        try {
            if (bytes.remaining() != LENGTH || bytes.getLong() != MAGIC || bytes.getInt() != VERSION) {
                return Optional.empty();
            }
            if (bytes.getLong(LENGTH - Long.BYTES) != checksum(bytes)) return Optional.empty();
            byte[] name = new byte[bytes.getInt()];
            bytes.get(name);
            return Optional.of(new Header(
                    GameId.parse(new String(name, StandardCharsets.UTF_8)),
                    bytes.get() == 1,
                    bytes.get() == 1,
                    bytes.getInt(),
                    bytes.getLong(),
                    bytes.getInt(),
                    new StateCounts(
                            bytes.getLong(),
                            bytes.getLong(),
                            bytes.getLong(),
                            bytes.getLong(),
                            bytes.getLong(),
                            bytes.getLong(),
                            bytes.getInt()),
                    bytes.getLong(),
                    bytes.getLong()));
        } catch (BufferUnderflowException | NegativeArraySizeException tooShort) {
            return Optional.empty();
        }
    }

    private static long checksum(ByteBuffer bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes.duplicate().position(0).limit(LENGTH - Long.BYTES));
        return crc.getValue();
    }
}
