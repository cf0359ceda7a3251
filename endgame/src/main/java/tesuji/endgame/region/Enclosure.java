package tesuji.endgame.region;

import org.jspecify.annotations.Nullable;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Whether a part belongs to one side already: whatever the other side plays there, an answer keeps every point.
 *
 * <p>A part with e empty points and w white stones is worth at most e + 2w to Black: a move of his lowers that number
 * by one, a move of White's raises it by one, captures included. So Black owns it, and it is worth just that, if to
 * every white move he has an answer after which he owns what is left, and if he can go on filling it without losing it:
 * in a seki he could not. That is decided by search, which ends at once where White could not live even if Black
 * never answered: an eye needs a point that touches no safe black stone, and two eyes need two such points that are not
 * neighbours.
 */
final class Enclosure {
    private static final byte UNSEEN = 0;
    private static final byte OWNED = 1;
    private static final byte CONTESTED = 2;
    /** What can be seen without search has been looked at. */
    private static final byte UNDECIDED = 3;

    /** Moves made in the atlas for every position that may be looked at. */
    private static final int MOVES = 3;

    private final LocalRules rules;
    private final Atlas atlas;
    private final Values values;
    private final long limit;
    /** Moves that may have been made in the atlas by the end. */
    private final long most;

    private final Trail trail = new Trail();
    private long nodes;

    /**
     * Gives up after so many positions, after {@value #MOVES} times as many moves that nobody had made before, or when
     * the arena is stopped; a part on which it gave up is called open.
     */
    Enclosure(LocalRules rules, Values values, long limit) {
        this.rules = rules;
        this.values = values;
        this.limit = limit;
        atlas = rules.atlas();
        most = atlas.made() + MOVES * limit;
    }

    @Nullable
    Side owner(Spot at) {
        if (at.ownership == Spot.Ownership.UNKNOWN) {
            Side owner = blackOwns(at) ? Side.BLACK : whiteOwns(at) ? Side.WHITE : null;
            if (hasGivenUp()) return owner;
            at.ownership = owner == null
                    ? Spot.Ownership.NOBODY
                    : owner == Side.BLACK ? Spot.Ownership.BLACK : Spot.Ownership.WHITE;
        }
        return switch (at.ownership) {
            case BLACK -> Side.BLACK;
            case WHITE -> Side.WHITE;
            default -> null;
        };
    }

    /** Whether some parts may be called open that are not. */
    boolean hasGivenUp() {
        return nodes > limit || atlas.made() > most || values.isStopped();
    }

    /** What a part counts for its owner: White's points are negative. */
    int points(Spot at, Side owner) {
        boolean isBlack = owner == Side.BLACK;
        int most = rules.counting().most(at.points, at.empty, isBlack ? at.white : at.black);
        return isBlack ? most : -most;
    }

    /** What is contested at first glance, as nearly everything is, needs no mirror image. */
    private boolean whiteOwns(Spot at) {
        return !isOpen(at.nearBlack, at.white) && blackOwns(at.mirrored());
    }

    private boolean blackOwns(Spot at) {
        int claim = glance(at);
        if (claim != UNDECIDED) return claim == OWNED;
        // coming back to a position is no progress for Black
        return !trail.isCaught(at) && mayGoOn() && search(at);
    }

    private boolean mayGoOn() {
        nodes++;
        return !hasGivenUp() && values.lasts();
    }

    private boolean search(Spot at) {
        trail.enter(at);
        boolean owns = answersAll(at, at.empty) && proceeds(at);
        boolean isSure = trail.leave(at, !owns) && (owns || !hasGivenUp());
        if (isSure) at.claim = owns ? OWNED : CONTESTED;
        return owns;
    }

    /** What is known already, or can be seen without search. */
    private int glance(Spot at) {
        if (at.claim == UNSEEN) {
            if (isOpen(at.nearWhite, at.black)) at.claim = CONTESTED;
            else at.claim = isHopeless(at) ? OWNED : UNDECIDED;
        }
        return at.claim;
    }

    /** Whether safe stones of the other side are next to a point that is not taken. */
    private static boolean isOpen(long near, long stones) {
        return (near & ~stones) != 0;
    }

