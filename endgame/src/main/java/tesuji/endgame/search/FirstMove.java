package tesuji.endgame.search;

import java.util.Optional;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Partition;

/**
 * A stone put on a board of any size.
 *
 * @param stones the board after it
 * @param captured how many stones it captured
 * @param ban where a ko may not be retaken at once, {@link BoardSearch#NONE} if there is none
 */
record FirstMove(Stones stones, int captured, int ban) {
    /** Puts a stone of a colour on an empty point; nothing if that is suicide. */
    static Optional<FirstMove> of(Stones before, int point, byte colour) {
        byte[] colours = before.toArray();
        colours[point] = colour;
        Stones with = new Stones(before.size(), colours);
        Partition chains = Partition.byColour(with);
        int[] near = new int[4];
        int degree = with.neighbours(point, near);
        int captured = 0;
        int last = BoardSearch.NONE;
        for (int i = 0; i < degree; i++) {
            int chain = chains.part(near[i]);
            if (colours[near[i]] != Stones.opponent(colour) || hasLiberty(with, chains, chain)) continue;
            captured += chains.size(chain);
            last = near[i];
            for (int j = 0; j < chains.size(chain); j++) colours[chains.point(chain, j)] = Stones.EMPTY;
        }
        int own = chains.part(point);
        if (captured == 0 && !hasLiberty(with, chains, own)) return Optional.empty();
        boolean ko = captured == 1 && chains.size(own) == 1 && !hasLiberty(with, chains, own);
        int ban = ko ? last : BoardSearch.NONE;
        return Optional.of(new FirstMove(new Stones(before.size(), colours), captured, ban));
    }

    private static boolean hasLiberty(Stones stones, Partition chains, int chain) {
        int[] near = new int[4];
        for (int i = 0; i < chains.size(chain); i++) {
            int degree = stones.neighbours(chains.point(chain, i), near);
            for (int j = 0; j < degree; j++) if (stones.at(near[j]) == Stones.EMPTY) return true;
        }
        return false;
    }
}
