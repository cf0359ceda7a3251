package tesuji.games.go.score;

import java.util.Arrays;
import java.util.List;
import tesuji.games.go.GoRules.Scoring;
import tesuji.games.go.Stones;

/**
 * Who owns each point at the end of a game.
 *
 * @param board the stones that are left when the dead ones are gone
 * @param owners for every point 1 (Black), -1 (White) or 0 (nobody)
 */
public record FinalOwnership(Stones board, List<Integer> owners) {
    public FinalOwnership {
        owners = List.copyOf(owners);
    }

    /**
     * Removes the dead stones and gives every region to the only colour around it (Śliwa 2013, §6.3). Under territory
     * counting a region that touches a group in seki belongs to nobody, as the Japanese rules have it.
     */
    public static FinalOwnership of(Stones stones, LifeAndDeath marks, Scoring scoring) {
        LifeAndDeath whole = marks.on(stones);
        Stones board = stones.without(whole.dead());
        int[] owners = new FloodFill().estimate(board);
        if (scoring == Scoring.TERRITORY) dropSeki(board, whole, owners);
        return new FinalOwnership(board, Arrays.stream(owners).boxed().toList());
    }

    private static void dropSeki(Stones board, LifeAndDeath marks, int[] owners) {
        Partition parts = Partition.byColour(board);
        int[] near = new int[4];
        for (int stone : marks.seki()) {
            int degree = board.neighbours(stone, near);
            for (int i = 0; i < degree; i++) {
                if (board.at(near[i]) != Stones.EMPTY || owners[near[i]] == 0) continue;
                int region = parts.part(near[i]);
                for (int j = 0; j < parts.size(region); j++) owners[parts.point(region, j)] = 0;
            }
        }
    }

    /** How many empty points this colour owns. */
    int surrounded(byte colour) {
        int count = 0;
        for (int point = 0; point < board.points(); point++) {
            if (board.at(point) == Stones.EMPTY && owners.get(point) == Estimator.sign(colour)) count++;
        }
        return count;
    }

    /** How many living stones this colour has. */
    int stones(byte colour) {
        int count = 0;
        for (int point = 0; point < board.points(); point++) if (board.at(point) == colour) count++;
        return count;
    }
}
