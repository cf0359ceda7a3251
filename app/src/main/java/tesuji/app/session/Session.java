package tesuji.app.session;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.app.board.BoardPainter;
import tesuji.app.board.Labels;
import tesuji.app.board.Scene;
import tesuji.app.board.Theme;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Seconds;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.game.Picture;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Measure;

/**
 * A game between two seats in the terminal. People are asked for moves and orders; programs answer at once.
 *
 * <p>The session ends when a person quits, the input ends or nobody reads the output, and after the last move if no
 * person plays.
 */
public final class Session {
    private static final String KOMI = "komi";

    private final Console console;
    private final Seats seats;
    private final Sideboard beside;
    private final Words words;
    private final Theme theme;
    private final Labels labels;
    private final Set<Integer> people;
    /** What happened since the board was last drawn. */
    private final List<String> news = new ArrayList<>();

    /** The game that {@code new} begins again. */
    private GameRecord begun;

    private Round round;
    /** The file this very game was written to: the only one that may be written again. */
    private @Nullable Path ownFile;

    /** The piece that was last shown: a square alone may follow. */
    private String chosen = "";

    private boolean debugging;
    private boolean drawn;
    private boolean left;

    /** From the start of the game. */
    public Session(Console console, Game game, Seat first, Seat second, Sideboard beside) {
        this(console, game, GameRecord.of(game), first, second, beside);
    }

    /** From where a game stands. */
    public Session(Console console, Game game, GameRecord record, Seat first, Seat second, Sideboard beside) {
        this.console = console;
        this.beside = beside;
        seats = new Seats(first, second);
        people = seats.people();
        theme = Theme.of(game);
        words = new Words(theme);
        labels = Labels.of(game);
        begun = record;
        round = new Round(game, record);
    }

    /** From now on says more about the searches of programs, or no more. */
    public void debug() {
        debugging = !debugging;
    }

    /** Plays until the end. */
    public void run() {
        while (!left) {
            if (round.isOver()) {
                finish();
            } else if (seats.at(round.position().toMove()) instanceof Seat.Engine engine) {
                think(engine);
            } else {
                hear(words.side(round.position().toMove()) + " to move> ");
            }
        }
    }

    private void finish() {
        if (people.isEmpty()) {
            draw();
            left = true;
        } else {
            hear("game over> ");
        }
    }

    private void think(Seat.Engine engine) {
        int side = round.position().toMove();
        if (!drawn && (console.edited() || people.isEmpty())) draw();
        if (left) return;
        if (console.edited()) {
            console.out().print(engine.name() + " is thinking" + console.style().either("…", "...") + "\r");
            console.out().flush();
        }
        Decision decision = engine.player().choose(round.record(), engine.limits());
        if (decision instanceof Decision.Play play) {
            String deed = Words.deed(round.game().notation().move(play.move()));
            news.add(words.side(side) + " (" + engine.name() + ") " + deed + opinion(play.analysis()) + ".");
            if (!play.analysis().notice().isEmpty()) news.add(play.analysis().notice());
            if (debugging)
                news.add(Advice.search(
                        engine.player(), play.analysis(), round.legal().size()));
            round.play(play.move());
        } else {
            round.resign(side);
        }
        chosen = "";
        drawn = false;
    }

    private static String opinion(Analysis analysis) {
        if (analysis.candidates().isEmpty()) return "";
        String worth = analysis.measure().text(analysis.value());
        String rating = analysis.measure() == Measure.WIN_RATE ? "rating its chances " : "valuing its position at ";
        return ", " + rating + worth + " after " + Amount.exact(analysis.steps()) + " " + analysis.unit();
    }

    /** Hears one line from a person and does what it says. */
    private void hear(String prompt) {
        if (!drawn) draw();
        if (left) return;
        List<String> completions = new ArrayList<>(Order.words());
        completions.addAll(round.legal());
        String line = console.ask(prompt, completions);
        if (line == null) {
            left = true;
            return;
        }
        try {
            obey(line.strip());
        } catch (InputException e) {
            console.out().println(e.getMessage());
        }
    }

    private void obey(String line) {
        if (line.isEmpty()) return;
        Order order = Order.in(line).orElse(null);
        if (order == null) {
            move(line);
            return;
        }
        String argument =
                line.contains(" ") ? line.substring(line.indexOf(' ') + 1).strip() : "";
        switch (order) {
            case UNDO -> undo();
            case HINT -> hint();
            case TIME -> limit(Seconds.of("The time", argument));
            case KOMI -> komi(argument);
            case DEBUG -> debug();
            case MOVES -> console.out().println(round.isOver() ? "There are none." : String.join(" ", round.legal()));
            case BOARD -> draw();
            case SAVE -> save(RecordFiles.path(argument));
            case LOAD -> load(RecordFiles.path(argument));
            case NEW -> begin(begun, "A new game.");
            case RESIGN -> resign();
            case DEAD -> dispute(argument);
            case HELP -> help();
            case QUIT -> left = true;
        }
    }

