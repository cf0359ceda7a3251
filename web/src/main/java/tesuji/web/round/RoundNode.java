package tesuji.web.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** One place of a {@link RoundTree}: the position after a move, and what was said about it. */
final class RoundNode {
    /** Node 0 was reached by no move. */
    static final int NO_MOVE = -1;

    final int number;
    final int parent;
    final int move;
    final int mover;
    final String by;
    /** Moves from the beginning. */
    final int depth;

    final List<RoundNode> children = new ArrayList<>();
    /** What each side has left on its clock here. */
    RoundClock.Left left;

    String comment = "";
    List<PointMark> marks = List.of();
    Optional<AnalysisFrame> analysis = Optional.empty();
    Optional<RoundTree.GaveUp> gaveUp = Optional.empty();
    final Set<Integer> disputed = new TreeSet<>();
    boolean pruned;
    /** Whether a program was asked to move here, has not done so, and was not stopped. */
    boolean awaited;

    RoundNode(int number, @Nullable RoundNode parent, int move, int mover, String by, RoundClock.Left left) {
        this.number = number;
        this.parent = parent == null ? 0 : parent.number;
        this.move = move;
        this.mover = mover;
        this.by = by;
        this.left = left;
        depth = parent == null ? 0 : parent.depth + 1;
    }

    OptionalInt loser() {
        return gaveUp.map(end -> OptionalInt.of(end.side())).orElseGet(OptionalInt::empty);
    }
}
