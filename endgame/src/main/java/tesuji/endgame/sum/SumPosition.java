package tesuji.endgame.sum;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tesuji.endgame.value.Side;

/**
 * A sum and who is to move in it.
 *
 * @param parts handles in ascending order; equal parts stand as often as there are of them
 */
public record SumPosition(List<Integer> parts, Side toMove) {
    public SumPosition {
        List<Integer> sorted = new ArrayList<>(parts);
        Collections.sort(sorted);
        parts = List.copyOf(sorted);
    }

    /** The position after a move of the side to move. */
    public SumPosition after(Ply ply) {
        List<Integer> next = new ArrayList<>(parts);
        if (!next.remove((Integer) ply.from())) throw new IllegalArgumentException(ply + " in " + this);
        next.add(ply.to());
        return new SumPosition(next, toMove.other());
    }
}
