package tesuji.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Question;
import tesuji.core.play.Limits;

/**
 * The questionnaire of Przybyłek and Chojecki (2022, §3): which player, and those of its parameters that it has; Enter takes
 * the default, and a wrong value is asked for again.
 */
final class TaifhoQuestions {
    private static final String RANDOM = "random";
    private static final String STRONG = "taifho-strong";
    private static final Question PLAYER = new Question(
            "Who is your opponent?",
            List.of(
                    new Question.Option(RANDOM, "plays any legal move"),
                    new Question.Option("taifho-uct", "UCT, random games to the end"),
                    new Question.Option("taifho-puct", "PUCT, random games to the end"),
                    new Question.Option("taifho-uct-h", "UCT, a few random moves, then the rows advanced"),
                    new Question.Option("taifho-uct-hg", "the same, stragglers count more"),
                    new Question.Option("taifho-puct-h", "PUCT, a few random moves, then the rows advanced"),
                    new Question.Option("taifho-puct-hg", "the same, stragglers count more"),
                    new Question.Option(STRONG, "looks ahead and finishes races in the fewest moves")),
            7);

    private final Console console;
    private boolean leaving;
    private boolean back;

    TaifhoQuestions(Console console) {
        this.console = console;
    }

    /** A player by its name, parameters included, and how long it thinks. */
    record Choice(String player, Limits limits) {}

    /** Whether the person wants to leave altogether. */
    boolean leaving() {
        return leaving;
    }

    /** The opponent, or nothing if the person changed his mind. */
    Optional<Choice> ask() {
        Question.Reply reply = PLAYER.ask(console);
        leaving = reply instanceof Question.Reply.Quit;
        if (!(reply instanceof Question.Reply.Chosen chosen)) return Optional.empty();
        String name = PLAYER.options().get(chosen.index()).word();
        if (name.equals(RANDOM)) return Optional.of(new Choice(name, Limits.NONE));
        StringJoiner parameters = new StringJoiner(", ", "[", "]");
        if (!name.equals(STRONG)) {
            parameters.add("c=" + number("C, the weight of curiosity", 0, Math.sqrt(2)));
            if (name.endsWith("-h") || name.endsWith("-hg")) {
                parameters.add("steps=" + Math.round(Math.max(1, number("steps, random moves before judging", 0, 6))));
            }
            if (name.endsWith("-hg")) parameters.add("g=" + number("G, smaller punishes stragglers more", 1, 20));
        }
        double seconds = number("seconds for a move", 0, name.equals(STRONG) ? 1 : 10);
        if (leaving || back) return Optional.empty();
        Limits limits = Limits.time(Duration.ofMillis(Math.round(1000 * seconds)));
        return Optional.of(new Choice(name.equals(STRONG) ? name : name + parameters, limits));
    }

    /** A number above a bound, asked for until one is given; any once the person wants to leave. */
    private double number(String what, double above, double standard) {
        while (!leaving && !back) {
            String line = console.ask(what + " [" + standard + "]> ", new ArrayList<>(Question.EXITS));
            String answer = line == null ? "quit" : line.strip().toLowerCase(Locale.ROOT);
            leaving = answer.equals("quit") || answer.equals("exit");
            back = answer.equals("back");
            if (answer.isEmpty()) return standard;
            if (answer.matches("[0-9]{1,6}(\\.[0-9]{1,9})?") && Double.parseDouble(answer) > above) {
                return Double.parseDouble(answer);
            }
            if (!leaving && !back) {
                console.out().println("Type a number larger than " + (long) above + ", or Enter for " + standard + ".");
            }
        }
        return standard;
    }
}
