package tesuji.endgame.local;

import org.jspecify.annotations.Nullable;

/**
 * A {@link LocalPosition} that exists once in its {@link LocalNodeTable}, with a number, and with what moves make of
 * it. Two nodes of one table are the same position only if they are the same object, so searches keep what they know of
 * it in plain arrays.
 */
public final class LocalNode extends LocalPosition implements Successor {
    private final LocalNodeTable table;
    private final int number;
    private final long banned;
    /** What moves lead to, by their place among the empty points. */
    private @Nullable Successor @Nullable [] blackMoves;

    private @Nullable Successor @Nullable [] whiteMoves;
    private @Nullable LocalNode free;
    private @Nullable LocalNode mirror;

    LocalNode(
            LocalNodeTable table,
            int number,
            long points,
            long black,
            long white,
            long nearBlack,
            long nearWhite,
            long banned) {
        super(points, black, white, nearBlack, nearWhite);
        this.table = table;
        this.number = number;
        this.banned = banned;
    }

    /** Numbers count from 0, without gaps. */
    public int number() {
        return number;
    }

    /** Points where Black may not play for now, because White has just taken a ko there. */
    public long banned() {
        return banned;
    }

    /** What black moves lead to as far as that was asked. */
    @Nullable
    Successor[] blackMoves() {
        @Nullable Successor[] known = blackMoves;
        if (known == null) {
            known = new Successor[Long.bitCount(empty())];
            blackMoves = known;
        }
        return known;
    }

    /** The same for white moves. */
    @Nullable
    Successor[] whiteMoves() {
        @Nullable Successor[] known = whiteMoves;
        if (known == null) {
            known = new Successor[Long.bitCount(empty())];
            whiteMoves = known;
        }
        return known;
    }

    @Override
    public int size() {
        return 1;
    }

    @Override
    public LocalNode part(int index) {
        return this;
    }

    @Override
    public int gain() {
        return 0;
    }

    @Override
    public int prisoners() {
        return 0;
    }

    @Override
    public long ko() {
        return 0;
    }

    /** This is the only part. */
    @Override
    public Successor with(int part, Successor after) {
        return after;
    }

    @Override
    public LocalNode banning(long points) {
        long here = points & empty();
        return banned == here ? this : table.node(this, here);
    }

    /** The same if Black may play everywhere. */
    private LocalNode free() {
        LocalNode known = free;
        if (known == null) {
            known = banning(0);
            free = known;
        }
        return known;
    }

    /** The same with the colours swapped; bans are lifted. */
    @Override
    public LocalNode mirrored() {
        if (banned != 0) return free().mirrored();
        LocalNode known = mirror;
        if (known == null) {
            known = table.node(super.mirrored());
            mirror = known;
            known.mirror = this;
        }
        return known;
    }

    /** The mirror image, if somebody has asked for it before. */
    public @Nullable LocalNode knownMirror() {
        return mirror;
    }
}
