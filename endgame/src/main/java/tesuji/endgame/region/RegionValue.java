package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a region is worth, in games of an arena. Bounds hold, whatever kind of answer it is. */
public sealed interface RegionValue {
    /** A game that it is at least worth; its value, where it is known. */
    int atLeast();

    /** A game that it is at most worth. */
    int atMost();

    /** What comes of the moves of the side to move that were looked at. */
    List<LocalMove> moves();

    /** How sure that is. */
    ProofStatus status();

    /** The ko that keeps it from having a value, if it is one of those whose mean is known. */
    default Optional<Ko> ko() {
        return Optional.empty();
    }

    /** Whether the value is known; otherwise it lies between two bounds. */
    default boolean isExact() {
        return atLeast() == atMost();
    }

    /** The same with more known of one move. */
    RegionValue with(LocalMove better);

    /**
     * The value itself.
     *
     * @param status how it was found: settled, by search, or by the theorem on corridors
     */
    record Exact(ProofStatus status, int game, List<LocalMove> moves) implements RegionValue {
        public Exact {
            moves = List.copyOf(moves);
        }

        @Override
        public int atLeast() {
            return game;
        }

        @Override
        public int atMost() {
            return game;
        }

        @Override
        public RegionValue with(LocalMove better) {
            return new Exact(status, game, replaced(moves, better));
        }
    }

    /**
     * Two games between which the value is.
     *
     * @param status why it is not known: a position comes back, or there is too much to look at
     */
    record Bounded(ProofStatus status, int atLeast, int atMost, List<LocalMove> moves, Optional<Ko> ko)
            implements RegionValue {
        public Bounded {
            moves = List.copyOf(moves);
        }

        @Override
        public RegionValue with(LocalMove better) {
            return new Bounded(status, atLeast, atMost, replaced(moves, better), ko);
        }
    }

    /** Nobody waited for the end of the search. */
    record Stopped(int atLeast, int atMost) implements RegionValue {
        @Override
        public List<LocalMove> moves() {
            return List.of();
        }

        @Override
        public ProofStatus status() {
            return ProofStatus.STOPPED;
        }

        @Override
        public RegionValue with(LocalMove better) {
            return this;
        }
    }

    /** Nothing was found out: the bounds give all of it to the one or to the other. */
    record Unknown(int atLeast, int atMost) implements RegionValue {
        @Override
        public List<LocalMove> moves() {
            return List.of();
        }

        @Override
        public ProofStatus status() {
            return ProofStatus.UNKNOWN;
        }

        @Override
        public RegionValue with(LocalMove better) {
            return this;
        }
    }

    private static List<LocalMove> replaced(List<LocalMove> moves, LocalMove better) {
        List<LocalMove> all = new ArrayList<>(moves);
        all.replaceAll(move -> move.point() == better.point() ? better : move);
        return all;
    }
}
