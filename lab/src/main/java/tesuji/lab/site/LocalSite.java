package tesuji.lab.site;

import java.util.function.LongSupplier;
import tesuji.core.game.Library;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.ParallelTrials;
import tesuji.lab.experiment.TrialPlace;
import tesuji.lab.journal.Origin;
import tesuji.lab.match.Arena;
import tesuji.lab.place.GamePlace;
import tesuji.lab.place.LocalGames;
import tesuji.lab.prediction.FolderPrediction;
import tesuji.lab.tournament.TournamentArena;

/**
 * This program, whose threads make the trials.
 *
 * @param nanos a clock
 */
public record LocalSite(Library library, LongSupplier nanos) implements TrialSite {
    @Override
    public GamePlace match(Origin origin, int parallel) {
        return new LocalGames(new Arena(library, new Catalog(library)), parallel, origin, nanos);
    }

    @Override
    public GamePlace tournament(Origin origin, int parallel) {
        return new LocalGames(TournamentArena.of(library, parallel), parallel, origin, nanos);
    }

    @Override
    public TrialPlace experiment(Experiment experiment, GivenFiles files, int parallel) {
        return new ParallelTrials(parallel);
    }

    @Override
    public TrialPlace prediction(FolderPrediction prediction, int parallel) {
        return new ParallelTrials(parallel);
    }
}
