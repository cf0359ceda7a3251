package tesuji.endgame.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Partition;

/**
 * Which chains have space for two eyes, at a glance. It tells where a search for answers is worth its while, and
 * nothing more: stones of the enemy inside, and who moves first, are left to the search.
 */
final class EyeSpace {
    /** Points of a space in which two eyes are taken for granted. */
    private static final int LARGE = 6;

    private final LinkedGroups groups;
    private final Stones stones;
    private final Partition parts;
    /** By part, whether it is a chain that has space, or an area. */
    private final boolean[] hopeful;

    EyeSpace(LinkedGroups groups) {
        this.groups = groups;
        stones = groups.stones();
        parts = groups.parts();
        hopeful = new boolean[parts.count()];
        Arrays.fill(hopeful, true);
        reduce();
    }

    /** Whether a chain has space. */
    boolean isHopeful(int chain) {
        return hopeful[chain];
    }

    /** Drops groups without two eyes until nothing changes. */
    private void reduce() {
        boolean changed = true;
        while (changed) {
            int[] eyes = new int[hopeful.length];
            for (int area = 0; area < eyes.length; area++) if (!groups.isChain(area)) count(area, eyes);
            changed = false;
            for (int chain = 0; chain < eyes.length; chain++) {
                if (!groups.isChain(chain) || !hopeful[chain] || eyes[groups.group(chain)] >= 2) continue;
                hopeful[chain] = false;
                changed = true;
            }
        }
    }

    private void count(int area, int[] eyes) {
        if (!groups.isOwn(area)) return;
        List<Integer> space = space(area);
        Map<Integer, Integer> touched = new HashMap<>();
        for (int point : space) for (int group : groups.groupsAround(point)) touched.merge(group, 1, Integer::sum);
        touched.forEach((group, contacts) -> eyes[group] += eyes(space, contacts));
    }

    /** The empty points of an area that do not touch stones which may be captured, as these let the enemy in. */
    private List<Integer> space(int area) {
        List<Integer> space = new ArrayList<>();
        for (int i = 0; i < parts.size(area); i++) {
            int point = parts.point(area, i);
            if (stones.at(point) == Stones.EMPTY && isSheltered(point)) space.add(point);
        }
        return space;
    }

    private boolean isSheltered(int point) {
        for (int chain : groups.chainsAround(point)) if (!hopeful[chain]) return false;
        return true;
    }

    /** The eyes that a space is good for when so many of its points are liberties of a group. */
    private int eyes(List<Integer> space, int contacts) {
        boolean whole = contacts == space.size();
        if (whole) return contacts >= 5 || (contacts == 4 && !isSquare(space)) ? 2 : 1;
        return contacts >= 2 && space.size() >= LARGE ? 2 : 1;
    }

    private boolean isSquare(List<Integer> space) {
        int first = space.get(0);
        return space.contains(first + 1) && space.contains(first + stones.size());
    }
}
