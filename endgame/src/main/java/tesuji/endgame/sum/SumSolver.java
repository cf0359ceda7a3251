package tesuji.endgame.sum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Plays sums of short games to the end: alpha-beta over multisets of parts, hottest part first.
 *
 * <p>Play goes on until every part is a number. The score then is the stop of the sum, whatever form the parts have,
 * because in a game that is no number moving never costs more than an infinitesimal. Before a sum is searched, parts
 * that are negatives of each other are cancelled and numbers are added up; its mean, and the mean plus or minus the
 * largest temperature, bound the score.
 */
public final class SumSolver {
    private final Values values;
    private final Thermographs thermographs;
    private final Shortcut shortcut;
    private final long limit;
    private final Map<SumPosition, Bounds> known = new HashMap<>();
    private long nodes;

    /** A solver that gives up after so many positions, or when the arena is stopped. */
    public SumSolver(Values values, Thermographs thermographs, long limit) {
        this(values, thermographs, position -> Optional.empty(), limit);
    }

    /** A solver that asks a theory before it plays a sum out. */
    public SumSolver(Values values, Thermographs thermographs, Shortcut shortcut, long limit) {
        this.shortcut = shortcut;
        this.values = values;
        this.thermographs = thermographs;
        this.limit = limit;
    }

    /** What is known of a score without its numbers. */
    private record Bounds(Dyadic low, Dyadic high) {
        boolean isExact() {
            return low.equals(high);
        }
    }

    /** A sum without its numbers, and what they come to. */
    private record Reduced(SumPosition position, Dyadic numbers) {}

    /** Positions searched so far. */
    public long nodes() {
        return nodes;
    }

    /** The score under best play of both; nothing if there is too much to search, or nobody waits for it. */
    public Optional<Dyadic> score(SumPosition position) {
        try {
            Reduced reduced = reduced(position);
            Bounds start = estimate(reduced.position);
            Dyadic low = start.low.minus(Dyadic.ONE);
            Dyadic high = start.high.plus(Dyadic.ONE);
            Dyadic score = search(reduced.position, low, high);
            return score == null ? Optional.empty() : Optional.of(score.plus(reduced.numbers));
        } catch (ArenaFullException | CancellationException unfinished) {
            return Optional.empty();
        }
    }

    /**
     * All moves that keep the score, those in the hottest parts first; none where every part is a number, or where the
     * score is not known.
     */
    public List<Ply> best(SumPosition position) {
        Optional<Dyadic> score = score(position);
        List<Ply> best = new ArrayList<>();
        if (score.isEmpty()) return best;
        for (Ply ply : plies(position)) if (score(position.after(ply)).equals(score)) best.add(ply);
        return best;
    }

    /** The moves of the side to move in parts that are no numbers, hottest part first. */
    public List<Ply> plies(SumPosition position) {
        Set<Ply> plies = new LinkedHashSet<>();
        position.parts().stream()
                .filter(part -> !values.isNumber(part))
                .sorted(Comparator.comparing((Integer part) -> thermographs.temperature(part))
                        .reversed())
                .forEachOrdered(part -> {
                    int[] options = position.toMove() == Side.BLACK ? values.lefts(part) : values.rights(part);
                    Arrays.stream(options).forEach(option -> plies.add(new Ply(part, option)));
                });
        return List.copyOf(plies);
    }

    private Reduced reduced(SumPosition position) {
        Dyadic numbers = Dyadic.ZERO;
        List<Integer> kept = new ArrayList<>();
        for (Integer part : position.parts()) {
            if (values.isNumber(part)) numbers = numbers.plus(values.leftStop(part));
            else if (!kept.remove((Integer) values.negative(part))) kept.add(part);
        }
        return new Reduced(new SumPosition(kept, position.toMove()), numbers);
    }

    private Bounds first(SumPosition position) {
        Optional<Dyadic> score = shortcut.score(position);
        return score.isPresent() ? new Bounds(score.get(), score.get()) : estimate(position);
    }

    private Bounds estimate(SumPosition position) {
        Dyadic mean = Dyadic.ZERO;
        Dyadic heat = Dyadic.ZERO;
        for (int part : position.parts()) {
            mean = mean.plus(thermographs.mean(part));
            heat = heat.max(thermographs.temperature(part));
        }
        return position.toMove() == Side.BLACK ? new Bounds(mean, mean.plus(heat)) : new Bounds(mean.minus(heat), mean);
    }

    /** The score if it lies between alpha and beta, else a bound of it on the same side; null if that is too much. */
    private @Nullable Dyadic search(SumPosition position, Dyadic alpha, Dyadic beta) {
        Bounds bounds = known.computeIfAbsent(position, this::first);
        if (bounds.isExact() || !bounds.low.isLess(beta)) return bounds.low;
        if (!alpha.isLess(bounds.high)) return bounds.high;
        if (++nodes > limit || !values.lasts()) return null;
        boolean black = position.toMove() == Side.BLACK;
        Dyadic from = alpha.max(bounds.low);
        Dyadic to = beta.min(bounds.high);
        Dyadic low = from;
        Dyadic high = to;
        Dyadic best = black ? bounds.low : bounds.high;
        for (Ply ply : plies(position)) {
            Reduced next = reduced(position.after(ply));
            Dyadic rest = search(next.position, low.minus(next.numbers), high.minus(next.numbers));
            if (rest == null) return null;
            Dyadic score = rest.plus(next.numbers);
            best = black ? best.max(score) : best.min(score);
            if (black) low = low.max(score);
            else high = high.min(score);
            if (!low.isLess(high)) break;
        }
        // inside the window the score is exact, below it a bound from above, above it one from below
        Dyadic floor = from.isLess(best) ? best : bounds.low;
        Dyadic ceiling = best.isLess(to) ? best : bounds.high;
        known.put(position, new Bounds(floor, ceiling));
        return best;
    }
}
