package tesuji.desk.score;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tesuji.core.base.InputException;
import tesuji.core.game.Notation;
import tesuji.games.go.GoPosition;
import tesuji.games.go.playout.FinalStatus;
import tesuji.games.go.score.DeadStones;
import tesuji.games.go.score.LifeAndDeath;

/** Which stones are dead and which in seki, as people say it. */
public final class StoneMarks {
    /** Playouts find the dead stones. */
    public static final String PLAYOUTS = "playouts";

    private StoneMarks() {}

    /**
     * The marks on a position.
     *
     * @param dead {@code playouts}, {@code atari} (every chain in atari), {@code none}, or points with commas
     * @param seki points of stones in seki
     */
    public static LifeAndDeath of(GoPosition position, String dead, List<String> seki) {
        Notation notation = position.game().notation();
        Set<Integer> shared = LifeAndDeath.of(Set.of(), points(notation, seki))
                .on(position.stones())
                .seki();
        return switch (dead) {
            case PLAYOUTS -> corrected(FinalStatus.of(position), shared);
            case "atari" -> corrected(DeadStones.inAtari(position.stones()), shared);
            case "none" -> LifeAndDeath.of(Set.of(), shared);
            default -> LifeAndDeath.of(points(notation, List.of(dead.split(","))), shared);
        };
    }

    /** What a person says about a group counts for more than what was found without asking. */
    private static LifeAndDeath corrected(LifeAndDeath found, Set<Integer> seki) {
        Set<Integer> certain = new HashSet<>(found.dead());
        certain.removeAll(seki);
        Set<Integer> unsettled = new HashSet<>(found.unsettled());
        unsettled.removeAll(seki);
        return new LifeAndDeath(certain, seki, unsettled);
    }

    private static Set<Integer> points(Notation notation, List<String> texts) {
        Set<Integer> points = new HashSet<>();
        for (String text : texts) {
            if (text.strip().equalsIgnoreCase("pass")) throw new InputException("A pass is not a stone.");
            points.add(notation.move(text));
        }
        return points;
    }
}
