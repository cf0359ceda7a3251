package tesuji.endgame.count;

import tesuji.core.base.InputException;
import tesuji.endgame.notation.Expression;
import tesuji.endgame.notation.Reader;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/** A local situation as players count it: settled, or with one move worth considering for each side. */
public sealed interface LocalTree {
    /** Nothing is left to play: Black's points minus White's. */
    record Settled(Dyadic score) implements LocalTree {}

    /** Either side may move. */
    record Open(LocalTree black, LocalTree white) implements LocalTree {}

    /** The situation written as a game, such as {@code 0|-2||-5}. */
    static LocalTree read(String text) {
        return of(Reader.read(text));
    }

    private static LocalTree of(Expression expression) {
        if (expression instanceof Expression.Simple simple && simple.ups() == 0 && simple.nim() == 0) {
            return new Settled(simple.number());
        }
        if (expression instanceof Expression.Game game
                && game.lefts().size() == 1
                && game.rights().size() == 1) {
            return new Open(of(game.lefts().get(0)), of(game.rights().get(0)));
        }
        throw new InputException("Only numbers and games with one move for each side can be counted, as in 0|-2||-5.");
    }

    /** The same situation as a game of an arena. */
    default int value(Values values) {
        if (this instanceof Settled settled) return values.number(settled.score);
        Open open = (Open) this;
        return values.game(open.black.value(values), open.white.value(values));
    }

    /** The same situation with so many points more for Black, however it ends. */
    default LocalTree plus(Dyadic points) {
        if (this instanceof Settled settled) return new Settled(settled.score.plus(points));
        Open open = (Open) this;
        return new Open(open.black.plus(points), open.white.plus(points));
    }
}
