package tesuji.web.solve;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;
import tesuji.desk.solve.MoveValue;
import tesuji.desk.solve.SolveAnswer;
import tesuji.desk.solve.SuperkoSolver;
import tesuji.solve.Method;
import tesuji.solve.PositionSolver;
import tesuji.solve.ThreeValued;
import tesuji.solve.method.Methods;
import tesuji.solve.retrograde.OutcomeLookup;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.Verification;
import tesuji.solve.strategy.CachingSolver;
import tesuji.solve.strategy.ResultCache;

/** Solves one position. Owned by one thread. */
final class SolveWork {
    private static final long MEGABYTE = 1 << 20;
    /** Of the memory that the program has, the share for the table of states. */
    private static final double SHARE = 0.6;

    private final Library library;
    private final SolvedFolder files;
    private final Game game;
    private final Position root;
    private final SolveWish wish;
    private final SolvePace pace;
    private final List<String> log = new ArrayList<>();

    private SolveWork(Library library, SolvedFolder files, Position root, SolveWish wish, SolvePace pace) {
        this.library = library;
        this.files = files;
        game = root.game();
        this.root = root;
        this.wish = wish;
        this.pace = pace;
    }

    /** Solves the position as the wish says; whoever stops it gets what is known by then. */
    static SolveReport run(
            Library library,
            SolvedFolder files,
            Position root,
            SolveWish wish,
            BooleanSupplier stopped,
            Consumer<SolveProgress> watcher) {
        SolveWork work = new SolveWork(library, files, root, wish, new SolvePace(wish.limits(), stopped, watcher));
        try {
            return wish.isRetrograde() ? work.backwards() : work.forwards();
        } catch (OutOfMemoryError full) {
            return work.open();
        }
    }

    private SolveReport backwards() {
        say(game.id() + ": " + wish.method());
        Optional<Solved> solved = table();
        if (solved.isEmpty()) return open();
        Solved truth = solved.get();
        OutcomeLookup reader = truth.reader();
        SolveAnswer answer = SolveAnswer.of(game, root, truth, truth.labels().counts(), pace.seconds())
                .with(MoveValue.each(game, root, next -> MoveValue.known(reader.outcome(next))));
        say(String.format(
                Locale.ROOT,
                "%,d states: %,d won, %,d drawn, %,d lost; the longest win takes %d moves; %.1f s",
                answer.nodes(),
                answer.wins(),
                answer.draws(),
                answer.losses(),
                answer.longest(),
                answer.seconds()));
        if (wish.isVerified()) {
            pace.phase("verify", truth.space().size(), log);
            answer = told(answer, new MethodComparison(truth, threads()).withItself());
        }
        pace.phase("write", truth.space().size(), log);
        @Nullable String database = kept("database", wish.save(), name -> files.saveDatabase(name, truth));
        @Nullable
        String strategy =
                kept("strategy", wish.strategy(), name -> files.saveStrategy(name, game, wish.ownerSide(), reader));
        return report(answer, true, database, strategy);
    }

    /** The name of what was written, if anything was; the answer is worth more than the file, so a failure is told. */
    private @Nullable String kept(String kind, @Nullable String name, Consumer<String> writing) {
        if (name == null) return null;
        Optional<String> objection = files.attempt(() -> writing.accept(name));
        say(objection.map(why -> "no " + kind + " was written: " + why).orElse(kind + " " + name + " written"));
        return objection.isPresent() ? null : name;
    }

    private SolveReport forwards() {
        say(game.id() + ": " + wish.method());
        @Nullable ResultCache cache = wish.isCached() ? cache() : null;
        PositionSolver solver = solver(cache);
        StopCondition stop = pace.phase("search", wish.limits().steps(), log);
        SolveAnswer answer = SolveAnswer.of(game, wish.method(), solver.solve(root, stop), pace.seconds());
        if (cache != null) {
            cache.write(files.cache(game));
            say(String.format(Locale.ROOT, "cache: %,d answers kept", cache.size()));
        }
        boolean known = !answer.value().equals("unknown");
        say(known ? answer.value() + String.format(Locale.ROOT, "; %,d nodes", answer.nodes()) : reason());
        if (known && wish.isVerified()) {
            Optional<Solved> truth = table();
            if (truth.isEmpty()) say("nothing was compared: " + reason());
            else answer = told(answer, compared(truth.get()));
        }
        return report(answer, known, null, null);
    }

    private PositionSolver solver(@Nullable ResultCache cache) {
        if (wish.method().equals(SuperkoSolver.NAME)) return SuperkoSolver.of(game, library, retrograde());
        Method method = Methods.read(wish.method());
        return cache == null
                ? method.positionSolver(game)
                : new ThreeValued(new CachingSolver(method.solver(game), cache));
    }

    private ResultCache cache() {
        Path file = files.cache(game);
        ResultCache known = Files.exists(file) ? ResultCache.read(file, game) : new ResultCache(game);
        say(String.format(Locale.ROOT, "cache: %,d answers known", known.size()));
        return known;
    }

    private Optional<Solved> table() {
        return retrograde().solve(root, pace.phase("states", wish.limits().steps(), log));
    }

    private Retrograde retrograde() {
        long most = (long) (SHARE * Runtime.getRuntime().maxMemory());
        Integer asked = wish.megabytes();
        long bytes = asked == null ? most : Math.min(most, asked * MEGABYTE);
        return new Retrograde(wish.isFolded(), threads(), bytes, Optional.empty(), false);
    }

    private int threads() {
        int most = Runtime.getRuntime().availableProcessors();
        Integer asked = wish.threads();
        return asked == null ? most : Math.min(most, asked);
    }

    private Verification compared(Solved truth) {
        StopCondition whole = pace.phase("verify", truth.space().size(), log);
        return new MethodComparison(truth, threads()).with(Methods.read(wish.method()), pace.silent(), whole);
    }

    private SolveAnswer told(SolveAnswer answer, Verification verification) {
        say("compared: " + verification);
        return answer.with(verification);
    }

    private SolveReport open() {
        say(reason());
        return report(SolveAnswer.open(game, wish.method(), pace.count(), pace.seconds()), false, null, null);
    }

    private String reason() {
        return pace.ended() ? "stopped before the work was done" : "there is not enough memory for the work";
    }

    private SolveReport report(
            SolveAnswer answer, boolean complete, @Nullable String database, @Nullable String strategy) {
        return new SolveReport(answer, root.toMove(), complete, database, strategy, log);
    }

    private void say(String line) {
        log.add(line);
    }
}
