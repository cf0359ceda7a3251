package tesuji.solve.space;

import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Folding;
import tesuji.core.game.Game;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.game.Reversal;

/** How the positions of a game become keys: packed, with symmetric ones as one if wished, and scrambled. Immutable. */
public final class StateCodec {
    private final Game game;
    private final boolean folded;
    private final Packing packing;
    private final Optional<Folding> folding;
    private final long origin;

    private StateCodec(Game game, boolean folded, Packing packing, Optional<Folding> folding, Position origin) {
        this.game = game;
        this.folded = folded;
        this.packing = packing;
        this.folding = folding;
        this.origin = key(origin);
    }

    /** Whether the states of a game can be listed at all. */
    public static boolean accepts(Game game) {
        return game.repetition() != Repetition.FORBIDDEN
                && (game.packing().isPresent() || game.indexing().isPresent());
    }

    /** Every position has a key of its own. */
    public static StateCodec plain(Game game) {
        return new StateCodec(demandNoHistory(game), false, IndexPacking.of(game), Optional.empty(), game.start());
    }

    /** Positions that the symmetries of the game turn into each other share a key. */
    public static StateCodec folded(Game game) {
        Packing packing = IndexPacking.of(demandNoHistory(game));
        if (game.symmetries().count() == 1) return new StateCodec(game, true, packing, Optional.empty(), game.start());
        Folding folding = packing.folding()
                .orElseThrow(() ->
                        new InputException(game.id() + " cannot fold its symmetries at this size; leave --fold out."));
        return new StateCodec(game, true, packing, Optional.of(folding), game.start());
    }

    /** The same keys, with another position to begin from than the start of the game. */
    public StateCodec from(Position root) {
        return new StateCodec(game, folded, packing, folding, root);
    }

    /** With or without symmetries. */
    public static StateCodec of(Game game, boolean folded) {
        return folded ? folded(game) : plain(game);
    }

    /** Moves that depend on the past make states of whole histories, which nobody can list. */
    private static Game demandNoHistory(Game game) {
        if (game.repetition() != Repetition.FORBIDDEN) return game;
        throw new InputException("In " + game.id().name()
                + " moves depend on earlier positions, so its states cannot be listed one by one.");
    }

    public Game game() {
        return game;
    }

    public boolean folded() {
        return folded;
    }

    /** The key of the position from which states are reached. */
    public long origin() {
        return origin;
    }

    /** The key of a position. */
    public long key(Position position) {
        return keyOf(packing.pack(position));
    }

    /** The key of a packed position. */
    long keyOf(long packed) {
        return Scramble.of(folding.isPresent() ? folding.get().canonical(packed) : packed);
    }

    /** How many different positions share a key. */
    int images(long key) {
        return folding.isPresent() ? folding.get().images(Scramble.inverseOf(key)) : 1;
    }

    /** Moves run backwards, to packed positions, if the game can. */
    Optional<Reversal> reversal() {
        return packing.reversal();
    }

    /** Puts the position with this key, or the one that stands for its images, into {@code into}. */
    public void place(long key, Position into) {
        packing.unpack(Scramble.inverseOf(key), into);
    }
}
