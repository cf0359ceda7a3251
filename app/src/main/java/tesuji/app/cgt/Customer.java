package tesuji.app.cgt;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.app.terminal.Console;
import tesuji.core.base.InputException;
import tesuji.desk.economy.Traders;
import tesuji.endgame.economy.Branch;
import tesuji.endgame.economy.Choice;
import tesuji.endgame.economy.Market;
import tesuji.endgame.economy.Trader;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/** A person who plays economic Go at the console. */
public final class Customer implements Trader {
    private final Console console;
    private final Calculator calculator;

    /** Thrown when the person leaves. */
    public static final class Left extends RuntimeException {}

    public Customer(Console console, Calculator calculator) {
        this.console = console;
        this.calculator = calculator;
    }

    @Override
    public Dyadic komi(Market market) {
        print(market);
        while (true) {
            String answer = ask("your bid for Black (komi)> ");
            Dyadic bid = number(answer);
            if (bid != null) return bid;
        }
    }

    @Override
    public Optional<Dyadic> bid(Market market, Side side) {
        print(market);
        String below = market.fee().map(fee -> ", less than " + fee).orElse("");
        while (true) {
            String answer = ask(name(side) + ", your bid for the move (above 0" + below + ", or pass)> ");
            if (answer.equals("pass")) return Optional.empty();
            Dyadic bid = number(answer);
            if (bid == null) continue;
            if (bid.signum() > 0
                    && (market.fee().isEmpty() || bid.compareTo(market.fee().get()) < 0)) {
                return Optional.of(bid);
            }
            console.out().println("A bid is more than 0" + below + ".");
        }
    }

    @Override
    public Choice choose(Market market, Side side) {
        print(market);
        while (true) {
            String answer =
                    ask(name(side) + " at fee " + market.fee().orElse(Dyadic.ZERO) + ", part or part.move, or pass> ");
            if (answer.equals("pass")) return new Choice.Pass();
            Choice choice = move(market, side, answer);
            if (choice != null) return choice;
            console.out()
                    .println("Type the number of a part, such as 1, with a move if there are several, such as"
                            + " 1.2, or pass.");
        }
    }

    private static @Nullable Choice move(Market market, Side side, String answer) {
        if (!answer.matches("[0-9]{1,4}(\\.[0-9]{1,4})?")) return null;
        String[] numbers = answer.split("\\.");
        int part = Integer.parseInt(numbers[0]) - 1;
        int move = numbers.length == 1 ? 0 : Integer.parseInt(numbers[1]) - 1;
        boolean allowed = part >= 0
                && part < market.parts().size()
                && move >= 0
                && move < market.parts().get(part).moves(side).size();
        return allowed ? new Choice.Move(part, move) : null;
    }

    private String ask(String prompt) {
        String line = console.ask(prompt, List.of("pass", "quit"));
        if (line == null) throw new Left();
        String answer = line.strip().toLowerCase(Locale.ROOT);
        if (answer.equals("quit") || answer.equals("exit")) throw new Left();
        return answer;
    }

    private @Nullable Dyadic number(String text) {
        try {
            return Traders.bid(calculator, text);
        } catch (InputException e) {
            console.out().println(e.getMessage());
            return null;
        }
    }

    static String name(Side side) {
        return side == Side.BLACK ? "Black" : "White";
    }

    private void print(Market market) {
        List<Branch> parts = market.parts();
        for (int i = 0; i < parts.size(); i++) {
            Branch part = parts.get(i);
            console.out()
                    .println("  " + (i + 1) + "  " + part.name() + moves("Black", part.blacks())
                            + moves("White", part.whites()));
        }
    }

    private static String moves(String who, List<Branch> moves) {
        return moves.isEmpty()
                ? ""
                : "   " + who + " to "
                        + String.join(" or ", moves.stream().map(Branch::name).toList());
    }
}
