package tesuji.app.menu;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.DoublePredicate;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Question;
import tesuji.core.base.Rng;
import tesuji.core.play.Limits;
import tesuji.desk.round.Players;
import tesuji.lab.catalog.PlayerSpec;

/**
 * The questionnaire of Przybyłek and Chojecki (2022, §3): which player, those of its parameters that it has, and the
 * colour; Enter takes the default, and a wrong value is asked for again. Beyond the source two people may play each
 * other, and two programs.
 */
final class TaifhoQuestions {
    private static final String RANDOM = "random";
    private static final String STRONG = "taifho-strong";
    private static final String WATCH = "watch";
    private static final List<Question.Option> PROGRAMS = List.of(
            new Question.Option(RANDOM, "plays any legal move"),
            new Question.Option("taifho-uct", "UCT, random games to the end"),
            new Question.Option("taifho-puct", "PUCT, random games to the end"),
            new Question.Option("taifho-uct-h", "UCT, a few random moves, then the rows advanced"),
            new Question.Option("taifho-uct-hg", "the same, stragglers count more"),
            new Question.Option("taifho-puct-h", "PUCT, a few random moves, then the rows advanced"),
            new Question.Option("taifho-puct-hg", "the same, stragglers count more"),
            new Question.Option(STRONG, "looks ahead and finishes races in the fewest moves"));
    private static final Question OPPONENT = new Question("Who is your opponent?", opponents(), PROGRAMS.size() - 1);
    private static final Question COLOUR = new Question(
            "Which colour do you play?",
            List.of(
                    new Question.Option("green", "at the bottom, moves first"),
                    new Question.Option("blue", "at the top"),
                    new Question.Option("lot", "chance decides")),
            0);

    private static final Figure CURIOSITY = new Figure(
            "C, the weight of curiosity", "" + Math.sqrt(2), "a number larger than 0", false, value -> value > 0);
    private static final Figure STEPS = new Figure(
            "steps, random moves before judging",
            "6",
            "a whole number from 1 to 9999",
            true,
            value -> value >= 1 && value <= 9999);
    private static final Figure G = new Figure(
            "G, smaller punishes stragglers more", "20", "a number larger than 1", false, value -> value > 1);

    private final Console console;
    private final long seed;
    private boolean leaving;
    private boolean back;

    /** The seed decides who is Green where chance does. */
    TaifhoQuestions(Console console, long seed) {
        this.console = console;
        this.seed = seed;
    }

    /** Who plays, and how long. */
    record Choice(PlayerSpec green, PlayerSpec blue) {}

    /**
     * A number to be asked for.
     *
     * @param standard what Enter stands for, as it would be typed
     * @param allowed what may be typed, in words
     */
    private record Figure(String what, String standard, String allowed, boolean whole, DoublePredicate range) {
        boolean accepts(String answer) {
            String form = whole ? "[0-9]{1,6}" : "[0-9]{1,6}(\\.[0-9]{1,17})?";
            return answer.matches(form) && range.test(Double.parseDouble(answer));
        }
    }

    private static List<Question.Option> opponents() {
        List<Question.Option> options = new ArrayList<>(PROGRAMS);
        options.add(new Question.Option(Players.HUMAN, "another person at this terminal"));
        options.add(new Question.Option(WATCH, "nobody: two programs play each other"));
        return options;
    }

    /** Whether the person wants to leave altogether. */
    boolean leaving() {
        return leaving;
    }

    /** Who plays, or nothing if the person changed his mind. */
    Optional<Choice> ask() {
        String opponent = choose(OPPONENT);
        PlayerSpec human = GameSetup.spec(Players.HUMAN, Limits.NONE);
        Choice choice = switch (opponent) {
            case Players.HUMAN -> new Choice(human, human);
            case WATCH -> new Choice(program("Who plays Green?"), program("Who plays Blue?"));
            default -> coloured(human, party(opponent));
        };
        return leaving || back ? Optional.empty() : Optional.of(choice);
    }

    private Choice coloured(PlayerSpec human, PlayerSpec opponent) {
        String colour = choose(COLOUR);
        boolean green = colour.equals("lot") ? new Rng(seed).nextInt(2) == 0 : colour.equals("green");
        return green ? new Choice(human, opponent) : new Choice(opponent, human);
    }

    private PlayerSpec program(String question) {
        return party(choose(new Question(question, PROGRAMS, PROGRAMS.size() - 1)));
    }

    /** A program, with answers for all it has to ask. */
    private PlayerSpec party(String name) {
        if (name.equals(RANDOM)) return GameSetup.spec(name, Limits.NONE);
        StringJoiner parameters = new StringJoiner(", ", "[", "]");
        boolean search = !name.equals(STRONG);
        if (search) parameters.add("c=" + number(CURIOSITY));
        if (name.endsWith("-h") || name.endsWith("-hg")) parameters.add("steps=" + number(STEPS));
        if (name.endsWith("-hg")) parameters.add("g=" + number(G));
        String seconds = number(seconds(search ? "10" : "1"));
        Duration time = Duration.ofMillis(Math.round(1000 * Double.parseDouble(seconds)));
        return GameSetup.spec(search ? name + parameters : name, Limits.time(time));
    }

    private static Figure seconds(String standard) {
        return new Figure(
                "seconds for a move",
                standard,
                "a number of seconds from 0.001 to 100000",
                false,
                value -> value >= 0.001 && value <= 100_000);
    }

    /** The word of the option that is chosen; the standard once the person wants to leave. */
    private String choose(Question question) {
        int index = question.standard();
        if (!leaving && !back) {
            Question.Reply reply = question.ask(console);
            leaving = reply instanceof Question.Reply.Quit;
            back = reply instanceof Question.Reply.Back;
            if (reply instanceof Question.Reply.Chosen chosen) index = chosen.index();
        }
        return question.options().get(index).word();
    }

    /** A number as it was typed, asked for until one is right; the standard once the person wants to leave. */
    private String number(Figure figure) {
        while (!leaving && !back) {
            String line =
                    console.ask(figure.what() + " [" + figure.standard() + "]> ", new ArrayList<>(Question.EXITS));
            String answer = line == null ? "quit" : line.strip().toLowerCase(Locale.ROOT);
            leaving = answer.equals("quit") || answer.equals("exit");
            back = answer.equals("back");
            if (answer.isEmpty()) break;
            if (figure.accepts(answer)) return answer;
            if (!leaving && !back) {
                console.out().println("Type " + figure.allowed() + ", or Enter for " + figure.standard() + ".");
            }
        }
        return figure.standard();
    }
}
