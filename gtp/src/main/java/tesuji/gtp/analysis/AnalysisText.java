package tesuji.gtp.analysis;

/** A way to write what a player thinks as one line. */
@FunctionalInterface
public interface AnalysisText {
    /** The whole line; empty if there is nothing to tell yet. */
    String line(View view, Query query);
}
