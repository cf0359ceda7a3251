package tesuji.app.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/** The turns that wait, those with the highest priority first and among equals the oldest; and all not yet answered. */
final class TurnQueue {
    private record Entry(AnalysisTurn turn, long number) {}

    private final PriorityQueue<Entry> waiting = new PriorityQueue<>(
            Comparator.comparingLong((Entry entry) -> -entry.turn().turn().priority())
                    .thenComparingLong(Entry::number));
    private final Set<AnalysisTurn> open = new LinkedHashSet<>();
    private long added;
    private boolean closed;

    synchronized void add(List<AnalysisTurn> turns) {
        for (AnalysisTurn turn : turns) {
            open.add(turn);
            waiting.add(new Entry(turn, added++));
        }
        notifyAll();
    }

    /** Waits for the next turn; empty if no more will come. */
    synchronized Optional<AnalysisTurn> take() throws InterruptedException {
        while (waiting.isEmpty() && !closed) wait();
        return Optional.ofNullable(waiting.poll()).map(Entry::turn);
    }

    /** The turn has been answered. */
    synchronized void answered(AnalysisTurn turn) {
        open.remove(turn);
    }

    /** All turns that have not been answered, in the order in which they came. */
    synchronized List<AnalysisTurn> open() {
        return new ArrayList<>(open);
    }

    /** No more turns will come. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }
}
