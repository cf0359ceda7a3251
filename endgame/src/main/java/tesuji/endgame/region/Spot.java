package tesuji.endgame.region;

import org.jspecify.annotations.Nullable;

/**
 * A {@link LocalPosition} as an {@link Atlas} holds it: once, with a number, and with all moves that were made in it
 * before. Two spots of one atlas are the same position only if they are the same object, so what searches know of it
 * stands here, or in plain arrays.
 */
final class Spot extends Prospect {
    /** Numbers count from 0, without gaps. */
    final int number;

    final long points;
    final long black;
    final long white;
    final long nearBlack;
    final long nearWhite;
    final long empty;
    /** Points where Black may not play for now, because White has just taken a ko there. */
    final long banned;

    final int hash;

    /** What moves lead to, by their place among the empty points. */
    @Nullable
    Prospect @Nullable [] blackMoves;

    @Nullable
    Prospect @Nullable [] whiteMoves;

    /** Who owns it, as far as an {@link Enclosure} has found out. */
    Ownership ownership = Ownership.UNKNOWN;

    /** What an {@link Enclosure} knows of Black's claim to all of it. */
    byte claim;

    /** The most it is known to be at least worth, in whole points; see {@link Floors}. */
    int floor;

    /** More than this is not looked for any more. */
    int ceiling;

    /** Whether it is being looked at; coming back to it leads nowhere. */
    boolean isOnTheWay;

    /** A white move that was hard to answer, and a black one that was a good answer; one more than that, 0 for none. */
    int attack;

    int answer;

    /** What Black is known to get by moving first. */
    int reach = Integer.MIN_VALUE;

    /** What Black is not known to get even if he moves first, and not looked for any more. */
    int beyond = Integer.MAX_VALUE;

    /** More than this Black cannot hope for, whoever moves first. */
    int hope;

    /** A game that it was found to be at least worth, negative for none; all who search one atlas share an arena. */
    int met = -1;

    /** A game that it was not found to be worth, negative for none. */
    int missed = -1;

    private final Atlas atlas;
    private @Nullable Spot free;
    private @Nullable Spot swapped;

    /** Whose a position is as it stands. */
    enum Ownership {
        UNKNOWN,
        BLACK,
        WHITE,
        NOBODY
    }

    Spot(Atlas atlas, int number, long points, long black, long white, long nearBlack, long nearWhite, long banned) {
        this.atlas = atlas;
        this.number = number;
        this.points = points;
        this.black = black;
        this.white = white;
        this.nearBlack = nearBlack;
        this.nearWhite = nearWhite;
        empty = points & ~black & ~white;
        this.banned = banned;
        hash = hash(points, black, white, nearBlack, nearWhite, banned);
    }

    static int hash(long points, long black, long white, long nearBlack, long nearWhite, long banned) {
        return LocalPosition.hash(points, black, white, nearBlack, nearWhite) + 31 * Long.hashCode(banned);
    }

    boolean is(long points, long black, long white, long nearBlack, long nearWhite, long banned) {
        return this.points == points
                && this.black == black
                && this.white == white
                && this.nearBlack == nearBlack
                && this.nearWhite == nearWhite
                && this.banned == banned;
    }

    LocalPosition position() {
        return new LocalPosition(points, black, white, nearBlack, nearWhite);
    }

    /** The same if Black may play everywhere. */
    private Spot free() {
        if (banned == 0) return this;
        Spot known = free;
        if (known == null) {
            known = atlas.spot(points, black, white, nearBlack, nearWhite, 0);
            free = known;
        }
        return known;
    }

    @Override
    int size() {
        return 1;
    }

    @Override
    Spot part(int index) {
        return this;
    }

    @Override
    int gain() {
        return 0;
    }

    @Override
    int prisoners() {
        return 0;
    }

    @Override
    long ko() {
        return 0;
    }

    /** This is the only part. */
    @Override
    Prospect with(int part, Prospect after) {
        return after;
    }

    @Override
    Spot banning(long points) {
        long here = points & empty;
        return banned == here ? this : atlas.spot(this.points, black, white, nearBlack, nearWhite, here);
    }

    /** The same with the colours swapped; bans are lifted. */
    @Override
    Spot mirrored() {
        if (banned != 0) return free().mirrored();
        Spot known = swapped;
        if (known == null) {
            known = atlas.spot(
                    points,
                    /* black= */ white,
                    /* white= */ black,
                    /* nearBlack= */ nearWhite,
                    /* nearWhite= */ nearBlack,
                    /* banned= */ 0);
            swapped = known;
            known.swapped = this;
            capMirror();
            known.capMirror();
        }
        return known;
    }

    /** Notes what it is at least worth. */
    void raise(int least) {
        floor = Math.max(floor, least);
        capMirror();
    }

    /** The mirror image is worth no more than the opposite of what this is at least worth. */
    private void capMirror() {
        if (swapped != null) swapped.ceiling = Math.min(swapped.ceiling, -floor);
    }
}
