package tesuji.endgame.safety;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Partition;

/** Which groups may be walls though nobody has shown that they live. What is found with them holds if they do. */
public sealed interface AssumedWalls {
    /** No group: a result is proven or not known. */
    AssumedWalls NONE = new Nothing();

    /** Groups that find two eyes as far as can be seen. */
    AssumedWalls EYES = new Eyes();

    /**
     * All walls of a board, those that are shown to live first.
     *
     * @param positions that may be looked at for each colour and kind of wall
     */
    Safety safety(Stones stones, long positions);

    /** See {@link #NONE}. */
    record Nothing() implements AssumedWalls {
        @Override
        public Safety safety(Stones stones, long positions) {
            return Safety.shown(stones, positions);
        }
    }

    /** See {@link #EYES} and {@link AssumedLife}. */
    record Eyes() implements AssumedWalls {
        @Override
        public Safety safety(Stones stones, long positions) {
            return Safety.ofGroups(stones, positions);
        }
    }

    /**
     * Chains that somebody expects to stay: playouts or a network, each stone of them at least so surely. A chain in
     * atari is none of them, because its points may be kept without it: where it is a bait, whoever takes it is taken.
     *
     * @param ownership by point, from -1 (White will own it) to 1 (Black)
     * @param threshold what each stone of a chain must reach, above 0 and at most 1
     */
    record Owned(List<Double> ownership, double threshold) implements AssumedWalls {
        public Owned {
            ownership = List.copyOf(ownership);
            if (!(threshold > 0 && threshold <= 1)) throw new IllegalArgumentException("threshold " + threshold);
        }

        @Override
        public Safety safety(Stones stones, long positions) {
            if (ownership.size() != stones.points()) throw new IllegalArgumentException(ownership.size() + " points");
            return Safety.ofOwned(stones, this, positions);
        }

        /** By part, whether it is such a chain. */
        boolean[] chains(LinkedGroups groups) {
            boolean[] chains = new boolean[groups.parts().count()];
            for (int part = 0; part < chains.length; part++) {
                chains[part] = groups.isChain(part) && isKept(groups, part) && !isInAtari(groups, part);
            }
            return chains;
        }

        private boolean isKept(LinkedGroups groups, int chain) {
            Partition parts = groups.parts();
            for (int i = 0; i < parts.size(chain); i++) {
                int point = parts.point(chain, i);
                double owner = ownership.get(point);
                if ((groups.stones().at(point) == Stones.BLACK ? owner : -owner) < threshold) return false;
            }
            return true;
        }

        private static boolean isInAtari(LinkedGroups groups, int chain) {
            Set<Integer> liberties = new HashSet<>();
            int[] near = new int[4];
            for (int i = 0; i < groups.parts().size(chain); i++) {
                int degree = groups.stones().neighbours(groups.parts().point(chain, i), near);
                for (int j = 0; j < degree; j++) {
                    if (groups.stones().at(near[j]) == Stones.EMPTY) liberties.add(near[j]);
                }
            }
            return liberties.size() == 1;
        }
    }
}
