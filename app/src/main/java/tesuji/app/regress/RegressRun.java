package tesuji.app.regress;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tesuji.lab.regress.ComparedRun;
import tesuji.lab.regress.ProblemResult;
import tesuji.lab.regress.ProblemSuite;
import tesuji.lab.regress.Responder;
import tesuji.lab.regress.RunFolder;
import tesuji.lab.regress.RunSettings;
import tesuji.lab.regress.SuiteRun;
import tesuji.lab.regress.SuiteTally;
import tesuji.lab.regress.Verdict;

/** One player and the suites it answers: what it has answered so far, and what it answered earlier. */
final class RegressRun implements AutoCloseable {
    private final RunSettings settings;
    private final Responder.Factory factory;
    private final Optional<RunFolder> folder;
    private final Optional<ComparedRun> compared;
    private final Map<String, List<ProblemResult>> results = new LinkedHashMap<>();
    private boolean stopped;

    /**
     * A run that goes on where one of the same settings in the folder was stopped.
     *
     * @param compare a run to compare with in place of the newest earlier one in the folder
     */
    RegressRun(RunSettings settings, Responder.Factory factory, Optional<Path> out, Optional<Path> compare) {
        this.settings = settings;
        this.factory = factory;
        compared = compare.map(file -> ComparedRun.read(file, settings));
        folder = out.map(path -> RunFolder.open(path, settings));
        folder.ifPresent(runs -> runs.kept().forEach(this::add));
    }

    String player() {
        return settings.player();
    }

    /** What its answers depend on, as a sentence. */
    String conditions() {
        return settings.text();
    }

    Optional<RunFolder> folder() {
        return folder;
    }

    private synchronized void add(ProblemResult result) {
        results.computeIfAbsent(result.suite(), suite -> new ArrayList<>()).add(result);
    }

    /** The results of a suite so far, in the order of the file. */
    synchronized List<ProblemResult> results(ProblemSuite suite) {
        return List.copyOf(results.getOrDefault(suite.name(), List.of()));
    }

    SuiteTally tally(ProblemSuite suite) {
        return SuiteTally.of(results(suite)).withDefects(suite.defects().size());
    }

    /** The numbers of problems that have this verdict now and the other one in an earlier run. */
    List<String> changed(ProblemSuite suite, Verdict now, Verdict before) {
        return results(suite).stream()
                .filter(result -> result.verdict() == now
                        && earlier(result).filter(before::equals).isPresent())
                .map(ProblemResult::id)
                .toList();
    }

    private Optional<Verdict> earlier(ProblemResult result) {
        return compared.isPresent() ? compared.get().earlier(result) : folder.flatMap(runs -> runs.earlier(result));
    }

    /** Whether there is another run to compare with. */
    boolean hasEarlier() {
        return compared.isPresent() || folder.filter(RunFolder::hasEarlier).isPresent();
    }

    /** Which run that is, as the end of a sentence. */
    String earlierRun() {
        return compared.map(run -> run.file().toString()).orElse("the last run");
    }

    /** The conditions of a run that was named to compare with, as a sentence. */
    Optional<String> comparison() {
        return compared.map(run -> "Compared with " + run.file() + ": " + run.text());
    }

    /** Whoever cannot be started is refused before anybody is asked. */
    void tryOut() {
        factory.open().close();
    }

    /**
     * Asks what has not been answered yet.
     *
     * @throws InterruptedException if the thread was interrupted
     */
    void ask(ProblemSuite suite, Consumer<ProblemResult> news, Consumer<String> complaints)
            throws InterruptedException {
        Set<String> done = results(suite).stream().map(ProblemResult::id).collect(Collectors.toSet());
        try (SuiteRun run = new SuiteRun(suite, factory, done, result -> keep(result, news), complaints)) {
            run.run();
        }
    }

    /** Nobody is interrupted while he writes, and nothing is written after the answer was given. */
    private synchronized void keep(ProblemResult result, Consumer<ProblemResult> news) {
        if (stopped) return;
        folder.ifPresent(runs -> runs.keep(result));
        add(result);
        news.accept(result);
    }

    synchronized void stop() {
        stopped = true;
    }

    /** All suites have been asked. */
    synchronized void complete() {
        if (!stopped) folder.ifPresent(RunFolder::complete);
    }

    @Override
    public void close() {
        folder.ifPresent(RunFolder::close);
    }
}
