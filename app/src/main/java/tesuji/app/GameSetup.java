package tesuji.app;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.app.session.Adviser;
import tesuji.app.session.Seat;
import tesuji.app.session.Session;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Question;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.Setting;

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
        Optional<Opponent> opponent = opponent();
        if (opponent.isEmpty()) return Optional.empty();
        String name = opponent.get().name();
        OptionalInt start = name.equals(Players.HUMAN) ? OptionalInt.of(0) : choose(START);
        if (start.isEmpty()) return Optional.empty();
        Seat seat = Players.seat(name, game.get(), opponent.get().limits(), setting(0));
        return Optional.of(session(game.get(), seat, start.getAsInt()));
    }

    /** Who sits opposite, and how long he thinks. */
    private record Opponent(String name, Limits limits) {}

    private Optional<Opponent> opponent() {
        OptionalInt opponent = choose(OPPONENT);
        if (opponent.isEmpty()) return Optional.empty();
        String name = OPPONENT.options().get(opponent.getAsInt()).word();
        if (!name.equals(Players.BEST)) return Optional.of(new Opponent(name, Thinking.STANDARD));
        OptionalInt strength = choose(STRENGTH);
        if (strength.isEmpty()) return Optional.empty();
        return Optional.of(new Opponent(name, Limits.steps(PLAYOUTS[strength.getAsInt()])));
    }

    private Optional<Runnable> offered(Game game) {
        TaifhoQuestions questions = new TaifhoQuestions(console, game, seed);
        Optional<TaifhoQuestions.Choice> choice = questions.ask();
        leaving = questions.leaving();
        return choice.map(chosen -> session(game, seat(game, chosen.first(), 0), seat(game, chosen.second(), 2)));
    }

    private Seat seat(Game game, TaifhoQuestions.Party party, int player) {
        return Players.seat(party.name(), game, party.limits(), setting(player));
    }

    private Setting setting(int player) {
        return new Setting(seed + player, Threads.hardware());
    }

    private Runnable session(Game game, Seat opponent, int start) {
        boolean personFirst = start == 2 ? new Rng(seed).nextInt(2) == 0 : start == 0;
        Seat person = new Seat.Human();
        Seat first = personFirst ? person : opponent;
        Seat second = personFirst ? opponent : person;
        return session(game, first, second);
    }

    private Runnable session(Game game, Seat first, Seat second) {
        Adviser adviser = Players.adviser(game, Thinking.STANDARD, setting(1));
        return () -> {
            try (first;
                    second;
                    adviser) {
                new Session(console, game, first, second, workbench.beside(game, adviser)).run();
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
