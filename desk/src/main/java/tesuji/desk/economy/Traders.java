package tesuji.desk.economy;

import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.endgame.economy.Book;
import tesuji.endgame.economy.Gambler;
import tesuji.endgame.economy.HottestFirst;
import tesuji.endgame.economy.Trader;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;

/** The programs that play economic Go, and how people say what they bid. */
public final class Traders {
    /** All names, the strongest first. */
    public static final List<String> NAMES = List.of("book", "hot", "gambler");

    private Traders() {}

    /** The program with this name, if there is one. */
    public static Optional<Trader> named(String name, Rng rng) {
        return switch (name) {
            case "book" -> Optional.of(new Book());
            case "hot" -> Optional.of(new HottestFirst());
            case "gambler" -> Optional.of(new Gambler(rng));
            default -> Optional.empty();
        };
    }

    /** The number that somebody bids, such as 3 or 7/2. */
    public static Dyadic bid(Calculator calculator, String text) {
        int game = calculator.value(text);
        if (calculator.values().isNumber(game)) return calculator.values().leftStop(game);
        throw new InputException("A bid is a number, such as 3 or 7/2.");
    }
}
