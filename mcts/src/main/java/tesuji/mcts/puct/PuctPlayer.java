package tesuji.mcts.puct;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Rng;
import tesuji.core.eval.Evaluator;
import tesuji.core.eval.PassPolicy;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Limits;
import tesuji.core.play.Ponderer;
import tesuji.core.play.TreeView;

/**
 * Plays by a search that an evaluator guides. The tree is kept when a record goes on where the last one ended.
 *
 * <p>A step is a visit to the root, and visits that were kept count: this is what KataGo calls maxVisits. An interrupt
 * of the thread ends the thinking within one evaluation. With one thread and a limit on the visits, equal seeds give
 * equal games.
 */
public final class PuctPlayer implements Analyst, Ponderer, TreeView {
    /** Visits when the limits name no end. */
    public static final long STANDARD_VISITS = 500;

    /** The share of all memory that one tree may take. */
    private static final double SHARE_OF_MEMORY = 0.2;

    /**
     * Below this win rate a player may make a pass that loses the game as it is counted. Otherwise it would go on until
     * only moves that destroy its own groups are left.
     */
    private static final double LEAST_HOPE = 0.05;

    private final String name;
    private final Game game;
    private final PuctParameters parameters;
    private final Optional<PassPolicy> passPolicy;
    private final EndgamePlayer endgamePlayer;
    private final Supplier<Evaluator> evaluators;
    private final Resources resources;
    private final PuctSearch search;
    private final PuctReader reader;
    private final Rng rng;
    private @Nullable GameRecord remembered;
    private @Nullable GameRecord lastTurn;
    private int hopelessTurns;

    /**
     * A player of one game.
     *
     * @param evaluators a new evaluator for each thread
     * @param passPolicy how games are ended by agreement
     */
    public PuctPlayer(
            String name,
            Game game,
            PuctParameters parameters,
            Supplier<Evaluator> evaluators,
            Optional<PassPolicy> passPolicy,
            Resources resources) {
        this(name, game, parameters, evaluators, passPolicy, EndgamePlayer.NONE, resources);
    }

    /**
     * A player of one game that need not search where somebody knows how it ends.
     *
     * @param endgamePlayer may act instead of the search
     */
    public PuctPlayer(
            String name,
            Game game,
            PuctParameters parameters,
            Supplier<Evaluator> evaluators,
            Optional<PassPolicy> passPolicy,
            EndgamePlayer endgamePlayer,
            Resources resources) {
        this.name = name;
        this.game = game;
        this.parameters = game.hasMargin() ? parameters : withoutScore(parameters);
        this.passPolicy = passPolicy;
        this.endgamePlayer = endgamePlayer;
        this.evaluators = evaluators;
        this.resources = resources;
        boolean byAgreement = Adjudicator.of(game).dispute().isPresent();
        search = new PuctSearch(game, this.parameters, evaluators, end -> byAgreement);
        reader = new PuctReader(search);
        rng = new Rng(resources.seed());
    }

    /**
     * What a player may spend.
     *
     * @param visits the root of no tree has more of them
     * @param threads that search at once
     * @param seed where random numbers begin
     * @param notice a sentence about what slows the evaluator down; empty if nothing does
     */
    public record Resources(long visits, int threads, long seed, String notice) {}

    /** Where the size of a score means nothing, only winning counts. */
    private static PuctParameters withoutScore(PuctParameters parameters) {
        return parameters.with("staticScoreUtilityFactor", "0").with("dynamicScoreUtilityFactor", "0");
    }

    @Override
    public String name() {
        return name;
    }

    public PuctParameters parameters() {
        return parameters;
    }

    /** A player that knows nothing yet, equal but for the numbers of its search. */
    public PuctPlayer with(PuctParameters others) {
        return new PuctPlayer(name, game, others, evaluators, passPolicy, resources);
    }

    /** Where the evaluators of its threads come from. */
    public Supplier<Evaluator> evaluators() {
        return evaluators;
    }

    @Override
    public Decision analyse(GameRecord record, AnalysisRequest request, Consumer<Analysis> listener) {
        boolean unlimited = request.limits().equals(Limits.NONE) && resources.visits() == Long.MAX_VALUE;
        Limits limits = unlimited ? Limits.steps(STANDARD_VISITS) : request.limits();
        long begin = System.nanoTime();
        Position root = record.replay(game);
        Optional<Decision> closing = closing(root, request, limits);
        if (closing.isPresent()) {
            listener.accept(closing.get().analysis());
            return closing.get();
        }
        remember(record, root, request);
        int agreed = passPolicy.map(policy -> policy.closing(root, rng)).orElse(PassPolicy.NONE); // takes time, too
        long[] lastReport = {begin};
        long most = Math.min(Math.min(limits.steps(), resources.visits()), search.roomFor(SHARE_OF_MEMORY));
        search.run(resources.threads(), most, rng, () -> {
            long now = System.nanoTime();
            if (now - lastReport[0] >= request.interval().toNanos()) {
                lastReport[0] = now;
                listener.accept(analysis(request));
            }
            return search.visits() < most
                    && now - begin < limits.time().toNanos()
                    && !Thread.currentThread().isInterrupted();
        });
        remembered = request.bans().isEmpty() ? record : null;
        return decide(record, root, request, agreed, analysis(request));
    }

