package tesuji.solve.proof;

import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Repetition;
import tesuji.solve.Method;

/** A search guided by proof and disproof numbers, with its parameters. */
public sealed interface ProofSearch extends Method permits Pns, Pn2, McPns, PnDag, PnDcg, Bta, PnStar, Pds, DfPn {
    /** Methods that give equal states one value need values without history. */
    static void refuseHistory(Game game, String method) {
        if (game.repetition() == Repetition.FORBIDDEN) {
            throw new InputException("In " + game.id() + " moves may be illegal because of what happened before, so "
                    + method + " cannot merge equal positions; use pn or pn2, which keep a tree.");
        }
    }
}
