package tesuji.endgame.notation;

import java.util.List;
import tesuji.endgame.number.Dyadic;

/** A game as it was written, before anything is simplified. Positions count the characters of the text from 1. */
public sealed interface Expression {
    /** A number plus ups (negative for downs) plus a nimber, as in {@code 3^^*2}. */
    record Simple(Dyadic number, int ups, int nim) implements Expression {}

    /** {@code {lefts|rights}}. */
    record Game(List<Expression> lefts, List<Expression> rights) implements Expression {
        public Game {
            lefts = List.copyOf(lefts);
            rights = List.copyOf(rights);
        }
    }

    /** {@code {a,b}} without a bar: several options at once, of use on one side of a bar and after {@code ±}. */
    record Several(List<Expression> options, int position) implements Expression {
        public Several {
            options = List.copyOf(options);
        }
    }

    /** The sum of several games. */
    record Sum(List<Expression> parts) implements Expression {
        public Sum {
            parts = List.copyOf(parts);
        }
    }

    record Negative(Expression game) implements Expression {}

    /** A function by name, the operators {@code :}, {@code ±} and {@code ·} included. */
    record Call(String name, List<Expression> arguments, int position) implements Expression {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** A game that was given a name. */
    record Name(String name, int position) implements Expression {}
}
