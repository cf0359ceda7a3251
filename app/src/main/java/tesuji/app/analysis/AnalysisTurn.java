package tesuji.app.analysis;

import org.jspecify.annotations.Nullable;

/**
 * One turn of a query on its way from the queue to its answer. The thread that reads may end it at any time; whoever
 * takes it from the queue answers it, and if nobody has, who ended it does.
 */
final class AnalysisTurn {
    private final AnalysisQuery query;
    private final AnalysisQuery.Turn turn;
    private boolean over;
    private @Nullable Thread searcher;

    AnalysisTurn(AnalysisQuery query, AnalysisQuery.Turn turn) {
        this.query = query;
        this.turn = turn;
    }

    AnalysisQuery query() {
        return query;
    }

    AnalysisQuery.Turn turn() {
        return turn;
    }

    int number() {
        return turn.number();
    }

    /** Lets the calling thread search; false if the turn was ended before. */
    synchronized boolean begin() {
        if (over) return false;
        searcher = Thread.currentThread();
        return true;
    }

    /** Ends the turn. True if nobody searches it, so that the caller has to answer; otherwise the searcher hurries. */
    synchronized boolean terminate() {
        boolean unanswered = !over && searcher == null;
        if (!over && searcher != null) searcher.interrupt();
        over = true;
        return unanswered;
    }

    /** The search has ended; no interrupt reaches the thread any more. */
    synchronized void end() {
        over = true;
        searcher = null;
        Thread.interrupted();
    }
}
