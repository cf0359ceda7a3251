package tesuji.endgame.check;

import java.util.List;

/**
 * A proof that was followed to its end without a flaw.
 *
 * @param holds whether it rests on nothing but the rules of Go and theorems that hold for every board
 * @param score Black's result with best play
 * @param premises what it rests on besides, in half sentences that go on from "holds, if"
 * @param claims how many claims were followed
 * @param positions positions of grounds, of regions and of sums for which the proof gives answers
 * @param best the first moves that are shown to keep the result
 * @param worse the first moves that are shown to lose something
 */
public record CheckedProof(
        boolean holds,
        String score,
        List<String> premises,
        int claims,
        int positions,
        List<String> best,
        List<String> worse) {
    public CheckedProof {
        premises = List.copyOf(premises);
        best = List.copyOf(best);
        worse = List.copyOf(worse);
    }
}
