package tesuji.app.prediction;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.app.command.Json;
import tesuji.app.terminal.Console;
import tesuji.core.base.InputException;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.prediction.BlockBootstrap;
import tesuji.lab.prediction.FolderPrediction;
import tesuji.lab.prediction.PredictionScore;

/** What a person or a program is told about guesses: the scores, and where the table of all moves is. */
record PredictionScreen(Console console, FolderPrediction prediction, Workplace at, boolean kept, boolean json) {
    /**
     * The whole answer; numbers are null where there are no positions.
     *
     * @param skipped files that could not be used
     * @param missed positions in which the expert's move was never simulated
     * @param moves the table of all moves, if it was written
     * @param full positions in which the tree was full and grew no more
     */
    record Answer(
            String player,
            int perPoint,
            long seed,
            int games,
            int skipped,
            int positions,
            boolean complete,
            int missed,
            @Nullable Double quality,
            @Nullable Double qualityLow,
            @Nullable Double qualityHigh,
            @Nullable Double hitRate,
            @Nullable Double hitRateLow,
            @Nullable Double hitRateHigh,
            @Nullable String moves,
            int full) {}

    /**
     * Writes the files that are kept, and prints how things stand. What cannot be written is told all the same.
     *
     * @return why the files could not be written, if so
     */
    Optional<String> tell() {
        if (!kept) {
            print(null);
            return Optional.empty();
        }
        RunReport report = RunReport.withoutScale(prediction, at);
        try {
            report.write(at.folder());
        } catch (InputException unwritable) {
            print(null);
            return Optional.of(String.valueOf(unwritable.getMessage()));
        }
        print(at.folder().resolve(report.file(at.table(FolderPrediction.MOVES))));
        return Optional.empty();
    }

    private void print(@Nullable Path moves) {
        PredictionScore score = FolderPrediction.score(at);
        if (json) Json.print(console, answer(score, moves));
        else print(score, moves);
    }

    private boolean isComplete() {
        return at.done() >= prediction.trials(Scale.FULL);
    }

    private Answer answer(PredictionScore score, @Nullable Path moves) {
        return new Answer(
                prediction.player(),
                prediction.perPoint(),
                at.seed(),
                score.games(),
                prediction.corpus().skipped().size(),
                score.positions(),
                isComplete(),
                score.missed(),
                number(score.quality().value()),
                number(score.quality().low()),
                number(score.quality().high()),
                number(score.hitRate().value()),
                number(score.hitRate().low()),
                number(score.hitRate().high()),
                moves == null ? null : moves.toString(),
                FolderPrediction.full(at));
    }

    private static @Nullable Double number(double number) {
        return Double.isNaN(number) ? null : number;
    }

    private void print(PredictionScore score, @Nullable Path moves) {
        List<String> skipped = prediction.corpus().skipped();
        console.out()
                .println(prediction.player() + ", " + prediction.perPoint() + " simulations for each free point, seed "
                        + at.seed() + ".");
        console.out()
                .println(score.positions() + " positions of " + score.games() + " games"
                        + (skipped.isEmpty() ? "" : "; " + skipped.size() + " files were skipped")
                        + (isComplete() ? "." : "; " + prediction.trials(Scale.FULL) + " were to be looked at."));
        if (score.positions() > 0) {
            console.out().println("  quality   " + text(score.quality()));
            console.out().println("  hit rate  " + text(score.hitRate()));
            console.out()
                    .println("The expert's move was never simulated in " + score.missed()
                            + " positions. Intervals of 95 % by drawing whole games.");
        }
        console.out().println(FolderPrediction.OTHER_GAMES);
        if (FolderPrediction.full(at) > 0) console.out().println(FolderPrediction.notice(at));
        if (moves != null) console.out().println("All moves are in " + moves + ".");
    }

    private static String text(BlockBootstrap number) {
        return String.format(Locale.ROOT, "%.4f  (%.4f … %.4f)", number.value(), number.low(), number.high());
    }
}
