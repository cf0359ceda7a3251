package tesuji.core.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** The rules at one size. Immutable, shared by all threads. */
public interface Game {
    /** Name and all rules: enough to rebuild the game anywhere. */
    GameId id();

    /** A new position at the beginning. Side 0 moves first unless the rules give it a handicap. */
    Position start();

    /** Every move is an int in [0, moveLimit). */
    int moveLimit();

    /** No position has more legal moves than this. */
    int maxLegalMoves();

    /** Every game ends within this many moves. */
    int maxLength();

    /** What the rules say about a position that comes back. */
    Repetition repetition();

    Notation notation();

    /**
     * Whether the size of a score is a margin that players care for. Where it is not, a win is one point or less,
     * whatever happened.
     */
    default boolean hasMargin() {
        return false;
    }

    default Symmetries symmetries() {
        return Symmetries.NONE;
    }

    default Optional<Indexing> indexing() {
        return Optional.empty();
    }

    default Optional<Packing> packing() {
        return Optional.empty();
    }

    default Optional<Turning> turning() {
        return Optional.empty();
    }

    default Optional<LocalPatterns> localPatterns() {
        return Optional.empty();
    }

    default Optional<EndingMoves> endingMoves() {
        return Optional.empty();
    }

    default Optional<Adjudicator> adjudicator() {
        return Optional.empty();
    }

    default Optional<ResultTable> resultTable() {
        return Optional.empty();
    }

    default Optional<RecordFormat> recordFormat() {
        return Optional.empty();
    }

    /**
     * The player that plays this game best, by its name or its recipe, as a catalogue of players reads them; empty if
     * the general one will do.
     */
    default Optional<String> bestPlayer() {
        return Optional.empty();
    }

    /** The players that people choose from; none where the general questions will do. */
    default List<Opponent> opponents() {
        return List.of();
    }

    /**
     * No more positions than this exist, boards with the side to move, whether play can reach them or not; nothing if
     * nobody has said. As sharp as a formula makes it.
     */
    default Optional<BigInteger> bound() {
        return indexing().map(Indexing::sizes);
    }
}
