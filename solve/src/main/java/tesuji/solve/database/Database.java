package tesuji.solve.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Position;
import tesuji.solve.retrograde.OutcomeLookup;
import tesuji.solve.retrograde.PackedValues;
import tesuji.solve.retrograde.StateCounts;
import tesuji.solve.retrograde.StateOutcome;
import tesuji.solve.space.Indexed;
import tesuji.solve.space.Keys;
import tesuji.solve.space.MappedKeys;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.StateCodec;
import tesuji.solve.space.StateCursor;

/**
 * A solved game in a file. The file is read as it is needed, so that opening it costs no memory; its checksums are
 * compared once. Owned by one thread; any number may open the same file.
 */
public final class Database implements OutcomeLookup {
    private final Header header;
    private final StateCursor cursor;
    private final MappedBytes values;

    private Database(Header header, StateCursor cursor, MappedBytes values) {
        this.header = header;
        this.cursor = cursor;
        this.values = values;
    }

    /** Opens the database of a game; an {@link InputException} says what is wrong with another file. */
    public static Database open(Path file, Game game) {
        WholeFile.refuseOthers(file);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            Header header = header(file, channel);
            if (!header.game().equals(game.id())) {
                throw new InputException(
                        "The database " + file + " is for " + header.game() + ", not " + game.id() + ".");
            }
            MappedBytes values = new MappedBytes(channel, header.valuesBegin(), header.valuesLength());
            if (values.checksum() != header.valuesChecksum()) throw damaged(file);
            if (header.dense()) return new Database(header, new Indexed(game).cursor(), values);
            long length = header.size() * Long.BYTES;
            if (new MappedBytes(channel, header.keysBegin(), length).checksum() != header.keysChecksum()) {
                throw damaged(file);
            }
            Keys keys = new MappedKeys(file, header.keysBegin(), header.size());
            Reachable states = new Reachable(StateCodec.of(game, header.folded()), keys, List.of());
            return new Database(header, states.cursor(), values);
        } catch (IOException failure) {
            String reason = Files.exists(file) ? String.valueOf(failure.getMessage()) : "there is no such file";
            throw new InputException("The database " + file + " cannot be read: " + reason + ".", failure);
        }
    }

    /** The game a file is about. */
    public static GameId gameOf(Path file) {
        WholeFile.refuseOthers(file);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return header(file, channel).game();
        } catch (IOException failure) {
            throw new InputException("The database " + file + " cannot be read.", failure);
        }
    }

    private static Header header(Path file, FileChannel channel) throws IOException {
        ByteBuffer first = ByteBuffer.allocate(Header.LENGTH);
        while (first.hasRemaining() && channel.read(first) >= 0) {}
        Optional<Header> header = Header.read(first.flip());
        if (header.isEmpty())
            throw new InputException("The file " + file + " is not a database of this version, or damaged.");
        if (channel.size() != header.get().fileLength()) throw damaged(file);
        return header.get();
    }

    private static InputException damaged(Path file) {
        return new InputException("The database " + file + " is damaged; solve the game again into another file.");
    }

    public StateCounts counts() {
        return header.counts();
    }

    public Depth depth() {
        return header.bits() == 2 ? Depth.VALUES : Depth.DISTANCES;
    }

    @Override
    public StateOutcome outcome(Position position) {
        long state = cursor.number(position);
        return state == StateCursor.NOWHERE ? StateOutcome.UNKNOWN : outcome(state);
    }

    private StateOutcome outcome(long state) {
        return switch (header.bits()) {
            case 2 -> new StateOutcome(PackedValues.value((values.at(state >> 2) >> (2 * (int) (state & 3))) & 3), 0);
            case 8 -> Codes.outcome(values.at(state));
            default -> Codes.outcome((values.at(2 * state) << 8) | values.at(2 * state + 1));
        };
    }
}