    private void move(String text) {
        if (round.isOver()) throw new InputException("The game is over; you can type undo, save FILE, new or quit.");
        if (Round.isPoint(text) && !round.targets(text).isEmpty()) {
            chosen = text;
            show(text);
            return;
        }
        int move = round.legal(Round.isPoint(text) ? chosen + text : text);
        String deed = Words.deed(round.game().notation().move(move));
        news.add(words.side(round.position().toMove()) + " " + deed + ".");
        round.play(move);
        chosen = "";
        drawn = false;
    }

    /** Shows where a piece can go. */
    private void show(String square) {
        Picture picture = round.game().notation().picture(round.position());
        StringBuilder pieces = new StringBuilder(picture.pieces());
        for (int point : round.targets(square)) pieces.setCharAt(point, Picture.COUNTER);
        Scene scene = new Scene(new Picture(picture.layout(), pieces.toString()), labels, Set.of());
        BoardPainter.paint(scene, theme, console.style()).forEach(console.out()::println);
        console.out().println(String.join(" ", round.from(square)));
    }

    private void undo() {
        if (!round.undo(people)) throw new InputException("There is nothing to take back.");
        news.clear();
        chosen = "";
        drawn = false;
    }

    private void hint() {
        if (round.isOver()) throw new InputException("The game is over.");
        Advice.print(console, round, beside.adviser().seat());
    }

    private void limit(Duration time) {
        Limits limits = Limits.time(time);
        seats.limit(limits);
        beside.adviser().limit(limits);
        console.out().println("Programs now think for " + Amount.time(time.toNanos() / 1e9) + " a move.");
    }

    /** Changes what White gets for moving second, or tells it. */
    private void komi(String points) {
        Library library = beside.files().library();
        GameId id = round.game().id();
        if (library.family(id.name()).keys().stream()
                .noneMatch(key -> key.name().equals(KOMI))) {
            throw new InputException("There is no komi in " + id.name() + ".");
        }
        if (points.isEmpty()) {
            console.out().println("Komi is " + id.rules().getOrDefault(KOMI, "0") + "; komi POINTS changes it.");
            return;
        }
        Game changed = library.open(id.with(KOMI, points));
        seats.change(changed);
        beside.adviser().change(changed);
        round.change(changed);
        begun = new GameRecord(changed.id(), begun.setup(), begun.moves());
        news.add("Komi is now " + changed.id().rules().getOrDefault(KOMI, "0") + ".");
        drawn = false;
    }

    private void save(Path file) {
        KeptGame game = new KeptGame(round.record(), seats.names(), seats.thinking(), round.ending(beside.judge()));
        beside.files().save(game, file, file.equals(ownFile));
        ownFile = file;
        console.out().println("Saved to " + file + ".");
    }

    private void load(Path file) {
        List<String> warnings = new ArrayList<>();
        GameRecord record = beside.files().load(file, round.game(), warnings::add);
        begin(record, "Loaded " + file + ".");
        news.addAll(warnings);
    }

    private void begin(GameRecord record, String greeting) {
        round = new Round(round.game(), record);
        ownFile = null;
        chosen = "";
        news.clear();
        news.add(greeting);
        drawn = false;
    }

    private void resign() {
        if (round.isOver()) throw new InputException("The game is over already.");
        round.resign(round.position().toMove());
        drawn = false;
    }

    private void dispute(String point) {
        if (!round.position().isOver()) throw new InputException("Name dead stones when the game is over.");
        round.dispute(beside.judge().chain(round.position(), point));
        drawn = false;
    }

    private void help() {
        console.out().println("Type a move, such as " + example() + ", or one of these:");
        Advice.orders(console);
    }

    private String example() {
        List<String> legal = round.legal();
        return legal.isEmpty() ? "those listed by moves" : legal.get(legal.size() / 2);
    }

    private void draw() {
        console.clear();
        Scene scene = new Scene(round.game().notation().picture(round.position()), labels, round.lastPoints());
        console.out().println();
        BoardPainter.paint(scene, theme, console.style()).forEach(console.out()::println);
        console.out().println();
        console.out()
                .println(legend(0) + "  " + legend(1) + "    move "
                        + (round.record().moves().size() + 1) + tally());
        news.forEach(console.out()::println);
        news.clear();
        round.ending(beside.judge()).ifPresent(this::announce);
        if (console.out().checkError()) left = true; // nobody reads any more
        drawn = true;
    }

    private void announce(Ending ending) {
        if (ending instanceof Ending.Verdict verdict && !verdict.note().isEmpty()) {
            String remedy = people.isEmpty() ? "" : " If you see it otherwise: dead POINT, or undo to play on.";
            console.out().println(verdict.note() + remedy);
        }
        console.out().println(console.style().bold(words.result(ending, seats.names())));
        beside.judge().review(round.record(), console);
    }

    private String tally() {
        String tally = beside.judge().tally(round.position());
        return tally.isEmpty() ? "" : "    " + tally;
    }

    private String legend(int side) {
        return "  " + theme.legend(side, console.style()) + " ("
                + seats.at(side).name() + ")";
    }
}
