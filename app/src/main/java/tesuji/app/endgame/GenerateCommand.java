package tesuji.app.endgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tesuji.app.command.Json;
import tesuji.app.command.ProgramVersion;
import tesuji.app.command.Workbench;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.endgame.board.Budget;
import tesuji.endgame.generate.AnswerSheet;
import tesuji.endgame.generate.Feature;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.endgame.region.Counting;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfCollection;
import tesuji.games.sgf.SgfLayout;

/** {@code tesuji endgames}: makes endgames of Go and writes them with their answers. */
@Command(
        name = "endgames",
        description = {
            "Make random endgames of Go and write them as SGF files with their exact answers: the score for either"
                    + " side to move, all best first moves, and the value of every region.",
            "Endgames whose score depends on a ko are left out."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji endgames --count 10 --size 9 --regions 5 --seed 1 --out puzzles",
            "  tesuji endgames --size 13 --regions 4 --kinds corridor,chain --longest 4 --out puzzles --json"
        })
public final class GenerateCommand implements Runnable {
    private static final int MOST = 10_000;
    private static final int MOST_LEFT_OUT = 30;

    private final Workbench workbench;

    @Option(names = "--count", paramLabel = "N", description = "How many (default: ${DEFAULT-VALUE}).")
    private int count = 10;

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "Lines of the board, 5 to 19 (default: ${DEFAULT-VALUE}).")
    private int size = 9;

    @Option(
            names = "--regions",
            paramLabel = "N",
            description = "Regions to play in, 1 to 12 (default: ${DEFAULT-VALUE}).")
    private int regions = 5;

    @Option(
            names = "--kinds",
            paramLabel = "KIND",
            split = ",",
            description = "Kinds of regions: ${COMPLETION-CANDIDATES}, in any case (default: all).")
    private Set<Feature> kinds = EnumSet.allOf(Feature.class);

    @Option(
            names = "--longest",
            paramLabel = "N",
            description = "Points of the longest corridor, 1 to 8 (default: ${DEFAULT-VALUE}).")
    private int longest = 5;

    @Option(names = "--area", description = "Count area as the Chinese do, not territory.")
    private boolean area;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The same seed, the same endgames (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "DIR", description = "Where to write them; made if it is not there.")
    private @Nullable Path out;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public GenerateCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    /** One file and its answer. */
    record Written(String file, String blackToMove, String whiteToMove, int regions) {}

    /**
     * Everything that was written.
     *
     * @param leftOut boards with a ko, or too hard to be solved
     */
    record Answer(String folder, long seed, int leftOut, List<Written> endgames) {}

    @Override
    public void run() {
        if (out == null) throw new InputException("--out must name the folder for the endgames.");
        if (count < 1 || count > MOST) {
            throw new InputException("--count must be between 1 and " + MOST + ", not " + count + ".");
        }
        Generator generator = new Generator(new Wish(size, regions, kinds, longest), seed);
        Path folder = folder(out);
        for (int number = 1; number <= count; number++) refuseOld(file(folder, number));
        WholeFile.tryOut(file(folder, 1));
        Answer answer = write(generator, folder);
        if (json) Json.print(workbench.console(), answer);
        else print(answer);
    }

    private static Path folder(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException failure) {
            throw new InputException("The folder " + folder + " cannot be made.", failure);
        }
    }

    private Answer write(Generator generator, Path folder) {
        List<Written> written = new ArrayList<>();
        int leftOut = 0;
        while (written.size() < count) {
            AnswerSheet sheet =
                    AnswerSheet.of(generator.next(), area ? Counting.AREA : Counting.TERRITORY, Budget.STANDARD);
            if (sheet.isExact()) written.add(write(sheet, folder, written.size() + 1));
            else if (++leftOut > MOST_LEFT_OUT * count) {
                throw new InputException("Hardly any of these endgames has an exact answer; ask for other kinds.");
            }
        }
        return new Answer(folder.toString(), seed, leftOut, written);
    }

    private Path file(Path folder, int number) {
        return folder.resolve(String.format(Locale.ROOT, "endgame-%d-%04d.sgf", seed, number));
    }

    private static void refuseOld(Path file) {
        if (!Files.exists(file)) return;
        throw new InputException("There is a file " + file + " already; it was left as it is.");
    }

    private Written write(AnswerSheet sheet, Path folder, int number) {
        Path file = file(folder, number);
        refuseOld(file);
        Sgf.write(file, SgfCollection.of(sheet.sgf(ProgramVersion.text())), SgfLayout.LINES);
        return new Written(
                file.getFileName().toString(),
                AnswerSheet.result(sheet.black()),
                AnswerSheet.result(sheet.white()),
                sheet.setting().regions().size());
    }

    private void print(Answer answer) {
        for (Written endgame : answer.endgames) {
            workbench
                    .console()
                    .out()
                    .println(endgame.file + ": Black to move " + endgame.blackToMove + ", White to move "
                            + endgame.whiteToMove);
        }
        workbench
                .console()
                .out()
                .println(answer.endgames.size() + " endgames written to " + answer.folder + "; " + answer.leftOut
                        + " without an exact answer left out");
    }
}
