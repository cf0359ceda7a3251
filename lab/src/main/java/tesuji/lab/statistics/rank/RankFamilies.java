package tesuji.lab.statistics.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Algorithms in the order of their mean ranks, and which of them the cases cannot tell apart: what a diagram of
 * critical differences shows (Demšar 2006, figure 1).
 *
 * @param names of the algorithms, the best one first
 * @param meanRanks in the same order
 * @param distance mean ranks that differ by less belong together
 * @param groups the families, the best one first
 */
public record RankFamilies(List<String> names, List<Double> meanRanks, double distance, List<Group> groups) {
    /**
     * Neighbours whose mean ranks all differ by less than the distance, as many as possible. Families may overlap: the
     * cases do not say then to which one a common member belongs. An algorithm that differs from all others is a family
     * of its own, for which a diagram draws no bar.
     *
     * @param from the index of the best member
     * @param to the index of the worst one
     */
    public record Group(int from, int to) {
        public int size() {
            return to - from + 1;
        }
    }

    public RankFamilies {
        names = List.copyOf(names);
        meanRanks = List.copyOf(meanRanks);
        groups = List.copyOf(groups);
    }

    /** The families at this level, such as 0.05, for all pairs; names in the order of the mean ranks given. */
    public static RankFamilies nemenyi(List<String> names, Friedman ranks, double alpha) {
        double distance = PostHocTest.NEMENYI.distance(ranks.algorithms(), ranks.cases(), alpha);
        return of(names, ranks.meanRanks(), distance);
    }

    /** The families of algorithms with these mean ranks. */
    public static RankFamilies of(List<String> names, List<Double> meanRanks, double distance) {
        if (names.size() != meanRanks.size()) throw new IllegalArgumentException(names.size() + " names");
        List<Integer> order = IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparing(meanRanks::get))
                .toList();
        List<Double> sorted = order.stream().map(meanRanks::get).toList();
        List<Group> groups = new ArrayList<>();
        int to = -1;
        for (int from = 0; from < sorted.size(); from++) {
            int last = from;
            while (last + 1 < sorted.size() && sorted.get(last + 1) - sorted.get(from) < distance) last++;
            if (last > to) groups.add(new Group(from, last)); // else it lies within the family before
            to = last;
        }
        return new RankFamilies(order.stream().map(names::get).toList(), sorted, distance, groups);
    }

    /** The names of a family's members. */
    public List<String> members(Group group) {
        return names.subList(group.from(), group.to() + 1);
    }
}
