package tesuji.app.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;

/** Where to begin: a diagram in a file, some moves, or both; options of several commands. */
public final class StartOptions {
    @Option(names = "--moves", paramLabel = "M", split = ",", description = "Moves to play first, with commas.")
    private List<String> moves = new ArrayList<>();

    @Option(names = "--position", paramLabel = "FILE", description = "Begin from the diagram in this file.")
    private @Nullable Path position;

    /** Whether it is the start of the game. */
    public boolean isStart() {
        return position == null && moves.isEmpty();
    }

    /** The game so far. */
    public GameRecord record(Game rules) {
        GameRecord record = position == null ? GameRecord.of(rules) : GameRecord.from(placed(rules, position));
        for (String move : moves) record = record.then(rules.notation().move(move.strip()));
        return record;
    }

    private static Position placed(Game rules, Path file) {
        Position root = rules.start();
        rules.notation().place(new String(WholeFile.read(file), StandardCharsets.UTF_8), root);
        return root;
    }
}
