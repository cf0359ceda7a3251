package tesuji.solve.estimate;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tesuji.core.base.Arrangements;

/** All ways to turn and mirror a board that follow from a few of them (Goluch, §3.1.3). Immutable. */
public final class SymmetryGroup {
    private final List<List<Integer>> permutations;

    private SymmetryGroup(List<List<Integer>> permutations) {
        this.permutations = List.copyOf(permutations);
    }

    /** What the generators make together; {@code generators[g][p]} is the image of point p. */
    public static SymmetryGroup of(int points, int[]... generators) {
        List<List<Integer>> found = new ArrayList<>();
        found.add(IntStream.range(0, points).boxed().toList());
        Set<List<Integer>> seen = new HashSet<>(found);
        for (int next = 0; next < found.size(); next++) {
            for (int[] generator : generators) {
                List<Integer> image =
                        found.get(next).stream().map(point -> generator[point]).toList();
                if (seen.add(image)) found.add(image);
            }
        }
        return new SymmetryGroup(found);
    }

    /** How many there are, the identity included. */
    public int size() {
        return permutations.size();
    }

    /** The fillings of the board with so many contents, symmetric ones counted once: the lemma of Cauchy and Frobenius. */
    public BigInteger fillings(int contents) {
        BigInteger fixed = BigInteger.ZERO;
        for (List<Integer> permutation : permutations) {
            fixed = fixed.add(Arrangements.variations(contents, cycles(permutation)));
        }
        return fixed.divide(BigInteger.valueOf(size()));
    }

    private static int cycles(List<Integer> permutation) {
        int cycles = 0;
        boolean[] seen = new boolean[permutation.size()];
        for (int begin = 0; begin < seen.length; begin++) {
            if (!seen[begin]) cycles++;
            for (int point = begin; !seen[point]; point = permutation.get(point)) seen[point] = true;
        }
        return cycles;
    }
}
