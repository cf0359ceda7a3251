package tesuji.app.analyse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Json;
import tesuji.app.command.SgfFile;
import tesuji.app.command.ThinkingOptions;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Progress;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.Game;
import tesuji.core.play.Player;
import tesuji.desk.go.GoTable;
import tesuji.desk.record.RecordFiles;
import tesuji.desk.review.Review;
import tesuji.desk.review.ReviewReport;
import tesuji.desk.review.Reviewer;
import tesuji.desk.round.Players;
import tesuji.lab.catalog.SeatedPlayer;

/** {@code tesuji analyse}: what a player thinks of every move of a game of Go. */
@Command(
        name = "analyse",
        description = "Look at every move of a game of Go: win rate, score, the better move and what was lost.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji analyse game.sgf --seconds 5",
            "  tesuji analyse game.sgf --player flat --simulations 2000 --moves 20-40 --json",
            "",
            "The record is written anew with comments, win rates and better lines, beside the original as",
            "NAME-analysed.sgf. Ctrl-C keeps what has been analysed."
        })
public final class AnalyseCommand implements Runnable {
    private static final Pattern RANGE = Pattern.compile("([0-9]{1,6})?(-)?([0-9]{1,6})?");

    private final Workbench workbench;
    private final InterruptibleRun work;

    @Parameters(paramLabel = "FILE.sgf", description = "The game; its main line is analysed.")
    private String file = "";

    @Option(names = "--player", paramLabel = "P", description = "Who analyses (default: our best player).")
    private @Nullable String player;

    @Option(
            names = "--moves",
            paramLabel = "A-B",
            description = "Only these moves, counted from 1: 20-40, 20-, -40 or 20.")
    private String moves = "-";

    @Option(names = "--out", paramLabel = "FILE", description = "Where to write (default: NAME-analysed.sgf).")
    private String out = "";

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Mixin
    private ThinkingOptions thinking = new ThinkingOptions();

    public AnalyseCommand(Workbench workbench, InterruptibleRun work) {
        this.workbench = workbench;
        this.work = work;
    }

    @Override
    public void run() {
        Path record = RecordFiles.path(file);
        Path annotated = annotated(record);
        Review review = Review.of(SgfFile.read(file, workbench.console()), workbench.library());
        int[] range = range(review.length());
        WholeFile.tryOut(annotated);
        try (SeatedPlayer analyst = analyst(review.game())) {
            review(review, analyst.player(), range, annotated);
        }
    }

    private void review(Review review, Player analyst, int[] range, Path annotated) {
        Reviewer reviewer = new Reviewer(
                workbench.library(), new GoTable(workbench.library()), analyst, thinking.limits(), review.game());
        List<InputException> unwritten = new CopyOnWriteArrayList<>();
        work.begin(() -> tell(review, annotated, analyst.name(), unwritten));
        try (Progress progress = new Progress(workbench.console(), "analysing", "moves")) {
            int count = range[1] - range[0] + 1;
            review.judge(reviewer, range[0], range[1], move -> {
                int done = move.number() - range[0] + 1;
                progress.report((double) done / count, done);
            });
        } catch (RuntimeException failure) {
            if (!review.isEmpty()) work.answer();
            throw failure;
        }
        work.answer();
        for (String notice : reviewer.notices()) workbench.console().err().println("tesuji: " + notice);
        if (!unwritten.isEmpty()) throw unwritten.get(0);
    }

    /** Writes and tells what was found; what cannot be written is told all the same, and the reason noted. */
    private void tell(Review review, Path annotated, String player, List<InputException> unwritten) {
        ReviewReport report = review.report(player);
        try {
            print(review.write(report, annotated));
        } catch (InputException unwritable) {
            print(report);
            unwritten.add(unwritable);
        }
    }

    private void print(ReviewReport report) {
        if (json) Json.print(workbench.console(), report.answer());
        else new ReviewScreen(report).print(workbench.console());
    }

    /** The player asked for; if nobody was, the strongest there is. */
    private SeatedPlayer analyst(Game game) {
        return Players.seat(thinking.spec(player == null ? Players.BEST : player), game, thinking.seed(0))
                .orElseThrow(() -> new InputException("A person cannot analyse a game for you; name a program."));
    }

    private Path annotated(Path record) {
        Path target = out.isEmpty() ? beside(record) : RecordFiles.path(out);
        if (!same(record, target)) return target;
        throw new InputException("The analysis would replace the record " + record + "; give another name with --out.");
    }

    private static Path beside(Path record) {
        Path name = record.getFileName();
        if (name == null) throw new InputException("\"" + record + "\" is not the name of a file.");
        return record.resolveSibling(name.toString().replaceFirst("(?i)\\.sgf$", "") + "-analysed.sgf");
    }

    private static boolean same(Path record, Path target) {
        try {
            return Files.exists(target) && Files.isSameFile(record, target);
        } catch (IOException unreadable) {
            return false; // reading or writing will say more
        }
    }

    /** The first and the last move to look at. */
    private int[] range(int length) {
        Matcher parts = RANGE.matcher(moves.strip());
        boolean good = parts.matches() && !moves.isBlank();
        String from = good ? parts.group(1) : null;
        String to = good ? parts.group(3) : null;
        int first = from == null ? 1 : Integer.parseInt(from);
        boolean open = good && parts.group(2) != null;
        int last = to != null ? Integer.parseInt(to) : open ? Integer.MAX_VALUE : first;
        if (!good || (!open && to != null) || first < 1 || last < first) {
            throw new InputException("\"" + moves + "\" is not a range of moves; write it like 20-40, 20-, -40 or 20.");
        }
        if (first > length) {
            throw new InputException("The game has " + length + " moves, so there is no move " + first + ".");
        }
        return new int[] {first, Math.min(last, length)};
    }
}
