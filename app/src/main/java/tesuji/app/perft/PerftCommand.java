package tesuji.app.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Progress;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Perft;
import tesuji.core.game.Position;

/** {@code tesuji perft}: leaf counts of the game tree. */
@Command(
        name = "perft",
        description = "Count the lines of exactly 1, 2, … N moves: the classic check of a move generator.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {"  tesuji perft connectfour --depth 7", "  tesuji perft go:size=5 --depth 4 --moves C3,pass --json"})
public final class PerftCommand implements Runnable {
    private static final int DEEPEST = 10_000;

    private final Workbench workbench;
    private final InterruptibleRun work;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Option(names = "--depth", paramLabel = "N", required = true, description = "The greatest number of moves.")
    private int depth;

    @Option(names = "--moves", paramLabel = "M", split = ",", description = "Moves to play first, with commas.")
    private List<String> moves = new ArrayList<>();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public PerftCommand(Workbench workbench, InterruptibleRun work) {
        this.workbench = workbench;
        this.work = work;
    }

    /** The whole answer: {@code leaves} holds the counts for depths 1, 2, …. */
    record Answer(String game, int depth, List<Long> leaves, double seconds) {}

    @Override
    public void run() {
        if (depth < 1 || depth > DEEPEST) {
            throw new InputException("--depth must be between 1 and " + DEEPEST + ", not " + depth + ".");
        }
        Game rules = workbench.library().open(game);
        Position position = position(rules);
        List<Long> leaves = new CopyOnWriteArrayList<>();
        if (!json) {
            print("depth", "leaves", "time", "leaves/s");
            count(position, leaves);
            return;
        }
        long begin = System.nanoTime();
        work.begin(() -> Json.print(
                workbench.console(),
                new Answer(rules.id().toString(), depth, leaves, (System.nanoTime() - begin) / 1e9)));
        count(position, leaves);
        work.answer();
    }

    private Position position(Game rules) {
        GameRecord record = GameRecord.of(rules);
        for (String move : moves) record = record.then(rules.notation().move(move.strip()));
        return record.replay(rules);
    }

    /** Fills the list depth by depth. */
    private void count(Position position, List<Long> leaves) {
        for (int ply = 1; ply <= depth; ply++) {
            long begin = System.nanoTime();
            boolean exhausted = ply > 1 && leaves.get(ply - 2) == 0;
            long count = exhausted ? 0 : count(position, ply);
            leaves.add(count);
            double seconds = (System.nanoTime() - begin) / 1e9;
            if (!json) print("" + ply, Amount.exact(count), Amount.time(seconds), Amount.rough(count / seconds));
        }
    }

    private long count(Position position, int ply) {
        int[] first = new int[position.game().maxLegalMoves()];
        int width = position.legalMoves(first);
        Perft perft = new Perft(position.game(), ply);
        long leaves = 0;
        try (Progress progress = new Progress(workbench.console(), "depth " + ply, "leaves")) {
            for (int i = 0; i < width; i++) {
                position.play(first[i]);
                leaves += perft.leaves(position, ply - 1);
                position.undo();
                progress.report((i + 1.0) / width, leaves);
            }
        }
        return leaves;
    }

    /** Lines appear one by one as they are counted, so the widths are fixed beforehand. */
    private void print(String ply, String leaves, String time, String rate) {
        workbench
                .console()
                .out()
                .println(String.format(Locale.ROOT, "  %5s  %20s  %12s  %8s", ply, leaves, time, rate));
    }
}