    /** White cannot make two eyes, and has nothing to capture. */
    private boolean isHopeless(Spot at) {
        if (at.black != 0 || at.banned != 0) return false;
        long inner = at.points & ~at.nearBlack;
        for (long rest = inner; rest != 0; rest &= rest - 1) {
            int index = Long.numberOfTrailingZeros(rest);
            if ((inner & ~(1L << index) & ~rules.terrain().near(index)) != 0) return false;
        }
        return true;
    }

    private boolean answersAll(Spot at, long moves) {
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            Prospect after = atlas.whiteTaking(at, move);
            if (after != null && !answers(after, move)) return false;
        }
        return true;
    }

    /**
     * Whether Black can use a point of his own and keep the rest; what he does first if he has to. A ko that he takes
     * on the way cannot be retaken at once.
     */
    private boolean proceeds(Spot at) {
        Ranking later = new Ranking();
        for (long rest = at.empty & ~at.banned; rest != 0; rest &= rest - 1) {
            Prospect after = atlas.black(at, Long.numberOfTrailingZeros(rest));
            if (after == null) continue;
            int labour = labour(after);
            if (labour == 0) return true;
            later.add(after, labour);
        }
        for (int i = 0; i < later.size(); i++) {
            Prospect after = later.at(i);
            if (ownsAll(after)) return true;
            if (after.ko() != 0 && holdsAll(after, after.ko())) return true;
        }
        return false;
    }

    private boolean ownsAll(Prospect prospect) {
        for (int i = 0; i < prospect.size(); i++) if (!blackOwns(prospect.part(i))) return false;
        return true;
    }

    private boolean holdsAll(Prospect prospect, long taken) {
        for (int i = 0; i < prospect.size(); i++) if (!holds(prospect.part(i), taken)) return false;
        return true;
    }

    /** Whether Black owns a part in which he has just taken a ko: White may not play where his stone was. */
    private boolean holds(Spot part, long taken) {
        if (glance(part) == OWNED) return true;
        if (isOpen(part.nearWhite, part.black) || trail.isCaught(part) || !mayGoOn()) return false;
        trail.enter(part);
        boolean holds = answersAll(part, part.empty & ~taken) && proceeds(part);
        trail.leave(part, !holds);
        return holds;
    }

    /** One part may need an answer; the others must be owned as they are. */
    private boolean answers(Prospect prospect, int move) {
        int threats = 0;
        Spot threatened = null;
        for (int i = 0; i < prospect.size(); i++) {
            Spot part = prospect.part(i);
            if (glance(part) == OWNED) continue;
            threatened = part;
            threats++;
        }
        if (threatened == null) return true;
        if (threats == 1) return answers(threatened, move) || blackOwns(threatened);
        Spot chosen = null;
        for (int i = 0; i < prospect.size(); i++) {
            Spot part = prospect.part(i);
            if (blackOwns(part)) continue;
            if (chosen != null) return false;
            chosen = part;
        }
        return chosen == null || answers(chosen, move);
    }

    /** Tries answers that settle everything at once before it looks into others, the nearest first. */
    private boolean answers(Spot part, int move) {
        Ranking later = new Ranking();
        long close = rules.terrain().near(move);
        long replies = part.empty & ~part.banned;
        if (isSettledBy(part, replies & close, later) || isSettledBy(part, replies & ~close, later)) return true;
        for (int i = 0; i < later.size(); i++) if (ownsAll(later.at(i))) return true;
        return false;
    }

    private boolean isSettledBy(Spot part, long answers, Ranking later) {
        for (long rest = answers; rest != 0; rest &= rest - 1) {
            Prospect after = atlas.black(part, Long.numberOfTrailingZeros(rest));
            if (after == null) continue;
            int labour = labour(after);
            if (labour == 0) return true;
            later.add(after, labour);
        }
        return false;
    }

    /** The stones and points of the largest part that would have to be looked into; none where everything is owned. */
    private int labour(Prospect prospect) {
        int labour = 0;
        for (int i = 0; i < prospect.size(); i++) {
            Spot part = prospect.part(i);
            if (glance(part) != OWNED)
                labour = Math.max(labour, Long.bitCount(part.points) + Long.bitCount(part.white));
        }
        return labour;
    }
}
