package tesuji.lab.site;

import tesuji.core.base.InputException;
import tesuji.core.game.Library;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.Reach;
import tesuji.lab.experiment.TrialPlace;
import tesuji.lab.journal.Origin;
import tesuji.lab.match.Arena;
import tesuji.lab.place.GamePlace;
import tesuji.lab.prediction.FolderPrediction;

/**
 * Other machines, to which a workforce carries the trials. They decide how many are made at once.
 *
 * @param isShared whether every machine has the same files and programs
 */
public record RemoteSite(Library library, Workforce workforce, boolean isShared) implements TrialSite {
    /** The option that says so. */
    public static final String SHARED = "--shared-files";

    @Override
    public GamePlace match(Origin origin, int parallel) {
        return games(origin, false);
    }

    @Override
    public GamePlace tournament(Origin origin, int parallel) {
        return games(origin, true);
    }

    private GamePlace games(Origin origin, boolean isTournament) {
        Arena arena = new Arena(library, new Catalog(library));
        return new RemoteGames(workforce, GameJob.of(origin, isTournament), arena, isShared);
    }

    @Override
    public TrialPlace experiment(Experiment experiment, GivenFiles files, int parallel) {
        if (experiment.reach() == Reach.ONE_MACHINE) {
            throw new InputException("The experiment " + experiment.name()
                    + " measures times on one machine, one trial after the other; run it with tesuji lab run "
                    + experiment.name() + ".");
        }
        if (experiment.reach() == Reach.SAME_FILES && !isShared) {
            throw new InputException("The experiment " + experiment.name()
                    + " needs files or programs on every machine; if all have them under the same names, add " + SHARED
                    + ".");
        }
        return new RemoteTrials(workforce, ExperimentText.of(experiment, files));
    }

    @Override
    public TrialPlace prediction(FolderPrediction prediction, int parallel) {
        return new RemoteTrials(workforce, ExperimentText.of(prediction));
    }
}
