package tesuji.app.review;

import tesuji.core.play.Analysis;

/**
 * What one side may expect.
 *
 * @param winrate from 0 (lost) to 1 (won)
 * @param lead the margin in points; NaN when nobody counted
 */
public record Outlook(double winrate, double lead) {
    /** As the side to move sees it. */
    static Outlook of(Analysis analysis) {
        return new Outlook(analysis.value(), analysis.lead());
    }

    /** Of a game that is over, from half-points for that side. */
    static Outlook decided(int score) {
        return new Outlook((1 + Integer.signum(score)) / 2.0, score / 2.0);
    }

    /** As the other side sees it. */
    Outlook opposite() {
        return new Outlook(1 - winrate, -lead);
    }

    boolean isCounted() {
        return !Double.isNaN(lead);
    }
}
