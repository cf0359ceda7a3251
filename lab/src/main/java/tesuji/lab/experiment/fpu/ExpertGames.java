package tesuji.lab.experiment.fpu;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tesuji.games.Games;
import tesuji.lab.experiment.Scale;
import tesuji.lab.prediction.Example;
import tesuji.lab.prediction.FolderPrediction;
import tesuji.lab.prediction.GoCorpus;
import tesuji.lab.prediction.SharedGames;

/**
 * The games whose moves are guessed: as in the source those of more than 50 moves (Wieczorek 2009, §4).
 *
 * @param corpus those of the folder, which is read once
 */
record ExpertGames(GoCorpus corpus) {
    /** No folder has been read. */
    static final ExpertGames NONE = new ExpertGames(new GoCorpus(List.of(), List.of()));

    private static final int SIZE = 9;
    private static final int LONGER_THAN = 50;

    /** A small run looks at every position in so many. */
    private static final int SMALL_STEP = 15;

    /**
     * The games of a folder; none without one. An {@link tesuji.core.base.InputException} says that the folder is not
     * there.
     */
    static ExpertGames read(Optional<Path> folder) {
        return folder.map(path -> GoCorpus.read(path, SIZE, Games.library()).longerThan(LONGER_THAN))
                .map(ExpertGames::new)
                .orElse(NONE);
    }

    Optional<String> missing(String experiment) {
        if (!corpus.games().isEmpty()) return Optional.empty();
        return Optional.of(experiment + " needs a folder with games of Go on 9×9 of more than " + LONGER_THAN
                + " moves, as SGF: --games DIR, or " + SharedGames.NAME + ".");
    }

    /** The positions of a run: fewer of them before the searches become shorter. */
    List<Example> examples(Scale scale) {
        List<Example> all = corpus.examples();
        int small = (all.size() + SMALL_STEP - 1) / SMALL_STEP;
        return FolderPrediction.spread(all, scale.count(small, all.size()));
    }

    /** Which they are, in words. */
    String told(Scale scale) {
        List<Example> all = corpus.examples();
        return examples(scale).size() + " of " + all.size() + " positions of "
                + corpus.games().size() + " games of more than " + LONGER_THAN + " moves, checksum "
                + FolderPrediction.checksum(all) + ", files left out: "
                + corpus.skipped().size()
                + ", in place of the source's 20 games with 1,151 moves, which are lost; passes are not guessed";
    }
}
