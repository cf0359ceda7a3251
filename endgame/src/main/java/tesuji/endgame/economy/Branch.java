package tesuji.endgame.economy;

import java.util.ArrayList;
import java.util.List;
import tesuji.endgame.heat.Thermograph;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Expression;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * A position of one part of the board with all moves that were written down. Unlike a canonical form it keeps moves
 * that can be reversed: in economic Go they may be played and must be answered.
 *
 * @param name how the position was written
 * @param graph what it is worth at every fee
 */
public record Branch(String name, List<Branch> blacks, List<Branch> whites, Thermograph graph) {
    public Branch {
        blacks = List.copyOf(blacks);
        whites = List.copyOf(whites);
    }

    /**
     * The position that an expression describes; games in braces keep their moves, all others are in canonical form.
     */
    public static Branch of(Calculator calculator, Expression expression) {
        int value = calculator.value(expression);
        if (!(expression instanceof Expression.Game game)) return canonical(calculator, value);
        return new Branch(
                name(calculator, value),
                game.lefts().stream().map(option -> of(calculator, option)).toList(),
                game.rights().stream().map(option -> of(calculator, option)).toList(),
                calculator.thermographs().of(value));
    }

    private static String name(Calculator calculator, int value) {
        return new Printer(calculator.values(), false).text(value);
    }

    private static Branch canonical(Calculator calculator, int value) {
        Values values = calculator.values();
        List<Branch> blacks = new ArrayList<>();
        List<Branch> whites = new ArrayList<>();
        if (!values.isNumber(value)) { // nobody gains by moving in a number
            for (int option : values.lefts(value)) blacks.add(canonical(calculator, option));
            for (int option : values.rights(value)) whites.add(canonical(calculator, option));
        }
        return new Branch(
                name(calculator, value),
                blacks,
                whites,
                calculator.thermographs().of(value));
    }

    public List<Branch> moves(Side side) {
        return side == Side.BLACK ? blacks : whites;
    }

    public Dyadic mean() {
        return graph.mean();
    }

    public Dyadic temperature() {
        return graph.temperature();
    }

    /** The number of the move that is best for the side while a move costs so much; -1 if there is none. */
    public int best(Side side, Dyadic fee) {
        List<Branch> moves = moves(side);
        int best = -1;
        for (int i = 0; i < moves.size(); i++) {
            if (best < 0 || worth(moves.get(best), side, fee).isLess(worth(moves.get(i), side, fee))) best = i;
        }
        return best;
    }

    /** What the position is worth to the side that has just moved into it. */
    private static Dyadic worth(Branch branch, Side side, Dyadic fee) {
        return side == Side.BLACK
                ? branch.graph.right().value(fee)
                : branch.graph.left().value(fee).negated();
    }
}
