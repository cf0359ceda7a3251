package tesuji.app.solve;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.strategy.StrategyBuilder;

/** The options that say where a solved game is kept. */
final class SolveFiles {
    @Option(names = "--save", paramLabel = "FILE", description = "Keep the values of all states in a database.")
    private @Nullable Path save;

    @Option(names = "--strategy", paramLabel = "FILE", description = "Write how the owner plays to a strategy file.")
    private @Nullable Path strategy;

    @Option(names = "--owner", paramLabel = "SIDE", description = "Whose strategy: first (default) or second.")
    private String owner = "first";

    /** Why files that were asked for are not there. */
    private final List<InputException> unwritten = new ArrayList<>();

    void checkOwner() {
        if (!owner.equals("first") && !owner.equals("second")) {
            throw new InputException("--owner is first or second, not \"" + owner + "\".");
        }
    }

    /** Refuses files that nothing will be known for. */
    void checkTask(boolean retrograde, boolean fromStart) {
        if (!retrograde && (save != null || strategy != null)) {
            throw new InputException("--save and --strategy need all values, which --method retrograde finds.");
        }
        if (strategy != null && !fromStart) {
            throw new InputException("--strategy is for the start of the game, without --position and --moves.");
        }
    }

    /** Refuses files that cannot be written: better now than after the work. */
    void checkPaths() {
        for (Path file : new Path[] {save, strategy}) checkOutput(file);
        if (save != null && save.equals(strategy)) {
            throw new InputException("--save and --strategy need two different files.");
        }
    }

    private static void checkOutput(@Nullable Path file) {
        if (file == null) return;
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new InputException("There is a file " + file + " already; it was left as it is.");
        }
        WholeFile.tryOut(file);
    }

    /** Writes what was asked for. */
    void write(Game rules, Solved solved) {
        Path database = save;
        if (database != null) attempt(() -> DatabaseWriter.write(database, solved, Depth.DISTANCES));
        Path plan = strategy;
        if (plan != null) {
            int side = owner.equals("first") ? 0 : 1;
            attempt(() -> StrategyBuilder.build(rules, side, solved.reader()).write(plan));
        }
    }

    /** What cannot be written is told after the answer, which is worth more than the file. */
    private void attempt(Runnable writing) {
        try {
            writing.run();
        } catch (InputException failure) {
            unwritten.add(failure);
        }
    }

    /** Why files that were asked for are not there, as sentences. */
    List<String> unwritten() {
        return unwritten.stream()
                .map(failure -> String.valueOf(failure.getMessage()))
                .toList();
    }
}
