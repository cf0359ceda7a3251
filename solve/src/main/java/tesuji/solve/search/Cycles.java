package tesuji.solve.search;

import java.util.Optional;
import tesuji.core.game.Game;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;

/** Games in which positions can come back: a state that returns on a path counts as a draw (Zermelo 1913). */
public final class Cycles {
    private Cycles() {}

    /** Whether positions can come back, rather than being forbidden to or unable to. */
    public static boolean possible(Game game) {
        return game.repetition() == Repetition.DRAW || game.repetition() == Repetition.UNRESTRICTED;
    }

    /**
     * Whether the length of games is capped by a rule for people, be it because positions can come back, or because the
     * rules that forbid it allow games of any length: a search that comes near the cap knows nothing.
     */
    public static boolean needCap(Game game) {
        return game.repetition() != Repetition.IMPOSSIBLE;
    }

    /**
     * The position as if the game began in it, where positions can come back: values belong to states, so the moves
     * played so far must not bring the cap on the length of games nearer. Elsewhere the position itself.
     */
    public static Position unplayed(Position root) {
        Game game = root.game();
        if (!possible(game)) return root;
        Position fresh = game.start();
        Optional<Packing> packing = game.packing();
        if (packing.isPresent()) packing.get().unpack(packing.get().pack(root), fresh);
        else game.notation().place(game.notation().diagram(root), fresh);
        return fresh;
    }
}
