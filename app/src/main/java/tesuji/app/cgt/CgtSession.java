package tesuji.app.cgt;

import java.util.ArrayList;
import java.util.List;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.base.InputException;
import tesuji.desk.cgt.CalculatorSession;
import tesuji.desk.cgt.CalculatorSession.CalculatorReply;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Values;

/** The calculator for games at the console. */
public final class CgtSession {
    private static final List<String> ORDERS = List.of("help", "quit");

    private final Console console;
    private final CalculatorSession session;

    public CgtSession(Console console, Values values) {
        this.console = console;
        Printer printer = new Printer(values, console.style().unicode());
        session = new CalculatorSession(values, printer::text);
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
        words.addAll(session.words());
        return words;
    }

    private void answer(String line) {
        if (line.equals("help") || line.equals("?")) {
            help();
            return;
        }
        CalculatorReply reply = session.answer(line);
        reply.lines().forEach(console.out()::println);
        if (reply.isPortrayed()) {
            reply.game().ifPresent(game -> new PortraitScreen(session.portrait(game)).print(console));
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
        console.out().println("  Functions: " + String.join(", ", session.usages()) + ".");
    }
}
