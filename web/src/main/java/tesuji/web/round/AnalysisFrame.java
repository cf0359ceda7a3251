package tesuji.web.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.web.wire.Wire;

/**
 * What a player thinks of a position, for a page. Values are those of the side to move, from 0 to 1; leads are points.
 * What nobody said is absent.
 *
 * @param player who thinks so
 * @param side who is to move
 * @param unit what the steps are, in the plural
 * @param measure what the values are: {@code win_rate} or {@code value}
 * @param candidates best first, at most ten
 * @param ownership for each point from -1 (the second side) to 1 (the first)
 */
public record AnalysisFrame(
        String player,
        int side,
        long steps,
        @Nullable Double value,
        @Nullable Double lead,
        String unit,
        String measure,
        List<CandidateMove> candidates,
        @Nullable List<Double> ownership) {
    private static final int MOST_CANDIDATES = 10;
    private static final int LONGEST_LINE = 12;

    public AnalysisFrame {
        candidates = List.copyOf(candidates);
        ownership = ownership == null ? null : List.copyOf(ownership);
    }

    /**
     * A move that was considered.
     *
     * @param gesture the points of the move
     * @param loss how much less it is worth than the best one, in hundredths of a win
     * @param line what is expected, beginning with this move
     */
    public record CandidateMove(
            String move,
            List<Integer> gesture,
            long visits,
            @Nullable Double value,
            @Nullable Double lead,
            @Nullable Double prior,
            @Nullable Double loss,
            List<LineMove> line) {
        public CandidateMove {
            gesture = List.copyOf(gesture);
            line = List.copyOf(line);
        }
    }

    /** One move of an expected line, with its points and its side. */
    public record LineMove(String move, List<Integer> gesture, int side) {
        public LineMove {
            gesture = List.copyOf(gesture);
        }
    }

    /** What a player said of this position, which is left as it was. */
    public static AnalysisFrame of(String player, Analysis analysis, Position position) {
        List<Analysis.Candidate> best =
                analysis.candidates().stream().limit(MOST_CANDIDATES).toList();
        double top = best.isEmpty() ? analysis.value() : best.get(0).value();
        return new AnalysisFrame(
                player,
                position.toMove(),
                analysis.steps(),
                Wire.rounded(analysis.value(), 4),
                Wire.rounded(analysis.lead(), 2),
                analysis.unit(),
                analysis.measure().name().toLowerCase(Locale.ROOT),
                best.stream()
                        .map(candidate -> candidate(candidate, top, position))
                        .toList(),
                analysis.ownership().isEmpty() ? null : ownership(analysis.ownership()));
    }

    private static CandidateMove candidate(Analysis.Candidate candidate, double top, Position position) {
        Game game = position.game();
        return new CandidateMove(
                game.notation().move(candidate.move()),
                SceneMaker.points(game.notation().gesture(position, candidate.move())),
                candidate.visits(),
                Wire.rounded(candidate.value(), 4),
                Wire.rounded(candidate.lead(), 2),
                Wire.rounded(candidate.prior(), 4),
                Wire.rounded(100 * Math.max(0, top - candidate.value()), 1),
                line(candidate.line(), position));
    }

    private static List<LineMove> line(List<Integer> moves, Position position) {
        List<LineMove> line = new ArrayList<>();
        Game game = position.game();
        for (int move : moves) {
            if (line.size() == LONGEST_LINE || !position.isLegal(move)) break;
            line.add(new LineMove(
                    game.notation().move(move),
                    SceneMaker.points(game.notation().gesture(position, move)),
                    position.toMove()));
            position.play(move);
        }
        for (int i = 0; i < line.size(); i++) position.undo();
        return line;
    }

    private static List<Double> ownership(List<Double> exact) {
        return exact.stream().map(value -> Math.round(100 * value) / 100.0).toList();
    }

    /** What the first side may expect, from 0 to 1. */
    @Nullable
    Double valueOfFirst() {
        return value == null || side == 0 ? value : Wire.rounded(1 - value, 4);
    }

    /** The points by which the first side is ahead. */
    @Nullable
    Double leadOfFirst() {
        return lead == null || side == 0 ? lead : Wire.rounded(-lead, 2);
    }

    /** The same without who owns what, which is too much to keep. */
    public AnalysisFrame withoutOwnership() {
        return new AnalysisFrame(player, side, steps, value, lead, unit, measure, candidates, null);
    }
}
