package tesuji.gtp.client;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.gtp.Colours;
import tesuji.gtp.MoveText;
import tesuji.gtp.client.EngineException.Fault;

/**
 * Any engine as a player. Every {@link EngineException} of the client passes through.
 *
 * <p>A limit on time is told to the engine by an {@link EngineClock}; a limit on steps cannot be told.
 */
public final class EnginePlayer implements Player {
    /** Some programs greet after a colon or in further lines. */
    private static final Pattern VERSION = Pattern.compile("\\A[^:\\v]{1,40}");

    private final Client client;
    private final Game game;
    private final EngineBoard board;
    private final String name;
    private final EngineClock clock;
    private final Duration longestThought;

    /**
     * Takes the client over and closes it with the player. The library must know the game; an engine that cannot be
     * told any game but Go is refused for others.
     *
     * @param longestThought how long a move may take where the limits allow any time
     */
    public EnginePlayer(Client client, Library library, Game game, Duration longestThought) {
        this.client = client;
        this.game = game;
        this.longestThought = longestThought;
        board = new EngineBoard(client, library, game);
        clock = new EngineClock(client);
        name = called(client);
    }

    /** Its name and its version, so that a record tells which program has played. */
    private static String called(Client client) {
        String name = client.knows("name") ? client.send("name") : client.program();
        if (!client.knows("version")) return name;
        try {
            Matcher version = VERSION.matcher(client.send("version"));
            return version.find() ? name + " " + version.group().strip() : name;
        } catch (EngineException refused) {
            if (refused.fault() != Fault.REFUSED) throw refused;
            return name;
        }
    }

    /** Starts an engine from a command line. */
    public static EnginePlayer start(String commandLine, EngineTimeouts timeouts, Library library, Game game) {
        Client client = Client.start(CommandLine.split(commandLine), timeouts.answer());
        boolean opened = false;
        try {
            EnginePlayer player = new EnginePlayer(client, library, game, timeouts.thought());
            opened = true;
            return player;
        } finally {
            if (!opened) client.close();
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        board.show(record);
        Position position = record.replay(game);
        int side = position.toMove();
        boolean timed = limits.isTimed();
        if (timed) clock.tell(side, limits.time());
        Duration longest = timed ? limits.time().plus(client.timeout()) : longestThought;
        String answer = client.send("genmove " + Colours.letter(side), longest);
        if (answer.toLowerCase(Locale.ROOT).equals("resign")) return new Decision.Resign(Analysis.NONE);
        int move = read(position, answer);
        board.moved(record.then(move));
        return new Decision.Play(move, Analysis.NONE);
    }

    private int read(Position position, String answer) {
        try {
            return MoveText.read(position, answer);
        } catch (InputException notAMove) {
            board.forget();
            throw client.fail(
                    Fault.REFUSED,
                    "answered genmove with \"" + answer + "\", which cannot be played here: " + notAMove.getMessage());
        }
    }

    /** What is unfair about its time, as a sentence: that it was told rounded, or could not be told. */
    public Optional<String> warning() {
        return clock.warning();
    }

    /**
     * How the engine counts a game, if it has a command for that and answers in time. A failure is nobody's loss: the
     * game is over. Nothing else may be asked of the player afterwards.
     *
     * @param longest how long any answer may take
     */
    public Optional<String> finalScore(GameRecord record, Duration longest) {
        if (!client.isOpen() || !client.knows("final_score")) return Optional.empty();
        client.hurry(longest);
        try {
            board.show(record);
            return Optional.of(client.send("final_score").strip());
        } catch (EngineException noAnswer) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        client.close();
    }
}
