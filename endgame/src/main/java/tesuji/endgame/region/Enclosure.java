package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Whether a part belongs to one side already: whatever the other side plays there, an answer keeps every point.
 *
 * <p>A part with e empty points and w white stones is worth at most e + 2w to Black: a move of his lowers that number by one, a move
 * of White's raises it by one, captures included. So Black owns it, and it is worth just that, if to every white move he has an
 * answer after which he owns what is left, and if he can go on filling it without losing it: in a seki he could not. That is
 * decided by search, which ends at once where White could not live even if Black
 * never answered: an eye needs a point that touches no safe black stone, and two eyes need two such points that are not neighbours.
 */
final class Enclosure {
    private final LocalRules rules;
    private final Values values;
    private final long limit;
    private final Map<LocalPosition, Boolean> known = new HashMap<>();
    private final Trail trail = new Trail();
    private long nodes;

    /** Gives up after so many positions, or when the arena is stopped; a part on which it gave up is called open. */
    Enclosure(LocalRules rules, Values values, long limit) {
        this.rules = rules;
        this.values = values;
        this.limit = limit;
    }

    long nodes() {
        return nodes;
    }

    Optional<Side> owner(LocalPosition at) {
        if (blackOwns(at)) return Optional.of(Side.BLACK);
        return blackOwns(at.mirrored()) ? Optional.of(Side.WHITE) : Optional.empty();
    }

    /** Black's points in a part that he owns. */
    int points(LocalPosition at) {
        if (rules.counting() == Counting.AREA) return Long.bitCount(at.points());
        return Long.bitCount(at.empty()) + 2 * Long.bitCount(at.white());
    }

    private boolean blackOwns(LocalPosition at) {
        if ((at.nearWhite() & ~at.black()) != 0) return false;
        if (isHopeless(at)) return true;
        Boolean earlier = known.get(at);
        if (earlier != null) return earlier;
        // coming back to a position is no progress for Black
        return !trail.isCaught(at) && mayGoOn() && search(at);
    }

    private boolean mayGoOn() {
        return ++nodes <= limit && values.lasts();
    }

    private boolean search(LocalPosition at) {
        trail.enter(at);
        boolean owns = answersAll(at, at.empty()) && proceeds(at);
        if (trail.leave(at, !owns)) known.put(at, owns);
        return owns;
    }

    /** White cannot make two eyes, and has nothing to capture. */
    private boolean isHopeless(LocalPosition at) {
        if (at.black() != 0) return false;
        long inner = at.points() & ~at.nearBlack();
        for (long rest = inner; rest != 0; rest &= rest - 1) {
            int index = Long.numberOfTrailingZeros(rest);
            if ((inner & ~(1L << index) & ~rules.terrain().near(index)) != 0) return false;
        }
        return true;
    }

    private boolean answersAll(LocalPosition at, long moves) {
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            Optional<Outlook> after = rules.white(at, move);
            if (after.isPresent() && !answers(after.get(), move)) return false;
        }
        return true;
    }

    /**
     * Whether Black can use a point of his own and keep the rest; what he does first if he has to. A ko that he takes on the way
     * cannot be retaken at once.
     */
    private boolean proceeds(LocalPosition at) {
        List<Outlook> later = new ArrayList<>();
        for (long rest = at.empty(); rest != 0; rest &= rest - 1) {
            Optional<Outlook> after = rules.black(at, Long.numberOfTrailingZeros(rest));
            if (after.isEmpty()) continue;
            if (after.get().parts().stream().allMatch(this::isKnown)) return true;
            later.add(after.get());
        }
        later.sort(Comparator.comparingInt(this::labour));
        for (Outlook after : later) {
            if (after.parts().stream().allMatch(this::blackOwns)) return true;
            if (after.prisoners() == 1 && after.parts().stream().allMatch(part -> holds(part, at.white()))) return true;
        }
        return false;
    }

    /** Whether Black owns a part in which he has just taken a ko: White may not play where his stone was. */
    private boolean holds(LocalPosition part, long taken) {
        if (isKnown(part)) return true;
        if ((part.nearWhite() & ~part.black()) != 0 || trail.isCaught(part) || !mayGoOn()) return false;
        trail.enter(part);
        boolean holds = answersAll(part, part.empty() & ~taken) && proceeds(part);
        trail.leave(part, !holds);
        return holds;
    }

    /** One part may need an answer; the others must be owned as they are. */
    private boolean answers(Outlook outlook, int move) {
        List<LocalPosition> threatened = new ArrayList<>();
        for (LocalPosition part : outlook.parts()) if (!isKnown(part)) threatened.add(part);
        if (threatened.size() == 1 && answers(threatened.get(0), move)) return true;
        LocalPosition chosen = null;
        for (LocalPosition part : threatened) {
            if (blackOwns(part)) continue;
            if (chosen != null) return false;
            chosen = part;
        }
        return chosen == null || (threatened.size() > 1 && answers(chosen, move));
    }

    /** Tries answers that settle everything at once before it looks into others, the nearest first. */
    private boolean answers(LocalPosition part, int move) {
        List<Outlook> later = new ArrayList<>();
        long close = rules.terrain().near(move);
        for (long candidates : new long[] {part.empty() & close, part.empty() & ~close}) {
            for (long rest = candidates; rest != 0; rest &= rest - 1) {
                Optional<Outlook> after = rules.black(part, Long.numberOfTrailingZeros(rest));
                if (after.isEmpty()) continue;
                if (after.get().parts().stream().allMatch(this::isKnown)) return true;
                later.add(after.get());
            }
        }
        later.sort(Comparator.comparingInt(this::labour));
        for (Outlook after : later) if (after.parts().stream().allMatch(this::blackOwns)) return true;
        return false;
    }

    /** The stones and points of the largest part that would have to be looked into. */
    private int labour(Outlook outlook) {
        int labour = 0;
        for (LocalPosition part : outlook.parts()) {
            if (!isKnown(part)) labour = Math.max(labour, Long.bitCount(part.points()) + Long.bitCount(part.white()));
        }
        return labour;
    }

    private boolean isKnown(LocalPosition at) {
        if ((at.nearWhite() & ~at.black()) != 0) return false;
        return isHopeless(at) || Boolean.TRUE.equals(known.get(at));
    }
}
