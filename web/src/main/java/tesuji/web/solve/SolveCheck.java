package tesuji.web.solve;

import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.desk.solve.SuperkoSolver;
import tesuji.solve.space.StateCodec;
import tesuji.web.wire.Refusal;

/** Which wishes can work. */
final class SolveCheck {
    private SolveCheck() {}

    /** Refuses what cannot work: better now than after the search. */
    static void demand(SolvedFolder files, Position root, SolveWish wish) {
        Game game = root.game();
        if (root.isOver()) throw Refusal.conflict("The game is over here; there is nothing to solve.");
        MethodList.check(wish.method(), game);
        boolean superko = wish.method().equals(SuperkoSolver.NAME);
        if (superko && root.key() != game.start().key()) {
            throw new InputException("The method " + wish.method() + " begins at the start of a game.");
        }
        if (wish.isVerified() && (superko || !StateCodec.accepts(game))) {
            throw new InputException("Nothing can be compared here: the states of " + game.id() + " cannot be listed.");
        }
        if (wish.isCached() && (superko || wish.isRetrograde() || !StateCodec.accepts(game))) {
            throw new InputException("The cache is for searches in games whose states have a value of their own.");
        }
        if (wish.isFolded()) StateCodec.of(game, true);
        if ((wish.save() != null || wish.strategy() != null) && !wish.isRetrograde()) {
            throw new InputException("Databases and strategies need all values, which retrograde analysis finds.");
        }
        if (wish.strategy() != null && root.key() != game.start().key()) {
            throw new InputException("A strategy is for the start of a game.");
        }
        if (wish.save() != null) files.fresh(wish.save(), SolvedFolder.Kind.DATABASE);
        if (wish.strategy() != null) files.fresh(wish.strategy(), SolvedFolder.Kind.STRATEGY);
    }
}
