package tesuji.app.cgt;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.base.InputException;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Values;

/** A calculator for games: a line is an expression, an assignment, a comparison or an order. */
public final class CgtSession {
    private static final List<String> ORDERS =
            List.of("show", "options", "incentives", "names", "history", "help", "quit");

    private final Console console;
    private final Calculator calculator;
    private final Printer printer;

    public CgtSession(Console console, Values values) {
        this.console = console;
        calculator = new Calculator(values);
        printer = new Printer(values, console.style().unicode());
    }

    /** Answers line after line until the person leaves. */
    public void run() {
        console.out().println("Type a game, such as {3|1||0} or ^*; help tells more, quit leaves.");
        while (true) {
            String line = console.ask("cgt> ", completions());
            if (line == null || isQuit(line.strip())) return;
            try {
                if (!line.isBlank()) answer(line.strip());
            } catch (InputException | ArenaFullException e) {
                console.out().println(e.getMessage());
            }
        }
    }

    private static boolean isQuit(String line) {
        return line.equals("quit") || line.equals("exit");
    }

    private List<String> completions() {
        List<String> words = new ArrayList<>(ORDERS);
        words.addAll(calculator.names().keySet());
        for (String usage : calculator.usages()) words.add(usage.substring(0, usage.indexOf('(') + 1));
        return words;
    }

    private void answer(String line) {
        switch (line) {
            case "help", "?" -> help();
            case "names" -> names();
            case "history" -> history();
            default -> calculate(line);
        }
    }

    private void calculate(String line) {
        String rest = after("show", line);
        if (rest != null) {
            Portrait.of(calculator, printer, kept(rest)).print(console);
            return;
        }
        rest = after("options", line);
        if (rest != null) {
            int game = kept(rest);
            sides(calculator.values().lefts(game), calculator.values().rights(game));
            return;
        }
        rest = after("incentives", line);
        if (rest != null) {
            int game = kept(rest);
            sides(
                    calculator.constructions().leftIncentives(game),
                    calculator.constructions().rightIncentives(game));
            return;
        }
        int sign = line.indexOf('=');
        int question = line.indexOf('?');
        if (question >= 0) compare(line.substring(0, question), line.substring(question + 1));
        else if (sign >= 0) assign(line.substring(0, sign).strip(), line.substring(sign + 1));
        else tell("ans" + (calculator.results().size() + 1), kept(line));
    }

    private static @Nullable String after(String order, String line) {
        return line.startsWith(order + " ") ? line.substring(order.length() + 1) : null;
    }

    private int kept(String text) {
        return calculator.keep(calculator.value(text));
    }

    private void assign(String name, String text) {
        int game = calculator.value(text);
        calculator.name(name, game);
        tell(name, game);
    }

    private void compare(String one, String other) {
        int g = calculator.value(one);
        int h = calculator.value(other);
        console.out()
                .println(printer.text(g) + " "
                        + calculator.values().compare(g, h).sign() + " " + printer.text(h));
    }

    private void tell(String name, int game) {
        console.out()
                .println(name + " = " + printer.text(game) + "    mean "
                        + calculator.thermographs().mean(game) + ", temperature "
                        + calculator.thermographs().temperature(game) + ", outcome "
                        + calculator.values().outcome(game));
    }

    private void sides(int[] lefts, int[] rights) {
        console.out().println("Left:  " + Portrait.list(printer, lefts));
        console.out().println("Right: " + Portrait.list(printer, rights));
    }

    private void names() {
        calculator.names().forEach((name, game) -> console.out().println(name + " = " + printer.text(game)));
    }

    private void history() {
        List<Integer> results = calculator.results();
        for (int i = 0; i < results.size(); i++) {
            console.out().println("ans" + (i + 1) + " = " + printer.text(results.get(i)));
        }
    }

    private void help() {
        Table table = new Table("", "");
        table.add("{3|1||0}, 5|*, 1/2", "games: more bars bind more loosely, braces may be left out");
        table.add("^ vv ^3 * *2", "ups, downs and nimbers; things side by side are added, as in 3^*");
        table.add("+_2 -_2 +-1", "tiny, miny and the switch {1|-1}");
        table.add("^<2> ^[2]", "the second power of up, and the sum of the first two");
        table.add("G + H, G - H, 3·G, G:H", "sums, multiples, ordinal sums");
        table.add("G = {3|1||0}", "gives a game a name; ans is the last result, ans1 the first");
        table.add("G ? H", "compares: <, =, > or || (confused)");
        table.add("show G", "thermograph, cooled forms and all the rest");
        table.add("options G, incentives G", "the moves of both players, and what they gain");
        table.add("names, history, quit", "");
        table.print(console.out(), console.style());
        console.out().println("  Functions: " + String.join(", ", calculator.usages()) + ".");
    }
}
