package tesuji.endgame.check;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.check.LocalBoard.Stones;

/**
 * Play in ground that one side has sealed off, whose chains around it must live by it if that side, the owner,
 * answers every attack in there: safety under alternating play (Müller 1997). The chains have no other liberties
 * here, whatever they have on the board.
 *
 * <p>Nothing is left to do where all chains live unconditionally (Benson 1976) by eyes in this ground, and the enemy
 * finds nowhere two points for eyes of his own.
 */
public final class GroundPlay {
    private final LocalBoard board;
    private final boolean isBlack;
    /** By chain that must live, the points next to it. */
    private final long[] chains;

    /**
     * Stones of the owner that hang together: the points next to them, those that stand in the ground, and what they
     * are.
     */
    private record Group(long contacts, long stones, boolean isChain, boolean isAlive) {
        Group and(Group other) {
            return new Group(
                    contacts | other.contacts,
                    stones | other.stones,
                    isChain || other.isChain,
                    isAlive || other.isAlive);
        }

        boolean breathes(long empty) {
            return isAlive || (contacts & empty) != 0;
        }
    }

    /** Ground around which only chains that must live, and safe ones, stand. */
    public GroundPlay(LocalBoard board, boolean isBlack, long[] chains) {
        this.board = board;
        this.isBlack = isBlack;
        this.chains = chains.clone();
    }

    public LocalBoard board() {
        return board;
    }

    public boolean hasEnemies(Stones at) {
        return at.of(!isBlack) != 0;
    }

    private List<Group> groups(Stones at) {
        List<Group> groups = new ArrayList<>();
        for (long contacts : chains) groups.add(new Group(contacts, 0, true, false));
        for (long rest = at.of(isBlack); rest != 0; ) {
            long stones = board.flood(rest & -rest, at.of(isBlack));
            rest &= ~stones;
            Group joined = new Group(board.around(stones), stones, false, (stones & board.near(isBlack)) != 0);
            List<Group> apart = new ArrayList<>();
            for (Group group : groups) {
                if ((group.contacts & stones) == 0) apart.add(group);
                else joined = joined.and(group);
            }
            apart.add(joined);
            groups = apart;
        }
        return groups;
    }

    /** What an attacker's stone leads to, with the owner to move; the same position if the move is not legal. */
    public Stones attacked(Stones at, int point) {
        long stone = 1L << point;
        long enemy = at.of(!isBlack) | stone;
        long empty = board.empty(at) & ~stone;
        long own = at.of(isBlack);
        for (Group group : groups(at)) if (!group.breathes(empty)) own &= ~group.stones;
        long chain = board.flood(stone, enemy);
        boolean isLegal = (board.around(chain) & board.all() & ~own & ~enemy) != 0;
        return isLegal ? Stones.of(isBlack, own, enemy) : at;
    }

    /** Whether an attacker's stone captures a chain that must live. */
    public boolean isLost(Stones at, int point) {
        long empty = board.empty(at) & ~(1L << point);
        return groups(at).stream().anyMatch(group -> group.isChain && !group.breathes(empty));
    }

    /**
     * What an owner's stone leads to, with the attacker to move; null if it is not possible, or leaves stones without
     * liberties.
     */
    public @Nullable Stones answered(Stones at, int point) {
        long stone = 1L << point;
        if (point < 0 || (board.empty(at) & stone) == 0) return null;
        long own = at.of(isBlack) | stone;
        long enemy = at.of(!isBlack);
        for (long rest = enemy & board.around(stone); rest != 0; ) {
            long chain = board.flood(rest & -rest, at.of(!isBlack));
            rest &= ~chain;
            if ((board.around(chain) & board.all() & ~own & ~at.of(!isBlack)) == 0) enemy &= ~chain;
        }
        Stones after = Stones.of(isBlack, own, enemy);
        long empty = board.empty(after);
        return groups(after).stream().allMatch(group -> group.breathes(empty)) ? after : null;
    }

    /** Whether no answer is needed any more. */
    public boolean isSettled(Stones at) {
        List<Group> alive = alive(at);
        if (alive.stream().filter(Group::isChain).count()
                < groups(at).stream().filter(Group::isChain).count()) return false;
        long contacts = board.near(isBlack);
        long stones = 0;
        for (Group group : alive) {
            contacts |= group.contacts;
            stones |= group.stones;
        }
        long open = board.all() & ~stones;
        for (long rest = open; rest != 0; ) {
            long area = board.flood(rest & -rest, open);
            rest &= ~area;
            if (board.isRoomForTwoEyes(area & ~contacts)) return false;
        }
        return true;
    }

    /** The groups that live unconditionally by eyes in this ground. */
    private List<Group> alive(Stones at) {
        List<Group> groups = groups(at);
        long open = board.all() & ~at.of(isBlack);
        while (true) {
            long stones = 0;
            for (Group group : groups) stones |= group.stones;
            List<Long> eyes = new ArrayList<>();
            for (long rest = open; rest != 0; ) {
                long area = board.flood(rest & -rest, open);
                rest &= ~area;
                boolean isSealed = (board.around(area) & at.of(isBlack) & ~stones) == 0;
                if (isSealed && (area & board.empty(at)) != 0) eyes.add(area & board.empty(at));
            }
            List<Group> left = groups.stream()
                    .filter(group -> group.isAlive
                            || eyes.stream()
                                            .filter(eye -> (eye & ~group.contacts) == 0)
                                            .count()
                                    >= 2)
                    .toList();
            if (left.size() == groups.size()) return groups;
            groups = left;
        }
    }
}
