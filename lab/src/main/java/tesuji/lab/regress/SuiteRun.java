package tesuji.lab.regress;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;

/**
 * Asks one responder the problems of one suite.
 *
 * <p>A program that breaks down, or cannot be started, is started again for the next block. One that breaks down
 * {@value #PATIENCE} times without an answer to a problem in between is not: its other problems count as failed. Used
 * once, by one thread.
 */
public final class SuiteRun implements AutoCloseable {
    static final int PATIENCE = 3;

    private final ProblemSuite suite;
    private final Responder.Factory factory;
    private final Set<String> done;
    private final Consumer<ProblemResult> keeper;
    private final Consumer<String> complaints;

    private @Nullable Responder responder;
    /** Settings up to this block have been told to the responder. */
    private int told;

    private int breakdowns;
    private String lastBreakdown = "";
    /** Why the questions of the block are not about the right position. */
    private Optional<Trouble> trouble = Optional.empty();

    private record Trouble(Verdict verdict, String sentence) {}

    /**
     * A run that goes on where an earlier one was stopped.
     *
     * @param factory one that has been tried out: where it fails now, it may work again later
     * @param done the numbers of the problems that need no answer any more; a block is asked again if any problem of it
     *     does
     * @param keeper takes the results, in the order of the file
     * @param complaints hears a sentence about everything that went wrong
     */
    public SuiteRun(
            ProblemSuite suite,
            Responder.Factory factory,
            Set<String> done,
            Consumer<ProblemResult> keeper,
            Consumer<String> complaints) {
        this.suite = suite;
        this.factory = factory;
        this.done = Set.copyOf(done);
        this.keeper = keeper;
        this.complaints = complaints;
    }

    /**
     * Asks everything.
     *
     * @throws InterruptedException if the thread was interrupted; results that were handed over stay
     */
    public void run() throws InterruptedException {
        List<ProblemBlock> blocks = suite.blocks();
        for (int i = 0; i < blocks.size(); i++) {
            ProblemBlock block = blocks.get(i);
            if (block.problems().allMatch(problem -> done.contains(problem.id()))) continue;
            Responder asked = responder(i);
            if (asked == null) block.problems().forEach(problem -> keep(problem, "? " + lastBreakdown, Verdict.FAILED));
            else ask(asked, block);
        }
    }

    /** The responder, to which all settings before a block have been told; null if there is none. */
    private @Nullable Responder responder(int block) throws InterruptedException {
        if (breakdowns >= PATIENCE) return null;
        Responder asked = responder;
        if (asked == null) {
            asked = open(suite.blocks().get(block));
            if (asked == null) return null;
            responder = asked;
            told = 0;
        }
        for (; told < block; told++) {
            for (SuiteStep step : suite.blocks().get(told).steps()) if (step.mayLast()) asked.ask(step.command());
        }
        told = block + 1;
        asked.forget();
        return asked;
    }

    private @Nullable Responder open(ProblemBlock block) {
        try {
            return factory.open();
        } catch (InputException failure) {
            breakDown(block.steps().get(0), new Response.Breakdown(String.valueOf(failure.getMessage())));
            return null;
        }
    }

    private void ask(Responder asked, ProblemBlock block) throws InterruptedException {
        trouble = Optional.empty();
        for (SuiteStep step : block.steps()) {
            if (responder == null)
                step.problems().forEach(problem -> keep(problem, "? " + lastBreakdown, Verdict.FAILED));
            else if (step.problems().isEmpty()) setUp(asked, step);
            else judge(asked, step);
        }
    }

    /** A command whose answer nobody judges; if it changes the board it must succeed. */
    private void setUp(Responder asked, SuiteStep step) throws InterruptedException {
        if (trouble.isPresent() && !step.makesNewBoard()) return;
        Response response = send(asked, step);
        if (response instanceof Response.Answer && step.makesNewBoard()) trouble = Optional.empty();
        if (!(response instanceof Response.Refusal refusal) || !step.changesBoard()) return;
        boolean unknown = refusal.isUnknownCommand();
        String what = "\"" + step.command() + "\" was refused: " + refusal.text();
        if (!unknown) complaints.accept(suite.sentence(step.line(), what));
        trouble = Optional.of(new Trouble(unknown ? Verdict.NOT_APPLICABLE : Verdict.ERROR, what));
    }

    private void judge(Responder asked, SuiteStep step) throws InterruptedException {
        if (trouble.isPresent()) {
            Trouble why = trouble.get();
            step.problems().forEach(problem -> keep(problem, "? " + why.sentence(), why.verdict()));
            return;
        }
        Response response = send(asked, step);
        if (response instanceof Response.Answer) breakdowns = 0; // a board that was set up proves nothing
        for (Problem problem : step.problems()) keep(problem, text(response), verdict(problem, response));
    }

    private static String text(Response response) {
        return response instanceof Response.Answer ? response.text().strip() : "? " + response.text();
    }

    private static Verdict verdict(Problem problem, Response response) {
        if (response instanceof Response.Refusal refusal && refusal.isUnknownCommand()) return Verdict.NOT_APPLICABLE;
        boolean right =
                response instanceof Response.Answer answer && problem.expected().accepts(answer.text());
        return right ? Verdict.PASSED : Verdict.FAILED;
    }

    private Response send(Responder asked, SuiteStep step) throws InterruptedException {
        Optional<String> command = step.isLoad() ? load(step) : Optional.of(step.command());
        if (command.isEmpty()) return new Response.Refusal("there is no such file in the folder of the suite");
        Response response = asked.ask(command.get());
        if (response instanceof Response.Breakdown broken) breakDown(step, broken);
        if (response instanceof Response.Answer answer) answer.astray().ifPresent(why -> lose(step, why));
        return response;
    }

    /** The position is lost until there is a new board. */
    private void lose(SuiteStep step, String why) {
        complaints.accept(suite.sentence(step.line(), why));
        trouble = Optional.of(new Trouble(Verdict.ERROR, why));
    }

    private void breakDown(SuiteStep step, Response.Breakdown broken) {
        breakdowns++;
        lastBreakdown = broken.text();
        complaints.accept(suite.sentence(step.line(), broken.text()));
        if (breakdowns == PATIENCE) {
            complaints.accept(suite.sentence(
                    step.line(), "The program failed " + PATIENCE + " times in a row; the rest counts as failed"));
        }
        close();
    }

    /** The command with the whole name of the file, which the suite gives from its own folder; empty without one. */
    private Optional<String> load(SuiteStep step) {
        String[] words = step.command().split(" ", 3);
        if (words.length < 2) return Optional.of(step.command());
        try {
            Path named = Path.of(words[1]);
            Path file = suite.file().toAbsolutePath().resolveSibling(named).normalize();
            if (!Files.isRegularFile(file)) return Optional.empty();
            String name = file.toString().contains(" ") ? "\"" + file + "\"" : file.toString();
            return Optional.of(words[0] + " " + name + (words.length == 3 ? " " + words[2] : ""));
        } catch (InvalidPathException noName) {
            return Optional.empty();
        }
    }

    private void keep(Problem problem, String answer, Verdict verdict) {
        if (!done.contains(problem.id())) keeper.accept(ProblemResult.of(suite, problem, answer, verdict));
    }

    /** Ends the program. */
    @Override
    public void close() {
        if (responder != null) responder.close();
        responder = null;
    }
}
