package tesuji.lab.site;

import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.TrialPlace;
import tesuji.lab.journal.Origin;
import tesuji.lab.place.GamePlace;
import tesuji.lab.prediction.FolderPrediction;

/**
 * Where a command has its trials made. What cannot be made there is refused with a sentence.
 *
 * <p>How many are made at once is a matter of the site; {@code parallel} is what was asked for.
 */
public interface TrialSite {
    /**
     * For the games of a match, or of tuning.
     *
     * @param origin of the entries; another machine writes its own into them
     */
    GamePlace match(Origin origin, int parallel);

    /** For the games of a tournament, where external programs are asked how they count. */
    GamePlace tournament(Origin origin, int parallel);

    /** For the trials of an experiment that was opened with these files. */
    TrialPlace experiment(Experiment experiment, GivenFiles files, int parallel);

    /** For the guesses of a search. */
    TrialPlace prediction(FolderPrediction prediction, int parallel);
}
