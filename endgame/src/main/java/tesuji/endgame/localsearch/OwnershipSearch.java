package tesuji.endgame.localsearch;

import org.jspecify.annotations.Nullable;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.Successor;
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
public final class OwnershipSearch {
    private static final int UNSEEN = 0;
    private static final int OWNED = 1;
    private static final int CONTESTED = 2;
    /** What can be seen without search has been looked at. */
    private static final int UNDECIDED = 3;

    /** The owners of nodes; 0 if that is not known. */
    private static final int BLACK = 1;

    private static final int WHITE = 2;
    private static final int NOBODY = 3;

    /** Moves made for every position that may be looked at. */
    private static final int MOVES = 3;

    private final SearchMemory memory;
    private final LocalRules rules;
    private final Values values;
    private final long limit;
    /** Moves that may have been made by the end. */
    private final long most;

    private final OpenPath path = new OpenPath();
    private long nodes;

    /**
     * Gives up after so many positions, after {@value #MOVES} times as many moves that nobody had made before, or when
     * the arena is stopped; a part on which it gave up is called open.
     */
    public OwnershipSearch(SearchMemory memory, Values values, long limit) {
        this.memory = memory;
        rules = memory.rules();
        this.values = values;
        this.limit = limit;
        most = rules.made() + MOVES * limit;
    }

    /** Who owns a part, if anybody does. */
    public @Nullable Side owner(LocalNode at) {
        int owner = memory.owners.at(at);
        if (owner == 0) {
            owner = blackOwns(at) ? BLACK : whiteOwns(at) ? WHITE : NOBODY;
            if (!hasGivenUp()) memory.owners.put(at, owner);
        }
        return owner == BLACK ? Side.BLACK : owner == WHITE ? Side.WHITE : null;
    }

    /** Whether it is known that nobody owns a part. */
    boolean isContested(LocalNode at) {
        return memory.owners.at(at) == NOBODY;
    }

    /** Whether some parts may be called open that are not. */
    public boolean hasGivenUp() {
        return nodes > limit || rules.made() > most || values.isStopped();
    }

    /** What a part counts for its owner: White's points are negative. */
    public int points(LocalNode at, Side owner) {
        boolean isBlack = owner == Side.BLACK;
        int most = rules.counting().most(at.points(), at.empty(), isBlack ? at.white() : at.black());
        return isBlack ? most : -most;
    }

    /** What is contested at first glance, as nearly everything is, needs no mirror image. */
    private boolean whiteOwns(LocalNode at) {
        return !isOpen(at.nearBlack(), at.white()) && blackOwns(at.mirrored());
    }

    private boolean blackOwns(LocalNode at) {
        int claim = glance(at);
        if (claim != UNDECIDED) return claim == OWNED;
        // coming back to a position is no progress for Black
        return !path.isCaught(at) && mayGoOn() && search(at);
    }

    private boolean mayGoOn() {
        nodes++;
        return !hasGivenUp() && values.lasts();
    }

    private boolean search(LocalNode at) {
        path.enter(at);
        boolean owns = answersAll(at, at.empty()) && proceeds(at);
        boolean isSure = path.leave(at, !owns) && (owns || !hasGivenUp());
        if (isSure) memory.claims.put(at, owns ? OWNED : CONTESTED);
        return owns;
    }

    /** What is known already, or can be seen without search. */
    private int glance(LocalNode at) {
        int claim = memory.claims.at(at);
        if (claim == UNSEEN) {
            claim = isOpen(at.nearWhite(), at.black()) ? CONTESTED : isHopeless(at) ? OWNED : UNDECIDED;
            memory.claims.put(at, claim);
        }
        return claim;
    }

    /** Whether safe stones of the other side are next to a point that is not taken. */
    private static boolean isOpen(long near, long stones) {
        return (near & ~stones) != 0;
    }

