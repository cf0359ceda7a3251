package tesuji.endgame.localsearch;

import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.MiaiConnections;
import tesuji.endgame.local.RegionGraph;

/** Whole numbers between which a node is worth, as far as they can be seen without search. */
final class StaticBounds {
    private final RegionGraph graph;
    private final Counting counting;

    StaticBounds(RegionGraph graph, Counting counting) {
        this.graph = graph;
        this.counting = counting;
    }

    NodeBounds of(LocalNode at) {
        long linked = linked(at, at.white(), at.nearWhite());
        long near = at.nearWhite() | graph.around(linked);
        int most = counting.most(at.points(), at.empty() & ~lost(at, near), at.white() & ~linked);
        int upper = most - inroad(at, at.white() & ~linked, at.nearWhite(), at.empty() & ~near);
        linked = linked(at, at.black(), at.nearBlack());
        near = at.nearBlack() | graph.around(linked);
        int lower = least(at, linked);
        boolean canBegin = at.banned() == 0 && lost(at, at.nearBlack()) != 0;
        // the stone stands on a point that White could not have had, so it costs Black nothing
        int movingFirst = canBegin
                ? lower + inroad(at, at.black() & ~linked, at.nearBlack(), at.empty() & ~near)
                : Integer.MIN_VALUE;
        return new NodeBounds(lower, upper, most, movingFirst);
    }

    /**
     * Stones that are as good as safe if every move may be answered; by area they make no difference to these bounds.
     */
    private long linked(LocalNode at, long stones, long near) {
        boolean isOfUse = at.banned() == 0 && counting == Counting.TERRITORY;
        return isOfUse ? MiaiConnections.linked(graph, stones, at.empty(), near) : 0;
    }

    /**
     * Points that can never be territory of one side, since they are next to safe stones of the other; by area it may
     * stand there.
     */
    private long lost(LocalNode at, long near) {
        return counting == Counting.AREA ? 0 : at.empty() & near;
    }

    /**
     * How much one side can take from what the other may get with one stone that is safe at once: the stones that it
     * connects, which are not captured any more, and the points next to all of them that the other might have had.
     */
    private int inroad(LocalNode at, long stones, long near, long wanted) {
        int most = 0;
        for (long rest = lost(at, near); rest != 0; rest &= rest - 1) {
            long around = graph.near(Long.numberOfTrailingZeros(rest));
            long joined = graph.flood(around & stones, stones);
            long points = (around | graph.around(joined)) & wanted;
            most = Math.max(most, 2 * Long.bitCount(joined) + Long.bitCount(points));
        }
        return most;
    }

    /**
     * What a part is at least worth, though all goes wrong for Black. White's stones on points that can be hers cost
     * her one of them each, captures included. Those on points next to safe black stones cost her nothing, but Black
     * has an answer on another such point, which costs him nothing either and is never banned, as no stone is captured
     * there; only when White takes the last of them he may have to play elsewhere, once. No white move leaves less than
     * this, all parts taken together.
     */
    int worst(LocalNode at) {
        return least(at, 0);
    }

    /**
     * The same if Black answers to keep what is linked: to a white stone on one point of a link on the other one. As
     * long as there are links his answers to other moves may be there, too.
     */
    private int least(LocalNode at, long linked) {
        long lost = lost(at, at.nearBlack() | graph.around(linked));
        return -counting.most(at.points(), at.empty() & ~lost, at.black() & ~linked) - (lost == 0 ? 0 : 1);
    }
}
