package tesuji.app.play;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Seconds;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.desk.GameServices;
import tesuji.desk.record.KeptGame;
import tesuji.desk.record.RecordFiles;
import tesuji.desk.round.Round;
import tesuji.desk.round.Seats;
import tesuji.lab.catalog.SeatedPlayer;

/**
 * A game between two seats in the terminal. People are asked for moves and orders; programs answer at once.
 *
 * <p>The session ends when a person quits, the input ends or nobody reads the output, and after the last move if no
 * person plays.
 */
public final class TerminalSession {
    private final Console console;
    private final Seats seats;
    private final GameServices beside;
    private final GameScreen screen;
    private final Set<Integer> people;

    /** The game that {@code new} begins again. */
    private GameRecord begun;

    private Round round;
    /** The file this very game was written to: the only one that may be written again. */
    private @Nullable Path ownFile;

    /** The piece that was last shown: a square alone may follow. */
    private String chosen = "";

    private boolean debugging;
    private boolean left;

    /** From the start of the game. */
    public TerminalSession(Console console, Game game, Seats seats, GameServices beside) {
        this(console, game, GameRecord.of(game), seats, beside);
    }

    /** From where a game stands. */
    public TerminalSession(Console console, Game game, GameRecord record, Seats seats, GameServices beside) {
        this.console = console;
        this.beside = beside;
        this.seats = seats;
        people = seats.people();
        screen = new GameScreen(console, game, seats);
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
            } else {
                turn(round.position().toMove());
            }
        }
    }

    private void turn(int side) {
        seats.at(side).ifPresentOrElse(this::think, () -> hear(screen.side(side) + " to move> "));
    }

    private void finish() {
        if (people.isEmpty()) {
            draw();
            left = true;
        } else {
            hear("game over> ");
        }
    }

    private void think(SeatedPlayer program) {
        if (!screen.isDrawn() && (console.edited() || people.isEmpty())) draw();
        if (left) return;
        ProgramTurn.play(round, program, screen, debugging);
        changed();
    }

    /** The board is not what it was. */
    private void changed() {
        chosen = "";
        screen.change();
    }

    /** Hears one line from a person and does what it says. */
    private void hear(String prompt) {
        if (!screen.isDrawn()) draw();
        if (left) return;
        List<String> completions = new ArrayList<>(GameOrder.words());
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
        GameOrder order = GameOrder.in(line).orElse(null);
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
            screen.show(round, text);
            return;
        }
        int move = round.legal(Round.isPoint(text) ? chosen + text : text);
        String deed = Words.deed(round.game().notation().move(move));
        screen.tell(screen.side(round.position().toMove()) + " " + deed + ".");
        round.play(move);
        changed();
    }

    private void undo() {
        if (!round.undo(people)) throw new InputException("There is nothing to take back.");
        screen.forget();
        changed();
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
        String komi = beside.komi(round.game());
        if (points.isEmpty()) {
            console.out().println("Komi is " + komi + "; komi POINTS changes it.");
            return;
        }
        Game changed = beside.withKomi(round.game(), points);
        seats.change(changed);
        beside.adviser().change(changed);
        round.change(changed);
        begun = new GameRecord(changed.id(), begun.setup(), begun.moves());
        screen.tell("Komi is now " + beside.komi(changed) + ".");
        screen.change();
    }

    private void save(Path file) {
        KeptGame game = new KeptGame(round.record(), seats.names(), seats.thinking(), round.result());
        beside.files().save(game, file, file.equals(ownFile));
        ownFile = file;
        console.out().println("Saved to " + file + ".");
    }

    private void load(Path file) {
        List<String> warnings = new ArrayList<>();
        GameRecord record = beside.files().load(file, round.game(), warnings::add);
        begin(record, "Loaded " + file + ".");
        warnings.forEach(screen::tell);
    }

    private void begin(GameRecord record, String greeting) {
        round = new Round(round.game(), record);
        ownFile = null;
        screen.forget();
        screen.tell(greeting);
        changed();
    }

    private void resign() {
        if (round.isOver()) throw new InputException("The game is over already.");
        round.resign(round.position().toMove());
        screen.change();
    }

    private void dispute(String point) {
        if (!round.position().isOver()) throw new InputException("Name dead stones when the game is over.");
        round.dispute(point);
        screen.change();
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
        if (!screen.draw(round)) left = true; // nobody reads any more
    }
}