    /** White cannot make two eyes, and has nothing to capture. */
    private boolean isHopeless(LocalNode at) {
        if (at.black() != 0 || at.banned() != 0) return false;
        long inner = at.points() & ~at.nearBlack();
        for (long rest = inner; rest != 0; rest &= rest - 1) {
            int index = Long.numberOfTrailingZeros(rest);
            if ((inner & ~(1L << index) & ~rules.graph().near(index)) != 0) return false;
        }
        return true;
    }

    private boolean answersAll(LocalNode at, long moves) {
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            Successor after = rules.whiteWithBan(at, move);
            if (after != null && !answers(after, move)) return false;
        }
        return true;
    }

    /**
     * Whether Black can use a point of his own and keep the rest; what he does first if he has to. A ko that he takes
     * on the way cannot be retaken at once.
     */
    private boolean proceeds(LocalNode at) {
        CheapestFirst later = new CheapestFirst();
        for (long rest = at.empty() & ~at.banned(); rest != 0; rest &= rest - 1) {
            Successor after = rules.black(at, Long.numberOfTrailingZeros(rest));
            if (after == null) continue;
            int cost = cost(after);
            if (cost == 0) return true;
            later.add(after, cost);
        }
        for (int i = 0; i < later.size(); i++) {
            Successor after = later.at(i);
            if (ownsAll(after)) return true;
            if (after.ko() != 0 && holdsAll(after, after.ko())) return true;
        }
        return false;
    }

    private boolean ownsAll(Successor all) {
        for (int i = 0; i < all.size(); i++) if (!blackOwns(all.part(i))) return false;
        return true;
    }

    private boolean holdsAll(Successor all, long taken) {
        for (int i = 0; i < all.size(); i++) if (!holds(all.part(i), taken)) return false;
        return true;
    }

    /** Whether Black owns a part in which he has just taken a ko: White may not play where his stone was. */
    private boolean holds(LocalNode part, long taken) {
        if (glance(part) == OWNED) return true;
        if (isOpen(part.nearWhite(), part.black()) || path.isCaught(part) || !mayGoOn()) return false;
        path.enter(part);
        boolean holds = answersAll(part, part.empty() & ~taken) && proceeds(part);
        path.leave(part, !holds);
        return holds;
    }

    /** One part may need an answer; the others must be owned as they are. */
    private boolean answers(Successor all, int move) {
        int threats = 0;
        LocalNode threatened = null;
        for (int i = 0; i < all.size(); i++) {
            LocalNode part = all.part(i);
            if (glance(part) == OWNED) continue;
            threatened = part;
            threats++;
        }
        if (threatened == null) return true;
        if (threats == 1) return answers(threatened, move) || blackOwns(threatened);
        LocalNode chosen = null;
        for (int i = 0; i < all.size(); i++) {
            LocalNode part = all.part(i);
            if (blackOwns(part)) continue;
            if (chosen != null) return false;
            chosen = part;
        }
        return chosen == null || answers(chosen, move);
    }

    /** Tries answers that settle everything at once before it looks into others, the nearest first. */
    private boolean answers(LocalNode part, int move) {
        CheapestFirst later = new CheapestFirst();
        long close = rules.graph().near(move);
        long replies = part.empty() & ~part.banned();
        if (isSettledBy(part, replies & close, later) || isSettledBy(part, replies & ~close, later)) return true;
        for (int i = 0; i < later.size(); i++) if (ownsAll(later.at(i))) return true;
        return false;
    }

    private boolean isSettledBy(LocalNode part, long answers, CheapestFirst later) {
        for (long rest = answers; rest != 0; rest &= rest - 1) {
            Successor after = rules.black(part, Long.numberOfTrailingZeros(rest));
            if (after == null) continue;
            int cost = cost(after);
            if (cost == 0) return true;
            later.add(after, cost);
        }
        return false;
    }

    /** The stones and points of the largest part that would have to be looked into; none where everything is owned. */
    private int cost(Successor all) {
        int cost = 0;
        for (int i = 0; i < all.size(); i++) {
            LocalNode part = all.part(i);
            if (glance(part) != OWNED)
                cost = Math.max(cost, Long.bitCount(part.points()) + Long.bitCount(part.white()));
        }
        return cost;
    }
}
