package tesuji.gtp.client;

import java.time.Duration;
import java.util.function.Consumer;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.gtp.Colours;
import tesuji.gtp.client.EngineException.Fault;

/**
 * An engine that tells what it thinks, by {@code kata-analyze} or {@code lz-analyze}. It thinks until its time is over,
 * its visits are reached or the thread is interrupted. Every {@link EngineException} of the client passes through.
 *
 * <p>Both commands tell values of the side to move, unless the engine was configured otherwise.
 */
public final class EngineAnalyst implements Analyst {
    private static final String KATAGO = "kata-analyze";
    private static final String LEELA_ZERO = "lz-analyze";
    private static final double TEN_THOUSANDTHS = 10_000;
    private static final long LONGEST_INTERVAL = 100;

    private final Client client;
    private final Game game;
    private final EngineBoard board;
    private final String name;
    private final boolean fractions;
    private Analysis latest = Analysis.NONE;

    /** Takes the client over and closes it with the analyst; one that does not analyse is refused. */
    public EngineAnalyst(Client client, Library library, Game game) {
        if (!client.knows(KATAGO) && !client.knows(LEELA_ZERO)) {
            throw client.fail(Fault.REFUSED, "cannot analyse: it knows neither " + LEELA_ZERO + " nor " + KATAGO);
        }
        this.client = client;
        this.game = game;
        board = new EngineBoard(client, library, game);
        fractions = client.knows(KATAGO);
        name = client.knows("name") ? client.send("name") : client.program();
    }

    /** Starts an engine from a command line. */
    public static EngineAnalyst start(String commandLine, Duration timeout, Library library, Game game) {
        Client client = Client.start(CommandLine.split(commandLine), timeout);
        boolean opened = false;
        try {
            EngineAnalyst analyst = new EngineAnalyst(client, library, game);
            opened = true;
            return analyst;
        } finally {
            if (!opened) client.close();
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Decision analyse(GameRecord record, AnalysisRequest request, Consumer<Analysis> listener) {
        if (!request.bans().isEmpty()) throw client.fail(Fault.REFUSED, "cannot be told what to avoid");
        board.show(record);
        Position position = record.replay(game);
        ReportReader reader = new ReportReader(position, fractions ? 1 : TEN_THOUSANDTHS);
        latest = Analysis.NONE;
        client.watch(command(position, request), request.limits().time(), request.interval(), line -> {
            Analysis analysis = reader.read(line);
            if (analysis.candidates().isEmpty()) return true;
            latest = analysis;
            listener.accept(analysis);
            return analysis.steps() < request.limits().steps();
        });
        return new Decision.Play(latest.candidates().isEmpty() ? anyMove(position) : best(), latest);
    }

    private String command(Position position, AnalysisRequest request) {
        long centiseconds =
                Math.max(1, Math.min(LONGEST_INTERVAL, request.interval().toMillis() / 10));
        String asked = Colours.letter(position.toMove()) + " " + centiseconds;
        if (!fractions) return LEELA_ZERO + " " + asked;
        return KATAGO + " " + asked + (request.ownership() ? " ownership true" : "");
    }

    private int best() {
        return latest.candidates().get(0).move();
    }

    /** A move of an engine that was stopped before it said anything. */
    private int anyMove(Position position) {
        int[] legal = new int[game.maxLegalMoves()];
        position.legalMoves(legal);
        return legal[0];
    }

    @Override
    public void close() {
        client.close();
    }
}
