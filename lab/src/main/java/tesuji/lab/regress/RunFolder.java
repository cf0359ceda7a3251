package tesuji.lab.regress;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.lab.journal.LineFile;

/**
 * The runs of one player in a folder, a file of JSON lines for each: {@code go-strong-0001.jsonl}. The first line says
 * who was asked what ({@link RunSettings}), the others are {@link ProblemResult}s, and the last of a complete run says
 * so. The newest run goes on if it was stopped and is the same; otherwise another one begins, and all earlier ones
 * stay.
 *
 * <p>One program works with the runs of a player at a time. Used by one thread at a time.
 */
public final class RunFolder implements AutoCloseable {
    private static final Pattern NAME = Pattern.compile("(?<player>.+)-(?<number>[0-9]{4,6})\\.jsonl");
    private static final int LONGEST_NAME = 60;

    private final Path folder;
    private final String name;
    private final int number;
    private final LineFile lines;
    private final List<ProblemResult> kept = new ArrayList<>();
    private final Map<KeptRun.Key, Verdict> earlier = new HashMap<>();
    private Optional<String> notice = Optional.empty();

    private RunFolder(Path folder, String name, int number, LineFile lines) {
        this.folder = folder;
        this.name = name;
        this.number = number;
        this.lines = lines;
    }

    /** Opens the run to be made: the newest one that was stopped, if it is of these settings, else a new one. */
    public static RunFolder open(Path folder, RunSettings settings) {
        makeFolder(folder);
        String name = fileName(settings.player());
        List<Integer> numbers = numbers(folder, name);
        int newest = numbers.isEmpty() ? 0 : numbers.get(numbers.size() - 1);
        boolean goesOn = newest > 0 && mayGoOn(file(folder, name, newest), settings);
        int number = goesOn ? newest : newest + 1;
        LineFile lines = LineFile.open(
                file(folder, name, number),
                folder.resolve("." + name + ".lock"),
                "Another run of " + settings.player() + " is writing to " + folder + " just now.");
        RunFolder opened = new RunFolder(folder, name, number, lines);
        boolean loaded = false;
        try {
            for (int past : numbers) if (past != number) opened.remember(file(folder, name, past), settings);
            opened.load(settings);
            loaded = true;
            return opened;
        } finally {
            if (!loaded) lines.close();
        }
    }

    private static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw new InputException(
                    "The folder " + folder + " cannot be written to: " + WholeFile.reason(failure) + ".", failure);
        }
    }

    /** A player's name as that of a file; a number at its end tells those apart that look alike then. */
    private static String fileName(String player) {
        String plain = player.replaceAll("[^A-Za-z0-9.]+", "-").replaceAll("^[-.]+|[-.]+$", "");
        if (plain.equals(player) && plain.length() <= LONGEST_NAME) return plain;
        String begin = plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
        return begin + String.format(Locale.ROOT, "-%08x", player.hashCode());
    }

    private static Path file(Path folder, String name, int number) {
        return folder.resolve(stem(name, number) + ".jsonl");
    }

    private static String stem(String name, int number) {
        return String.format(Locale.ROOT, "%s-%04d", name, number);
    }

    private static List<Integer> numbers(Path folder, String name) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> NAME.matcher(file.getFileName().toString()))
                    .filter(Matcher::matches)
                    .filter(match -> match.group("player").equals(name))
                    .map(match -> Integer.parseInt(match.group("number")))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new InputException(
                    "The folder " + folder + " cannot be read: " + WholeFile.reason(failure) + ".", failure);
        }
    }

    private static boolean mayGoOn(Path file, RunSettings settings) {
        KeptRun run = KeptRun.read(file);
        return !run.complete() && run.settings().filter(settings::equals).isPresent();
    }

    /** Answers of a later run replace those of all earlier ones, suite by suite. */
    private void remember(Path file, RunSettings settings) {
        KeptRun run = KeptRun.read(file);
        if (run.settings().filter(settings::isLike).isEmpty()) return;
        Set<String> same = run.sharedSuites(settings);
        earlier.keySet().removeIf(key -> same.contains(key.suite()));
        earlier.putAll(run.verdicts(same));
    }

    private void load(RunSettings settings) {
        List<LineFile.Line> unread = new ArrayList<>();
        for (LineFile.Line line : lines.lines()) {
            Optional<ProblemResult> result = KeptRun.as(line.text(), "suite", ProblemResult.class);
            if (result.isPresent()) kept.add(result.get());
            else if (line.number() > 0) unread.add(line);
        }
        boolean isNew = lines.lines().isEmpty();
        notice = lines.begin(unread, kept.size(), "answer");
        if (isNew) lines.append(KeptRun.MAPPER.writeValueAsString(settings));
    }

    /** Where the runs are. */
    public Path path() {
        return folder;
    }

    /** How the names of all files of this run begin, such as {@code go-strong-0001}. */
    public String stem() {
        return stem(name, number);
    }

    /** The number of this run, from 1. */
    public int number() {
        return number;
    }

    /** What was set aside when the run was opened, in a sentence. */
    public Optional<String> notice() {
        return notice;
    }

    /** The results that were there when the run was opened. */
    public List<ProblemResult> kept() {
        return List.copyOf(kept);
    }

    /** The verdict on the same problem in the newest earlier run of this suite under the same conditions. */
    public Optional<Verdict> earlier(ProblemResult result) {
        return Optional.ofNullable(earlier.get(KeptRun.Key.of(result)));
    }

    /** Whether there are earlier runs to compare with. */
    public boolean hasEarlier() {
        return !earlier.isEmpty();
    }

    public void keep(ProblemResult result) {
        lines.append(KeptRun.MAPPER.writeValueAsString(result));
    }

    /** Says that nothing is left to be asked; the next run is a new one. */
    public void complete() {
        lines.append(KeptRun.MAPPER.writeValueAsString(new KeptRun.End(true)));
    }

    @Override
    public void close() {
        lines.close();
    }
}