    /**
     * What the endgame player plays, if it knows the end and nothing is forbidden; then there is no tree. Only the
     * clock limits it: a visit costs as much as hundreds of its steps.
     */
    private Optional<Decision> closing(Position root, AnalysisRequest request, Limits limits) {
        if (!request.bans().isEmpty()) return Optional.empty();
        Optional<Decision> closing = endgamePlayer.closing(root, new Limits(Long.MAX_VALUE, limits.time()));
        if (closing.isPresent()) {
            search.clear();
            remembered = null;
        }
        return closing;
    }

    private Analysis analysis(AnalysisRequest request) {
        return reader.analysis(request.ownership()).noting(resources.notice());
    }

    @Override
    public void ponder(GameRecord record) {
        Position root = record.replay(game);
        long most = Math.min(resources.visits(), search.roomFor(SHARE_OF_MEMORY));
        if (root.isOver() || most <= 1) return; // who plays without a search does not begin one now
        remember(record, root, AnalysisRequest.within(Limits.NONE));
        BooleanSupplier goOn =
                () -> search.visits() < most && !Thread.currentThread().isInterrupted();
        search.run(resources.threads(), most, rng, goOn);
        remembered = record;
    }

    /** Goes on with the tree if the record goes on where the last one ended, and begins a new one otherwise. */
    private void remember(GameRecord record, Position root, AnalysisRequest request) {
        boolean kept = request.bans().isEmpty() && search.serves(request) && follow(record);
        if (!kept) search.clear();
        rng.reseed(Rng.mix(resources.seed() ^ record.key(root)));
        remembered = null;
        search.begin(root, request, rng);
    }

    private boolean follow(GameRecord record) {
        GameRecord last = remembered;
        if (last == null || !last.setup().equals(record.setup())) return false;
        List<Integer> before = last.moves();
        List<Integer> now = record.moves();
        if (now.size() < before.size() || !now.subList(0, before.size()).equals(before)) return false;
        return search.follow(now.subList(before.size(), now.size()));
    }

    /**
     * What to play.
     *
     * @param agreed the move that ends a game in which nothing is left to play for, or {@link PassPolicy#NONE}
     */
    private Decision decide(GameRecord record, Position root, AnalysisRequest request, int agreed, Analysis analysis) {
        int side = root.toMove();
        if (agreed != PassPolicy.NONE && !request.bans(side, agreed)) return new Decision.Play(agreed, analysis);
        if (resigns(record, root)) return new Decision.Resign(analysis);
        boolean hopeless = analysis.value() < LEAST_HOPE;
        IntPredicate allowed = move -> !request.bans(side, move) && (hopeless || !isSurrender(root, move));
        return new Decision.Play(reader.draw(record.moves().size(), allowed, rng), analysis);
    }

    private boolean isSurrender(Position root, int move) {
        return passPolicy.isPresent() && passPolicy.get().isSurrender(root, move, rng);
    }

    /** After so many hopeless turns in a row, in games that are ended by agreement. */
    private boolean resigns(GameRecord record, Position root) {
        if (!parameters.allowResignation() || passPolicy.isEmpty()) return false;
        boolean goesOn = lastTurn != null
                && record.moves().size() == lastTurn.moves().size() + 2
                && record.moves().subList(0, lastTurn.moves().size()).equals(lastTurn.moves());
        lastTurn = record;
        boolean hopeless = reader.winLoss(root.toMove()) < parameters.resignThreshold();
        hopelessTurns = !hopeless ? 0 : goesOn ? hopelessTurns + 1 : 1;
        return hopelessTurns >= parameters.resignConsecTurns()
                && passPolicy.get().mayResign(root);
    }

    /** What the last search found, with everything that KataGo's protocols tell; only if there was one. */
    public PuctReport report(boolean ownership) {
        return reader.report(ownership);
    }

    /**
     * Who will own the board below the position that these moves lead to from the root of the last search, if its
     * request asked for owners.
     */
    public OwnerMap owners(List<Integer> moves) {
        return reader.owners(moves);
    }

    @Override
    public Optional<Level> level(List<Integer> moves) {
        return reader.level(moves);
    }

    @Override
    public Size size() {
        return reader.size();
    }
}
