package tesuji.lab.site;

import java.time.Duration;
import java.util.function.LongSupplier;
import tesuji.core.game.Library;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.journal.Origin;
import tesuji.lab.journal.ReportedGame;
import tesuji.lab.match.Arena;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.Runner;
import tesuji.lab.tournament.TournamentArena;

/** Plays games that others have planned, and tells of them in texts. */
final class GameWorker implements TaskWorker {
    private final GameJob job;
    private final Arena arena;
    private final Origin origin;
    private final LongSupplier nanos;

    GameWorker(GameJob job, LongSupplier nanos) {
        this.nanos = nanos;
        this.job = job;
        Library library = Games.library();
        arena = job.isTournament()
                ? TournamentArena.of(library, Runtime.getRuntime().availableProcessors())
                : new Arena(library, new Catalog(library));
        origin = job.origin();
    }

    @Override
    public String result(String task) throws InterruptedException {
        PlannedGame planned = GameTaskText.read(task);
        long begin = nanos.getAsLong();
        GameReport report = Runner.believed(arena.play(planned));
        Duration busy = Duration.ofNanos(nanos.getAsLong() - begin);
        return GameAnswer.of(new ReportedGame(report, origin, busy), !job.isTournament());
    }
}
