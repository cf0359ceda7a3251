package tesuji.web.endgame;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.Position;
import tesuji.desk.endgame.EndgameSgf;
import tesuji.desk.endgame.ProofFile;
import tesuji.desk.go.RuleSets;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.proof.ProofBuilder;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.lab.endgame.GoEnding;
import tesuji.web.wire.Refusal;

/**
 * Counts endgames, and keeps the last counts by the job that made them. Counting is for one thread; what was kept may
 * be asked for by all.
 */
public final class EndgameCounter {
    /** A count has an arena of games, which may be large. */
    private static final int KEPT = 3;

    private final Map<String, CountedBoard> kept = new LinkedHashMap<>();

    /** Refuses what cannot be counted: better now than later. */
    public void check(Position position, CountWish wish) {
        problem(position, wish);
    }

    /** What is asked about a position. */
    private static EndgameProblem problem(Position position, CountWish wish) {
        if (!(position instanceof GoPosition go)) throw new InputException("Only endgames of Go can be counted.");
        GoRules own = go.rules();
        GoRules rules = wish.rules() == null || wish.rules().isEmpty()
                ? own
                : RuleSets.instead(wish.rules(), own).withKomi(own.komi());
        EndgameProblem problem = GoEnding.question(go, wish.side(go), rules);
        return wish.isStrict() ? problem : problem.withWalls();
    }

    /**
     * Counts a position; whoever stops it gets what is known by then.
     *
     * @param job by which the count is asked for later
     * @param stopped asked all the time
     * @param watcher told ten times a second
     */
    public CountReport count(
            String job, Position position, CountWish wish, BooleanSupplier stopped, Consumer<CountProgress> watcher) {
        EndgameProblem problem = problem(position, wish);
        CountPace pace = new CountPace(wish.seconds(), stopped, watcher);
        CountWork work = new CountWork((GoPosition) position, problem, wish, pace);
        Optional<CountReport> report = work.run(known(problem, work.nodes()));
        work.counted().ifPresent(board -> keep(job, board));
        return report.orElseGet(() -> new CountReport(null, false, pace.seconds(), null, null));
    }

    private synchronized @Nullable CountedBoard known(EndgameProblem problem, long nodes) {
        for (CountedBoard board : kept.values()) if (board.answers(problem, nodes)) return board;
        return null;
    }

    private synchronized void keep(String job, CountedBoard board) {
        kept.values().removeIf(old -> old.answers(board.problem(), board.nodes()));
        kept.put(job, board);
        while (kept.size() > KEPT) kept.remove(kept.keySet().iterator().next());
    }

    private synchronized CountedBoard find(String job) {
        CountedBoard board = kept.get(job);
        if (board == null) throw Refusal.missing("This count is not kept any more; count again.");
        return board;
    }

    /** The proof that a job has written, as a file. */
    public byte[] proof(String job) {
        Optional<BoardProof> proof = find(job).count().proof();
        if (proof.isEmpty()) throw Refusal.missing("There is no proof of this count.");
        return ProofFile.bytes(proof.get());
    }

    /** The board that a job has counted, as SGF. */
    public String sgf(String job) {
        CountedBoard board = find(job);
        String built = EndgameCounter.class.getPackage().getImplementationVersion();
        return EndgameSgf.of(board.count().answer(), board.position(), built == null ? "development" : built);
    }

    /** Checks a file that is said to prove the result of a position. */
    public static ProofVerdict check(Position position, CountWish wish, byte[] file) {
        return ProofVerdict.of(file, ProofBuilder.problem(problem(position, wish)));
    }
}
