package tesuji.games.go.score;

import java.util.HashSet;
import java.util.Set;
import tesuji.core.base.InputException;
import tesuji.core.game.Coordinates;
import tesuji.core.game.Layout;
import tesuji.games.go.Stones;

/**
 * What is known about life and death when a position is counted; one marked stone marks its whole chain.
 *
 * @param dead stones that are taken off the board
 * @param seki stones of groups that live without two eyes and hold no territory
 * @param unsettled stones whose fate is unclear; they count as alive
 */
public record LifeAndDeath(Set<Integer> dead, Set<Integer> seki, Set<Integer> unsettled) {
    /** Everything is alive. */
    public static final LifeAndDeath NONE = new LifeAndDeath(Set.of(), Set.of(), Set.of());

    public LifeAndDeath {
        dead = Set.copyOf(dead);
        seki = Set.copyOf(seki);
        unsettled = Set.copyOf(unsettled);
    }

    /** Marks set by hand. */
    public static LifeAndDeath of(Set<Integer> dead, Set<Integer> seki) {
        return new LifeAndDeath(dead, seki, Set.of());
    }

    /** These marks with every marked chain complete; refuses marks that are not stones, or contradict one another. */
    public LifeAndDeath on(Stones stones) {
        Partition parts = Partition.byColour(stones);
        LifeAndDeath whole = new LifeAndDeath(
                chains(stones, parts, dead, "dead"),
                chains(stones, parts, seki, "in seki"),
                chains(stones, parts, unsettled, "unsettled"));
        for (int point : whole.dead) {
            if (whole.seki.contains(point)) {
                throw new InputException("The chain at " + place(stones, point) + " cannot be both dead and in seki.");
            }
        }
        return whole;
    }

    private static Set<Integer> chains(Stones stones, Partition parts, Set<Integer> marked, String as) {
        Set<Integer> whole = new HashSet<>();
        for (int point : marked) {
            if (point < 0 || point >= stones.points()) {
                throw new InputException("Point " + point + " is not on the board, so it cannot be marked " + as
                        + "; points run from 0 to " + (stones.points() - 1) + ".");
            }
            if (stones.at(point) == Stones.EMPTY) {
                throw new InputException(
                        "There is no stone at " + place(stones, point) + "; only stones can be marked " + as + ".");
            }
            int chain = parts.part(point);
            for (int i = 0; i < parts.size(chain); i++) whole.add(parts.point(chain, i));
        }
        return whole;
    }

    private static String place(Stones stones, int point) {
        return Coordinates.text(new Layout(Layout.Shape.CROSSINGS, stones.size(), stones.size()), point);
    }
}
