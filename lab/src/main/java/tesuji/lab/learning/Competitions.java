package tesuji.lab.learning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Competitions between teams, each with its winner. A team has one level of every feature; level 0 stands for none of
 * them. Grows by {@link #team} and {@link #end}; the first team of a competition is the one that won it.
 */
final class Competitions {
    private final int features;
    private final List<int[]> finished = new ArrayList<>();
    private int[] open = new int[1 << 12];
    private int length;
    private int teams;

    Competitions(int features) {
        this.features = features;
    }

    /** Adds a team, by its levels, to the competition that has not ended yet; the winner comes first. */
    void team(int... levels) {
        if (levels.length != features) throw new IllegalArgumentException("levels " + Arrays.toString(levels));
        if (length + features > open.length) open = Arrays.copyOf(open, 2 * open.length);
        System.arraycopy(levels, 0, open, length, features);
        length += features;
        teams++;
    }

    /** Ends the competition. */
    void end() {
        if (length == 0) throw new IllegalStateException("nobody competes");
        finished.add(Arrays.copyOf(open, length));
        length = 0;
    }

    /** Adds those of others, which have all ended. */
    void add(Competitions others) {
        finished.addAll(others.finished);
        teams += others.teams;
    }

    int features() {
        return features;
    }

    /** How many have ended. */
    int count() {
        return finished.size();
    }

    /** How many teams took part in all of them. */
    int teams() {
        return teams;
    }

    /** The levels of all teams of a competition, team by team, the winner first. */
    int[] levels(int competition) {
        return finished.get(competition);
    }
}
