package tesuji.web.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.lab.experiment.report.Gallery;
import tesuji.lab.experiment.report.KeptReport;
import tesuji.lab.experiment.report.PageReader;
import tesuji.web.wire.Refusal;

/**
 * The reports that commands such as {@code tournament} left in one folder and the folders in it. Pages ask for them by
 * ids that are made of their places, so that no request can name a place. Safe for all threads.
 */
public final class KeptResults {
    /** Files in the folder itself have depth 1, and those in a folder of it 2. */
    private static final int DEPTH = 5;

    /** Folders count as well. */
    private static final int MOST_FILES = 100_000;

    private static final int MOST_RESULTS = 500;
    private static final int MOST_SUMMARY_BYTES = 1 << 16;
    private static final int ID_BYTES = 8;
    private static final String PAGE = ".html";

    /** Whose reports say so in their source; all others are of experiments. */
    private static final Map<String, String> COMMANDS = Map.of(
            "tesuji tournament", "tournament",
            "tesuji match", "match",
            "tesuji tune", "tune",
            "tesuji regress", "regress");

    private final Path folder;
    private final int mostFiles;

    /**
     * The results of a folder.
     *
     * @param folder may be a link itself
     */
    KeptResults(Path folder) {
        this(folder, MOST_FILES);
    }

    KeptResults(Path folder, int mostFiles) {
        this.mostFiles = mostFiles;
        try {
            this.folder = folder.toRealPath();
        } catch (IOException failure) {
            throw unreadable(failure);
        }
    }

    private static InputException unreadable(IOException failure) {
        return new InputException("The folder of results cannot be read: " + WholeFile.reason(failure) + ".", failure);
    }

    /** A page and the summary beside it. */
    private record Found(String id, Path page, Path summary, Instant at) {}

    /**
     * What the list shows of a result.
     *
     * @param kind {@code tournament}, {@code match}, {@code tune}, {@code regress} or {@code experiment}
     * @param folder in which folder below the one of all results
     * @param at when the report was written, as ISO 8601 has it
     */
    public record ResultLine(
            String id,
            String kind,
            String name,
            String folder,
            String at,
            String source,
            String question,
            String answer,
            String circumstances) {}

    /**
     * The newest first.
     *
     * @param complete whether all files were looked at, and there are no more than {@value #MOST_RESULTS} reports
     */
    public record ResultList(List<ResultLine> results, boolean complete) {
        public ResultList {
            results = List.copyOf(results);
        }
    }

    /** A result with its pictures and tables. */
    public record ResultAnswer(ResultLine result, KeptReport report) {}

    /** A page to be kept as a file of this name. */
    public record SavedPage(String file, String html) {}

    /** What is found in the folder now. */
    public ResultList list() {
        Search search = search();
        List<ResultLine> lines =
                search.newest().stream().flatMap(each -> line(each).stream()).toList();
        return new ResultList(lines, search.isComplete());
    }

    private Optional<ResultLine> line(Found found) {
        return Gallery.read(found.summary())
                .map(summary -> new ResultLine(
                        found.id(),
                        COMMANDS.getOrDefault(summary.source(), "experiment"),
                        stem(found.page()),
                        place(found.page()),
                        found.at().toString(),
                        summary.source(),
                        summary.question(),
                        summary.answer(),
                        summary.circumstances()));
    }

    public ResultAnswer report(String id) {
        Found found = one(id);
        ResultLine line = line(found).orElseThrow(KeptResults::missing);
        return new ResultAnswer(line, read(found));
    }

    /** The page of a result, written anew: nothing else of its file leaves the folder. */
    public SavedPage page(String id) {
        Found found = one(id);
        String name = stem(found.page()).replaceAll("[^A-Za-z0-9.-]", "-") + PAGE;
        return new SavedPage(name, read(found).page());
    }

    private Found one(String id) {
        return search().newest().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(KeptResults::missing);
    }

    private static Refusal missing() {
        return Refusal.missing("There is no such result.");
    }

    private static KeptReport read(Found found) {
        if (found.page().toFile().length() > PageReader.MOST_BYTES) {
            throw Refusal.tooLarge("The page of this result is too large; at most 4 MB are read.");
        }
        return PageReader.read(bytes(found.page()));
    }

    /** Where a page lies is told to nobody. */
    private static byte[] bytes(Path page) {
        try {
            return Files.readAllBytes(page);
        } catch (IOException failure) {
            String reason = WholeFile.reason(failure);
            throw new InputException("The page of this result cannot be read: " + reason + ".", failure);
        }
    }

    private Search search() {
        Search search = new Search();
        try {
            Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), DEPTH, search);
        } catch (IOException failure) {
            throw unreadable(failure);
        }
        return search;
    }

    /** Looks for summaries that have a page; links lead nowhere. */
    private final class Search extends SimpleFileVisitor<Path> {
        private final List<Found> found = new ArrayList<>();
        private int seen;

        List<Found> newest() {
            return found.stream()
                    .sorted(Comparator.comparing(Found::at).reversed().thenComparing(Found::id))
                    .limit(MOST_RESULTS)
                    .toList();
        }

        boolean isComplete() {
            return seen <= mostFiles && found.size() <= MOST_RESULTS;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path place, BasicFileAttributes attributes) {
            if (++seen > mostFiles) return FileVisitResult.TERMINATE;
            boolean hidden =
                    !place.equals(folder) && place.getFileName().toString().startsWith(".");
            return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (++seen > mostFiles) return FileVisitResult.TERMINATE;
            String name = file.getFileName().toString();
            boolean isSummary = attributes.isRegularFile()
                    && attributes.size() <= MOST_SUMMARY_BYTES
                    && name.endsWith(Gallery.SUMMARY);
            if (isSummary) take(file, name.substring(0, name.length() - Gallery.SUMMARY.length()), attributes);
            return FileVisitResult.CONTINUE;
        }

        private void take(Path summary, String stem, BasicFileAttributes attributes) {
            Path page = summary.resolveSibling(stem + PAGE);
            if (!Files.isRegularFile(page, LinkOption.NOFOLLOW_LINKS)) return;
            found.add(new Found(
                    id(page), page, summary, attributes.lastModifiedTime().toInstant()));
        }

        /** What cannot be looked into is left out. */
        @Override
        public FileVisitResult visitFileFailed(Path file, IOException reason) {
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path place, @Nullable IOException reason) {
            return FileVisitResult.CONTINUE;
        }
    }

    private String id(Path page) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest((place(page) + "/" + stem(page)).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, ID_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String stem(Path page) {
        String name = page.getFileName().toString();
        return name.substring(0, name.length() - PAGE.length());
    }

    /** The folder of a page as seen from the one of all results; empty for that one itself. */
    private String place(Path page) {
        Path inside = folder.relativize(page).getParent();
        if (inside == null) return "";
        return StreamSupport.stream(inside.spliterator(), false)
                .map(Path::toString)
                .collect(Collectors.joining(" / "));
    }
}
