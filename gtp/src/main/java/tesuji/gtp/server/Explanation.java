package tesuji.gtp.server;

import java.util.List;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Measure;
import tesuji.gtp.MoveText;

/**
 * What a player thought of a move it chose, in the words of the protocol.
 *
 * @param choice the move or {@code resign}
 * @param measure what the values are
 * @param candidates the moves it considered, best first
 * @param notice what kept it from thinking as it should; empty when nothing did
 */
public record Explanation(
        String choice, long steps, double value, Measure measure, List<Candidate> candidates, String notice) {
    private static final int SHOWN = 5;

    public Explanation {
        candidates = List.copyOf(candidates);
    }

    /** One move considered; the value is that of {@link Explanation#measure}. */
    public record Candidate(String move, long visits, double value) {}

    static Explanation of(Position position, Decision decision) {
        Analysis analysis = decision.analysis();
        String choice = decision instanceof Decision.Play play ? MoveText.write(position, play.move()) : "resign";
        List<Candidate> candidates = analysis.candidates().stream()
                .filter(candidate -> position.isLegal(candidate.move()))
                .map(candidate -> new Candidate(
                        MoveText.write(position, candidate.move()), candidate.visits(), candidate.value()))
                .toList();
        return new Explanation(
                choice, analysis.steps(), analysis.value(), analysis.measure(), candidates, analysis.notice());
    }

    /** One line for the choice and one for each of the best candidates. */
    public String text() {
        if (steps == 0) return choice;
        StringBuilder text = new StringBuilder(choice);
        String expected = measure == Measure.WIN_RATE ? measure.text(value) : "a value of " + measure.text(value);
        text.append(", expecting ")
                .append(expected)
                .append(" after ")
                .append(steps)
                .append(" steps");
        for (Candidate candidate : candidates.subList(0, Math.min(SHOWN, candidates.size()))) {
            text.append('\n').append(candidate.move());
            text.append(' ')
                    .append(measure.text(candidate.value()))
                    .append(" of ")
                    .append(candidate.visits());
        }
        if (!notice.isEmpty()) text.append('\n').append(notice);
        return text.toString();
    }
}
