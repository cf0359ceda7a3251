package tesuji.web.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Library;
import tesuji.desk.record.TextForm;
import tesuji.lab.Experiments;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.journal.Origin;
import tesuji.lab.match.Arena;
import tesuji.lab.prediction.SharedGames;
import tesuji.web.job.AllowedPlayers;
import tesuji.web.live.LiveFeed;
import tesuji.web.round.RoundStore;

/** Everything in the laboratory: who does the work, and what there is of each kind. */
public record Laboratory(
        LabQueue queue, ExperimentRuns experiments, MatchStore matches, MatchRounds games, KeptResults results)
        implements AutoCloseable {
    /**
     * The laboratory of a home folder.
     *
     * @param results the folder in which commands leave their reports; one in the home folder if absent
     * @param players whom matches may be played by
     * @param busy whether somebody waits for a search just now
     */
    public static Laboratory open(
            Path home,
            @Nullable Path results,
            Library library,
            RoundStore rounds,
            AllowedPlayers players,
            LiveFeed feed,
            BooleanSupplier busy) {
        Path folder = LabFolders.make(home, "laboratory");
        LabQueue queue = new LabQueue(feed, busy);
        MatchStore matches = new MatchStore(folder, library, players, queue, origin());
        GivenFiles files = new GivenFiles(players.network(), SharedGames.folder());
        List<Experiment> experiments =
                Experiments.ALL.stream().map(each -> each.with(files)).toList();
        ExperimentRuns runs = new ExperimentRuns(folder, experiments, tools(library), queue);
        KeptResults kept = new KeptResults(results == null ? LabFolders.make(folder, "results") : results);
        return new Laboratory(queue, runs, matches, new MatchRounds(library, rounds, matches), kept);
    }

    private static Workplace.Tools tools(Library library) {
        Arena arena = new Arena(library, new Catalog(library));
        TextForm form = new TextForm();
        return new Workplace.Tools(
                library, arena, System::nanoTime, bytes -> form.read(bytes, library, warning -> {}), /* parallel= */ 1);
    }

    private static Origin origin() {
        String built = Laboratory.class.getPackage().getImplementationVersion();
        return new Origin(
                built == null ? "(not packaged)" : built,
                System.getProperty("tesuji.revision", ""),
                Origin.Machine.here());
    }

    @Override
    public void close() {
        queue.close();
    }
}
