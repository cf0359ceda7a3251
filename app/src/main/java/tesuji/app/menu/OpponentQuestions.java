package tesuji.app.menu;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Question;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Opponent;
import tesuji.core.game.Opponent.Parameter;
import tesuji.core.game.Scenery;
import tesuji.core.play.Limits;
import tesuji.desk.round.Players;
import tesuji.lab.catalog.PlayerSpec;

/**
 * The questions of a game that offers opponents of its own: which one, what it asks for, and the side; Enter takes the
 * default, and a wrong value is asked for again. Two people may play each other, and two programs.
 */
final class OpponentQuestions {
    private static final String WATCH = "watch";

    private final Console console;
    private final List<Opponent> programs;
    private final List<Scenery.Side> sides;
    private final long seed;
    private boolean leaving;
    private boolean back;

    /** The seed decides who moves first where chance does. */
    OpponentQuestions(Console console, Game game, long seed) {
        this.console = console;
        this.seed = seed;
        programs = game.opponents();
        sides = game.notation().scenery().sides();
    }

    /** Who plays, and how long. */
    record Choice(PlayerSpec first, PlayerSpec second) {}

    private List<Question.Option> options() {
        return programs.stream()
                .map(program -> new Question.Option(program.player(), program.meaning()))
                .toList();
    }

    private Question opponents() {
        List<Question.Option> options = new ArrayList<>(options());
        options.add(new Question.Option(Players.HUMAN, "another person at this terminal"));
        options.add(new Question.Option(WATCH, "nobody: two programs play each other"));
        return new Question("Who is your opponent?", options, programs.size() - 1);
    }

    private Question colours() {
        return new Question(
                "Which colour do you play?",
                List.of(
                        new Question.Option(word(0), "moves first"),
                        new Question.Option(word(1), "moves second"),
                        new Question.Option("lot", "chance decides")),
                0);
    }

    private String word(int side) {
        return sides.get(side).name().toLowerCase(Locale.ROOT);
    }

    /** Whether the person wants to leave altogether. */
    boolean leaving() {
        return leaving;
    }

    /** Who plays, or nothing if the person changed his mind. */
    Optional<Choice> ask() {
        String opponent = choose(opponents());
        PlayerSpec human = GameSetup.spec(Players.HUMAN, Limits.NONE);
        Choice choice = switch (opponent) {
            case Players.HUMAN -> new Choice(human, human);
            case WATCH -> new Choice(program(0), program(1));
            default -> coloured(human, party(opponent));
        };
        return leaving || back ? Optional.empty() : Optional.of(choice);
    }

    private Choice coloured(PlayerSpec human, PlayerSpec opponent) {
        String colour = choose(colours());
        boolean first = colour.equals("lot") ? new Rng(seed).nextInt(2) == 0 : colour.equals(word(0));
        return first ? new Choice(human, opponent) : new Choice(opponent, human);
    }

    private PlayerSpec program(int side) {
        return party(choose(new Question("Who plays " + sides.get(side).name() + "?", options(), programs.size() - 1)));
    }

    /** A program, with answers for all it has to ask. */
    private PlayerSpec party(String name) {
        Opponent program = programs.stream()
                .filter(known -> known.player().equals(name))
                .findFirst()
                .orElseThrow();
        StringJoiner parameters = new StringJoiner(", ", "[", "]").setEmptyValue("");
        for (Parameter parameter : program.parameters()) parameters.add(parameter.name() + "=" + number(parameter));
        if (program.seconds().isEmpty()) return GameSetup.spec(name + parameters, Limits.NONE);
        String seconds = number(seconds(program.seconds()));
        Duration time = Duration.ofMillis(Math.round(1000 * Double.parseDouble(seconds)));
        return GameSetup.spec(name + parameters, Limits.time(time));
    }

    private static Parameter seconds(String standard) {
        return new Parameter(
                "seconds",
                "seconds for a move",
                standard,
                "a number of seconds from 0.001 to 100000",
                false,
                0.001,
                100_000);
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
    private String number(Parameter parameter) {
        while (!leaving && !back) {
            String prompt = parameter.question() + " [" + parameter.standard() + "]> ";
            String line = console.ask(prompt, new ArrayList<>(Question.EXITS));
            String answer = line == null ? "quit" : line.strip().toLowerCase(Locale.ROOT);
            leaving = answer.equals("quit") || answer.equals("exit");
            back = answer.equals("back");
            if (answer.isEmpty()) break;
            if (parameter.accepts(answer)) return answer;
            if (!leaving && !back) {
                console.out().println("Type " + parameter.allowed() + ", or Enter for " + parameter.standard() + ".");
            }
        }
        return parameter.standard();
    }
}
