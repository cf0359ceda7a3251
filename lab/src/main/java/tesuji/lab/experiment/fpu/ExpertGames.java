package tesuji.lab.experiment.fpu;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tesuji.games.Games;
import tesuji.lab.experiment.Scale;
import tesuji.lab.prediction.Example;
import tesuji.lab.prediction.FolderPrediction;
import tesuji.lab.prediction.GoCorpus;

/**
 * The games whose moves are guessed: as in the source those of more than 50 moves (Wieczorek 2009, §4).
 *
 * @param given the folder that somebody named
 */
record ExpertGames(Optional<Path> given) {
    /** Nobody has named a folder. */
    static final ExpertGames STANDARD = new ExpertGames(Optional.empty());

    private static final int SIZE = 9;
    private static final int LONGER_THAN = 50;

    /** A small run looks at every position in so many. */
    private static final int SMALL_STEP = 15;

    /** The given folder, or else that beside the project, where there is one. */
    private Optional<Path> folder() {
        return Stream.concat(
                        given.stream(),
                        Optional.ofNullable(System.getProperty("tesuji.shared")).stream()
                                .map(shared -> Path.of(shared, "data", "sgf", "9x9")))
                .filter(Files::isDirectory)
                .findFirst();
    }

    Optional<String> missing(String experiment) {
        if (folder().isPresent() && !corpus().games().isEmpty()) return Optional.empty();
        return Optional.of(experiment + " needs a folder with games of Go on 9×9 of more than " + LONGER_THAN
                + " moves, as SGF: --games DIR.");
    }

    private GoCorpus corpus() {
        return folder().map(
                        folder -> GoCorpus.read(folder, SIZE, Games.library()).longerThan(LONGER_THAN))
                .orElseGet(() -> new GoCorpus(List.of(), List.of()));
    }

    /** The positions of a run: fewer of them before the searches become shorter. */
    List<Example> examples(Scale scale) {
        return some(corpus().examples(), scale);
    }

    private static List<Example> some(List<Example> all, Scale scale) {
        int step = scale.isSmall() ? SMALL_STEP : (int) Math.max(1, Math.round(1 / scale.share()));
        return FolderPrediction.spread(all, (all.size() + step - 1) / step);
    }

    /** Which they are, in words. */
    String told(Scale scale) {
        GoCorpus corpus = corpus();
        List<Example> all = corpus.examples();
        return some(all, scale).size() + " of " + all.size() + " positions of "
                + corpus.games().size() + " games of more than " + LONGER_THAN + " moves, checksum "
                + FolderPrediction.checksum(all)
                + ", in place of the source's 20 games with 1,151 moves, which are lost; passes are not guessed";
    }
}
