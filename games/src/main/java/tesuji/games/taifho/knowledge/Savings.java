package tesuji.games.taifho.knowledge;

import tesuji.core.eval.Prior;

/** The turns that a move saves, as {@link Turns} counts them: an order in which to try moves. */
public record Savings() implements TaifhoPrior {
    public static final Savings STANDARD = new Savings();

    @Override
    public Prior worker() {
        return Turns.table().prior();
    }
}
