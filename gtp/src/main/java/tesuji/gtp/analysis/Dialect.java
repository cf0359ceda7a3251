package tesuji.gtp.analysis;

import java.util.List;
import java.util.Locale;
import tesuji.core.play.Analysis;
import tesuji.core.play.Analysis.Candidate;

/**
 * How programs expect an analysis: one line that holds all moves, each an {@code info} with keys and values, the line
 * of play last. All values are those of the side to move. A key whose value nobody knows is left out.
 */
public enum Dialect implements AnalysisText {
    /** Leela Zero's: whole numbers, ten-thousandths. */
    LEELA_ZERO {
        @Override
        void values(StringBuilder text, Candidate candidate, Analysis analysis) {
            tenThousandths(text, candidate);
        }

        @Override
        void lineVisits(StringBuilder text, List<Long> visits) {}

        @Override
        void board(StringBuilder text, View view, Query query) {}
    },

    /** KataGo's: fractions, points, and the board as a whole. */
    KATAGO {
        @Override
        void values(StringBuilder text, Candidate candidate, Analysis analysis) {
            key(text, "utility", utility(candidate.value()), 6);
            key(text, "winrate", candidate.value(), 6);
            points(text, candidate.lead(), analysis.deviation());
            key(text, "prior", candidate.prior(), 6);
            key(text, "lcb", candidate.bound(), 6);
            key(text, "utilityLcb", utility(candidate.bound()), 6);
        }
    },

    /**
     * Sabaki's: it takes fractions only from commands with KataGo's name, so ten-thousandths, and the lead in points.
     */
    SABAKI {
        @Override
        void values(StringBuilder text, Candidate candidate, Analysis analysis) {
            tenThousandths(text, candidate);
            key(text, "scoreLead", candidate.lead(), 3);
        }
    };

    abstract void values(StringBuilder text, Candidate candidate, Analysis analysis);

    @Override
    public String line(View view, Query query) {
        StringBuilder text = new StringBuilder();
        List<Candidate> candidates = view.candidates(query.fewest(), query.most(), query.banned());
        for (int order = 0; order < candidates.size(); order++) {
            Candidate candidate = candidates.get(order);
            text.append(order == 0 ? "info move " : " info move ").append(view.move(candidate));
            text.append(" visits ").append(candidate.visits());
            values(text, candidate, view.analysis());
            text.append(" order ").append(order).append(" pv");
            for (String move : view.line(candidate)) text.append(' ').append(move);
            if (query.lineVisits()) lineVisits(text, view.lineVisits(candidate));
        }
        if (!candidates.isEmpty()) board(text, view, query);
        return text.toString();
    }

    /** What is told of the moves of a line, after the line. */
    void lineVisits(StringBuilder text, List<Long> visits) {
        if (!visits.isEmpty()) text.append(" pvVisits");
        for (long count : visits) text.append(' ').append(count);
    }

    /** What is told of the position as a whole, after all moves. */
    void board(StringBuilder text, View view, Query query) {
        Analysis analysis = view.analysis();
        if (query.rootInfo()) {
            text.append(" rootInfo visits ").append(analysis.steps());
            key(text, "utility", utility(analysis.value()), 6);
            key(text, "winrate", analysis.value(), 6);
            points(text, analysis.lead(), analysis.deviation());
        }
        List<Double> owners = query.ownership() ? view.ownership() : List.of();
        if (!owners.isEmpty()) text.append(" ownership");
        for (double owner : owners) text.append(String.format(Locale.ROOT, " %.4f", owner + 0.0)); // -0 becomes 0
    }

    private static void tenThousandths(StringBuilder text, Candidate candidate) {
        key(text, "winrate", 10_000 * candidate.value(), 0);
        key(text, "prior", 10_000 * candidate.prior(), 0);
        key(text, "lcb", 10_000 * candidate.bound(), 0);
    }

    private static void points(StringBuilder text, double lead, double deviation) {
        key(text, "scoreMean", lead, 3);
        key(text, "scoreStdev", deviation, 3);
        key(text, "scoreLead", lead, 3);
        key(text, "scoreSelfplay", lead, 3);
    }

    /** From -1 (lost) to 1 (won). */
    private static double utility(double value) {
        return 2 * value - 1;
    }

    private static void key(StringBuilder text, String key, double value, int digits) {
        if (Double.isNaN(value)) return;
        text.append(' ').append(key).append(String.format(Locale.ROOT, " %." + digits + "f", value));
    }
}
