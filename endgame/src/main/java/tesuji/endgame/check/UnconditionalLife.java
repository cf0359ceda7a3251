package tesuji.endgame.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The chains of one colour that live even if their owner never answers (Benson 1976): each has two areas all of whose
 * empty points are its liberties, and only such chains are around these areas.
 */
public final class UnconditionalLife {
    private UnconditionalLife() {}

    /** By point, whether a stone of this colour lives. */
    public static boolean[] of(PlainBoard board, boolean isBlack) {
        byte colour = PlainBoard.colour(isBlack);
        List<Set<Integer>> chains = sets(board.components(point -> board.at(point) == colour));
        List<Set<Integer>> areas = sets(board.components(point -> board.at(point) != colour));
        while (true) {
            Set<Integer> stones = new HashSet<>();
            for (Set<Integer> chain : chains) stones.addAll(chain);
            List<Set<Integer>> sealed =
                    areas.stream().filter(area -> isSealed(board, area, stones)).toList();
            List<Set<Integer>> left = chains.stream()
                    .filter(chain -> sealed.stream()
                                    .filter(area -> isVital(board, area, chain))
                                    .count()
                            >= 2)
                    .toList();
            if (left.size() == chains.size()) return marks(board, stones);
            chains = left;
        }
    }

    private static List<Set<Integer>> sets(List<List<Integer>> components) {
        List<Set<Integer>> sets = new ArrayList<>();
        for (List<Integer> component : components) sets.add(new HashSet<>(component));
        return sets;
    }

    private static boolean[] marks(PlainBoard board, Set<Integer> stones) {
        boolean[] marks = new boolean[board.points()];
        for (int stone : stones) marks[stone] = true;
        return marks;
    }

    private static boolean isSealed(PlainBoard board, Set<Integer> area, Set<Integer> stones) {
        return area.stream()
                .allMatch(point ->
                        board.near(point).stream().allMatch(near -> area.contains(near) || stones.contains(near)));
    }

    private static boolean isVital(PlainBoard board, Set<Integer> area, Set<Integer> chain) {
        List<Integer> empty = area.stream()
                .filter(point -> board.at(point) == PlainBoard.EMPTY)
                .toList();
        return !empty.isEmpty()
                && empty.stream().allMatch(point -> board.near(point).stream().anyMatch(chain::contains));
    }
}
