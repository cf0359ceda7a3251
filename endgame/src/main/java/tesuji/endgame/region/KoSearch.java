package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.Successor;
import tesuji.endgame.localsearch.LocalGame;
import tesuji.endgame.localsearch.SearchMemory;
import tesuji.endgame.number.Fraction;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/** Finds out what a position is worth that comes back because of a ko. Other cycles are left alone. */
public final class KoSearch {
    /** So many values may be as hard as one is allowed to be. */
    private static final int MOST = 20;

    /** Moves made that count as much as a position. */
    private static final int MOVES = 50;

    private final SearchMemory memory;
    private final LocalRules rules;
    private final Values values;
    private final Thermographs thermographs;
    private final long limit;
    private final Set<LocalNode> looked = new HashSet<>();
    /** Positions that may still be looked at for all values together. */
    private long left;

    /** Looks at most at so many positions for each value it needs. */
    public KoSearch(SearchMemory memory, Values values, long limit) {
        this.memory = memory;
        rules = memory.rules();
        this.values = values;
        this.limit = limit;
        left = MOST * limit;
        thermographs = new Thermographs(values);
    }

    /** The ko in a position, if it is one. */
    public Optional<Ko> ko(LocalNode at) {
        List<Rung> rungs = new ArrayList<>(List.of(new Rung(at, 0)));
        if (left <= 0 || values.isStopped() || !looked.add(at)) return Optional.empty();
        while (true) {
            Optional<Rung> next = next(rungs.get(rungs.size() - 1), Side.BLACK);
            if (next.isEmpty() || !looked.add(next.get().at)) break;
            rungs.add(next.get());
        }
        int below = 0;
        while (true) {
            Optional<Rung> next = next(rungs.get(0), Side.WHITE);
            if (next.isEmpty() || !looked.add(next.get().at)) break;
            rungs.add(0, next.get());
            below++;
        }
        if (rungs.size() == 1) return Optional.empty();
        Optional<End> low = end(rungs.get(0), Side.WHITE);
        Optional<End> high = end(rungs.get(rungs.size() - 1), Side.BLACK);
        if (low.isEmpty() || high.isEmpty()) return Optional.empty();
        int step = below + 1;
        int steps = rungs.size() + 1;
        Fraction chance =
                high.get().chance.times(step, steps).plus(low.get().chance.times(steps - step, steps));
        return Optional.of(new Ko(low.get().mean, high.get().mean, step, steps, chance));
    }

    /**
     * What it comes to when somebody has won the ko.
     *
     * @param chance how often that is all for Black
     */
    private record End(Fraction mean, Fraction chance) {}

    /**
     * A position of a ko.
     *
     * @param points what has been gained since the first
     */
    private record Rung(LocalNode at, int points) {}

    /** Where a capture leads that can be undone by another. */
    private Optional<Rung> next(Rung rung, Side side) {
        for (long rest = rung.at.empty(); rest != 0; rest &= rest - 1) {
            Successor after = play(rung.at, Long.numberOfTrailingZeros(rest), side);
            if (after == null || after.prisoners() == 0) continue;
            for (int i = 0; i < after.size(); i++) {
                LocalNode part = after.part(i);
                if (leadsBack(part, rung.at, side.other())) {
                    return Optional.of(new Rung(part, rung.points + after.gain()));
                }
            }
        }
        return Optional.empty();
    }

    private boolean leadsBack(LocalNode from, LocalNode to, Side side) {
        for (long rest = from.empty(); rest != 0; rest &= rest - 1) {
            Successor after = play(from, Long.numberOfTrailingZeros(rest), side);
            if (after != null && after.prisoners() != 0 && after.contains(to)) return true;
        }
        return false;
    }

    /** The best that a side can get by a move that wins the ko. */
    private Optional<End> end(Rung rung, Side side) {
        Optional<End> best = Optional.empty();
        for (long rest = rung.at.empty(); rest != 0; rest &= rest - 1) {
            Successor after = play(rung.at, Long.numberOfTrailingZeros(rest), side);
            Optional<End> end = after == null ? Optional.empty() : end(after, side);
            if (end.isEmpty()) continue;
            int order = best.isEmpty() ? 1 : end.get().mean.compareTo(best.get().mean);
            if (best.isEmpty() || (side == Side.BLACK ? order > 0 : order < 0)) best = end;
        }
        return best.map(end -> new End(end.mean.plus(Fraction.of(rung.points)), end.chance));
    }

    /** What all that is left is worth on average, where that is known. */
    private Optional<End> end(Successor all, Side winner) {
        Fraction mean = Fraction.of(all.gain());
        Fraction chance = Fraction.of(winner == Side.BLACK ? 1 : 0);
        for (int i = 0; i < all.size(); i++) {
            LocalNode part = all.part(i);
            if (looked.contains(part)) return Optional.empty();
            Optional<Fraction> value = value(part);
            Optional<Ko> ko = value.isEmpty() ? ko(part) : Optional.empty();
            if (value.isEmpty() && ko.isEmpty()) return Optional.empty();
            mean = mean.plus(value.orElseGet(() -> ko.orElseThrow().mean()));
            if (ko.isPresent()) chance = ko.get().chance();
        }
        return Optional.of(new End(mean, chance));
    }

    private Optional<Fraction> value(LocalNode part) {
        long before = rules.made();
        LocalGame game = new LocalGame(memory, values, Math.min(limit, Math.max(0, left)));
        try {
            OptionalInt low = game.closelyAtLeast(part);
            boolean isValue = low.isPresent() && low.equals(game.closelyAtMost(part));
            return isValue ? Optional.of(Fraction.of(thermographs.mean(low.getAsInt()))) : Optional.empty();
        } catch (ArenaFullException full) {
            return Optional.empty();
        } finally {
            left -= game.nodes() + (rules.made() - before) / MOVES;
        }
    }

    private @Nullable Successor play(LocalNode at, int move, Side side) {
        left--;
        return side == Side.BLACK ? rules.black(at, move) : rules.white(at, move);
    }
}
