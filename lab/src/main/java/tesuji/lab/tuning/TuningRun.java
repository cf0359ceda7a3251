package tesuji.lab.tuning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tesuji.core.base.Rng;

/**
 * A tuning from its first game to its last: the search for the best values, then the measurement of these and of the
 * standard ones by other games. Values depend on the plan and on results of earlier batches alone, so that a run that
 * was stopped goes on as if it had not been.
 *
 * <p>Results may be read by any thread while one plays.
 */
public final class TuningRun {
    private final TuningPlan plan;
    private final PairPlayer player;
    private final Consumer<PlayedPair> keeper;
    private final BiConsumer<TuningRun, PlayedPair> news;
    private final List<PlayedPair> played = new ArrayList<>();
    private boolean stopped;

    /**
     * A run that goes on from these pairs.
     *
     * @param keeper takes each pair, called by one thread at a time
     * @param news hears of each pair before it is counted
     */
    public TuningRun(
            TuningPlan plan,
            PairPlayer player,
            List<PlayedPair> kept,
            Consumer<PlayedPair> keeper,
            BiConsumer<TuningRun, PlayedPair> news) {
        this.plan = plan;
        this.player = player;
        this.keeper = keeper;
        this.news = news;
        played.addAll(kept);
    }

    public TuningPlan plan() {
        return plan;
    }

    /** Plays everything; false if it was stopped before the end. */
    public boolean play() {
        boolean searched = plan.isSweep() ? sweep() : search();
        if (!searched || plan.verification() == 0) return searched;
        boolean measured = measure(TuningPhase.BEST, TuningResult.best(plan, pairs(TuningPhase.SEARCH)));
        Optional<List<Double>> standard = plan.standard();
        return measured && (standard.isEmpty() || measure(TuningPhase.STANDARD, standard.get()));
    }

    /** How many pairs are played in all. */
    public int total() {
        int search = plan.isSweep() ? plan.pairs() * plan.grid().size() : plan.pairs();
        int matches = plan.standard().isPresent() ? 2 : 1;
        return search + matches * plan.verification();
    }

    /** From now on nothing is kept. */
    public synchronized void stop() {
        stopped = true;
    }

    private synchronized void keep(PlayedPair pair) {
        if (stopped) return;
        keeper.accept(pair);
        news.accept(this, pair);
        played.add(pair);
    }

    /** The pairs of a phase so far, by their numbers. */
    public synchronized List<PlayedPair> pairs(TuningPhase phase) {
        return played.stream()
                .filter(pair -> pair.phase() == phase)
                .sorted(Comparator.comparingInt(PlayedPair::number))
                .toList();
    }

    public synchronized int count() {
        return played.size();
    }

    /** What is known so far. */
    public TuningResult result() {
        return TuningResult.of(this);
    }

    private boolean search() {
        int variables = plan.parameters().size();
        for (int begin = 0; begin < plan.pairs(); begin += plan.batch()) {
            int from = begin;
            int end = Math.min(plan.pairs(), begin + plan.batch());
            if (isDone(TuningPhase.SEARCH, from, end)) continue;
            Clop clop = Clop.of(variables, observations(from));
            List<TuningPair> batch = IntStream.range(from, end)
                    .mapToObj(number -> new TuningPair(
                            TuningPhase.SEARCH,
                            number,
                            number,
                            plan.values(clop.next(new Rng(plan.seed()).fork(number)))))
                    .toList();
            if (!playMissing(batch)) return false;
        }
        return true;
    }

    private boolean isDone(TuningPhase phase, int from, int end) {
        Set<Integer> done = numbers(phase);
        return IntStream.range(from, end).allMatch(done::contains);
    }

    private Set<Integer> numbers(TuningPhase phase) {
        return pairs(phase).stream().map(PlayedPair::number).collect(Collectors.toSet());
    }

    /** What the search saw before the pair with this number. */
    private List<Observation> observations(int before) {
        return pairs(TuningPhase.SEARCH).stream()
                .filter(pair -> pair.number() < before)
                .map(plan::observation)
                .toList();
    }

    /** All values play the first round, then all play the second. */
    private boolean sweep() {
        List<List<Double>> grid = plan.grid();
        List<TuningPair> all = IntStream.range(0, plan.pairs() * grid.size())
                .mapToObj(number -> new TuningPair(
                        TuningPhase.SEARCH, number, number / grid.size(), grid.get(number % grid.size())))
                .toList();
        return playMissing(all);
    }

    private boolean measure(TuningPhase phase, List<Double> values) {
        return playMissing(IntStream.range(0, plan.verification())
                .mapToObj(number -> new TuningPair(phase, number, number, values))
                .toList());
    }

    private boolean playMissing(List<TuningPair> pairs) {
        if (pairs.isEmpty()) return true;
        Set<Integer> done = numbers(pairs.get(0).phase());
        List<TuningPair> missing =
                pairs.stream().filter(pair -> !done.contains(pair.number())).toList();
        return missing.isEmpty() || player.play(missing, this::keep);
    }
}
