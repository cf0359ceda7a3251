package tesuji.desk.cgt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.value.Values;

/**
 * A calculator for games: a line is an expression, an assignment, a comparison or an order. Names and results are
 * remembered. Owned by one thread.
 */
public final class CalculatorSession {
    private static final List<String> ORDERS = List.of("show", "options", "incentives", "names", "history");

    private final Calculator calculator;
    private final IntFunction<String> text;

    /**
     * A calculator that remembers nothing yet.
     *
     * @param text how games are written
     */
    public CalculatorSession(Values values, IntFunction<String> text) {
        calculator = new Calculator(values);
        this.text = text;
    }

    /**
     * The answer to a line.
     *
     * @param lines what is to be read
     * @param game the game that the line was about, if it was about one
     * @param isPortrayed whether the line asked for all that can be said about the game
     */
    public record CalculatorReply(List<String> lines, OptionalInt game, boolean isPortrayed) {
        public CalculatorReply {
            lines = List.copyOf(lines);
        }
    }

    /** Works a line out; an {@link tesuji.core.base.InputException} says what is wrong with it. */
    public CalculatorReply answer(String line) {
        return switch (line) {
            case "names" -> listed(names());
            case "history" -> listed(history());
            default -> calculated(line);
        };
    }

    /** All that can be said about a game. */
    public Portrait portrait(int game) {
        return Portrait.of(calculator, text, game);
    }

    /** The orders, then the names of games and functions. */
    public List<String> words() {
        List<String> words = new ArrayList<>(ORDERS);
        words.addAll(calculator.names().keySet());
        for (String usage : usages()) words.add(usage.substring(0, usage.indexOf('(') + 1));
        return words;
    }

    /** How the functions are written, in alphabetical order. */
    public List<String> usages() {
        return calculator.usages();
    }

    /** The games that have names, each as it would be written to name it. */
    public List<String> names() {
        return calculator.names().entrySet().stream()
                .map(entry -> entry.getKey() + " = " + text.apply(entry.getValue()))
                .toList();
    }

    private List<String> history() {
        List<String> lines = new ArrayList<>();
        for (int game : calculator.results()) lines.add("ans" + (lines.size() + 1) + " = " + text.apply(game));
        return lines;
    }

    private static CalculatorReply listed(List<String> lines) {
        return new CalculatorReply(lines, OptionalInt.empty(), false);
    }

    private CalculatorReply calculated(String line) {
        String rest = after("show", line);
        if (rest != null) return new CalculatorReply(List.of(), OptionalInt.of(kept(rest)), true);
        rest = after("options", line);
        if (rest != null) {
            int game = kept(rest);
            return sides(
                    game, calculator.values().lefts(game), calculator.values().rights(game));
        }
        rest = after("incentives", line);
        if (rest != null) {
            int game = kept(rest);
            return sides(
                    game,
                    calculator.constructions().leftIncentives(game),
                    calculator.constructions().rightIncentives(game));
        }
        int sign = line.indexOf('=');
        int question = line.indexOf('?');
        if (question >= 0) return compared(line.substring(0, question), line.substring(question + 1));
        if (sign >= 0) return assigned(line.substring(0, sign).strip(), line.substring(sign + 1));
        return told("ans" + (calculator.results().size() + 1), kept(line));
    }

    private static @Nullable String after(String order, String line) {
        return line.startsWith(order + " ") ? line.substring(order.length() + 1) : null;
    }

    private int kept(String expression) {
        return calculator.keep(calculator.value(expression));
    }

    private CalculatorReply assigned(String name, String expression) {
        int game = calculator.value(expression);
        calculator.name(name, game);
        return told(name, game);
    }

    private CalculatorReply compared(String one, String other) {
        int g = calculator.value(one);
        int h = calculator.value(other);
        String sign = calculator.values().compare(g, h).sign();
        return listed(List.of(text.apply(g) + " " + sign + " " + text.apply(h)));
    }

    private CalculatorReply told(String name, int game) {
        String line = name + " = " + text.apply(game) + "    mean "
                + calculator.thermographs().mean(game) + ", temperature "
                + calculator.thermographs().temperature(game) + ", outcome "
                + calculator.values().outcome(game);
        return new CalculatorReply(List.of(line), OptionalInt.of(game), false);
    }

    private CalculatorReply sides(int game, int[] lefts, int[] rights) {
        List<String> lines = List.of("Left:  " + list(lefts), "Right: " + list(rights));
        return new CalculatorReply(lines, OptionalInt.of(game), false);
    }

    private String list(int[] games) {
        return games.length == 0 ? "none" : Arrays.stream(games).mapToObj(text).collect(Collectors.joining(", "));
    }
}
