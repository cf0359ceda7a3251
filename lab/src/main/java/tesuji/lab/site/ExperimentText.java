package tesuji.lab.site;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.lab.Experiments;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.prediction.FolderPrediction;
import tesuji.lab.prediction.GoCorpus;

/**
 * An experiment as texts, from which another machine opens the same one.
 *
 * @param network a file of all machines
 * @param games a folder of all machines
 * @param prediction what else there is to know of guesses, which are in no list of experiments
 */
record ExperimentText(
        String name,
        Optional<String> network,
        Optional<String> games,
        @Nullable Prediction prediction) {
    /** One search that guesses moves; the games travel with it. */
    private record Prediction(String player, int perPoint, int limit, List<GuessedGame> records) {}

    /** One game whose moves are guessed. */
    private record GuessedGame(String name, String rules, String setup, List<Integer> moves) {
        static GuessedGame of(GoCorpus.ExpertGame game) {
            GameRecord record = game.record();
            return new GuessedGame(game.name(), record.game().toString(), record.setup(), record.moves());
        }

        GoCorpus.ExpertGame open(Library library) {
            return GoCorpus.ExpertGame.of(name, new GameRecord(GameId.parse(rules), setup, moves), library);
        }
    }

    static ExperimentText of(Experiment experiment, GivenFiles files) {
        return new ExperimentText(experiment.name(), text(files.network()), text(files.games()), null);
    }

    static ExperimentText of(FolderPrediction prediction) {
        List<GuessedGame> records =
                prediction.corpus().games().stream().map(GuessedGame::of).toList();
        return new ExperimentText(
                prediction.name(),
                Optional.empty(),
                Optional.empty(),
                new Prediction(prediction.player(), prediction.perPoint(), prediction.limit(), records));
    }

    private static Optional<String> text(Optional<Path> file) {
        return file.map(path -> path.toAbsolutePath().toString());
    }

    /** The experiment, opened here. */
    Experiment open(Library library) {
        if (prediction == null) {
            return Experiments.named(name).with(new GivenFiles(network.map(Path::of), games.map(Path::of)));
        }
        List<GoCorpus.ExpertGame> opened = prediction.records().stream()
                .map(record -> record.open(library))
                .toList();
        return new FolderPrediction(
                new GoCorpus(opened, List.of()), prediction.player(), prediction.perPoint(), prediction.limit());
    }
}
