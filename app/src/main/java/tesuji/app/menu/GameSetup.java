package tesuji.app.menu;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.app.command.ThinkingOptions;
import tesuji.app.command.Threads;
import tesuji.app.command.Workbench;
import tesuji.app.play.TerminalSession;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Question;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.play.Limits;
import tesuji.desk.GameServices;
import tesuji.desk.round.Adviser;
import tesuji.desk.round.Players;
import tesuji.desk.round.Seats;
import tesuji.lab.catalog.PlayerSpec;

/** The questions between choosing a game and playing it: its options, the opponent, its strength, who starts. */
final class GameSetup {
    private static final Question OPPONENT = new Question(
            "Who is your opponent?",
            List.of(
                    new Question.Option(Players.BEST, "searches a tree by many random games"),
                    new Question.Option("random", "plays any legal move"),
                    new Question.Option(Players.HUMAN, "another person at this terminal")),
            0);
    private static final Question STRENGTH = new Question(
            "How strong?",
            List.of(
                    new Question.Option("easy", "200 random games a move"),
                    new Question.Option("medium", "2,000 random games a move"),
                    new Question.Option("hard", "20,000 random games a move")),
            1);
    private static final long[] PLAYOUTS = {200, 2_000, 20_000};
    private static final Question START = new Question(
            "Who starts?",
            List.of(
                    new Question.Option("me", "you move first"),
                    new Question.Option("opponent", "your opponent moves first"),
                    new Question.Option("lot", "chance decides")),
            0);

    private final Workbench workbench;
    private final Console console;
    private final GameFamily family;
    private final long seed = System.nanoTime();
    private boolean leaving;

    GameSetup(Workbench workbench, GameFamily family) {
        this.workbench = workbench;
        console = workbench.console();
        this.family = family;
    }

    /** Whether the person wants to leave altogether. */
    boolean leaving() {
        return leaving;
    }

    /** The game, ready to be played, or nothing if the person changed his mind. */
    Optional<Runnable> ask() {
        RulesPrompt rules = new RulesPrompt(workbench, family);
        Optional<Game> game = rules.ask();
        leaving = rules.leaving();
        if (game.isEmpty()) return Optional.empty();
        if (!game.get().opponents().isEmpty()) return offered(game.get());
        Optional<PlayerSpec> opponent = opponent();
        if (opponent.isEmpty()) return Optional.empty();
        boolean human = opponent.get().player().equals(Players.HUMAN);
        OptionalInt start = human ? OptionalInt.of(0) : choose(START);
        if (start.isEmpty()) return Optional.empty();
        return Optional.of(session(game.get(), opponent.get(), start.getAsInt()));
    }

    /** Who sits opposite, and how long he thinks. */
    private Optional<PlayerSpec> opponent() {
        OptionalInt opponent = choose(OPPONENT);
        if (opponent.isEmpty()) return Optional.empty();
        String name = OPPONENT.options().get(opponent.getAsInt()).word();
        if (!name.equals(Players.BEST)) return Optional.of(spec(name, ThinkingOptions.STANDARD));
        OptionalInt strength = choose(STRENGTH);
        if (strength.isEmpty()) return Optional.empty();
        return Optional.of(spec(name, Limits.steps(PLAYOUTS[strength.getAsInt()])));
    }

    private Optional<Runnable> offered(Game game) {
        OpponentQuestions questions = new OpponentQuestions(console, game, seed);
        Optional<OpponentQuestions.Choice> choice = questions.ask();
        leaving = questions.leaving();
        return choice.map(chosen -> session(game, chosen.first(), chosen.second()));
    }

    /** A player as asked for in the menu, with all threads of the machine. */
    static PlayerSpec spec(String name, Limits limits) {
        return new PlayerSpec(name, limits, Threads.hardware());
    }

    private Runnable session(Game game, PlayerSpec opponent, int start) {
        boolean personFirst = start == 2 ? new Rng(seed).nextInt(2) == 0 : start == 0;
        PlayerSpec person = spec(Players.HUMAN, Limits.NONE);
        return personFirst ? session(game, person, opponent) : session(game, opponent, person);
    }

    private Runnable session(Game game, PlayerSpec first, PlayerSpec second) {
        Seats seats = Players.seats(first, second, game, side -> seed + side);
        Adviser adviser = Players.adviser(spec(Players.BEST, ThinkingOptions.STANDARD), game, seed + 2);
        return () -> {
            try (seats;
                    adviser) {
                GameServices services = GameServices.of(workbench.library(), adviser);
                new TerminalSession(console, game, seats, services).run();
            }
        };
    }

    private OptionalInt choose(Question question) {
        Question.Reply reply = question.ask(console);
        if (reply instanceof Question.Reply.Chosen chosen) return OptionalInt.of(chosen.index());
        leaving = reply instanceof Question.Reply.Quit;
        return OptionalInt.empty();
    }
}
