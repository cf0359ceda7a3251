package tesuji.desk.review;

import tesuji.core.play.Analysis;
import tesuji.core.play.Measure;

/**
 * What one side may expect.
 *
 * @param winrate from 0 (lost) to 1 (won)
 * @param lead the margin in points; NaN when nobody counted
 * @param measure what the first number is: players that do not count wins give another value in its place
 */
public record WinEstimate(double winrate, double lead, Measure measure) {
    /** As the side to move sees it. */
    static WinEstimate of(Analysis analysis) {
        return new WinEstimate(analysis.value(), analysis.lead(), analysis.measure());
    }

    /** Of a game that is over, from half-points for that side. */
    static WinEstimate decided(int score) {
        return new WinEstimate((1 + Integer.signum(score)) / 2.0, score / 2.0, Measure.VALUE);
    }

    /** As the other side sees it. */
    WinEstimate opposite() {
        return new WinEstimate(1 - winrate, -lead, measure);
    }

    boolean isCounted() {
        return !Double.isNaN(lead);
    }
}
