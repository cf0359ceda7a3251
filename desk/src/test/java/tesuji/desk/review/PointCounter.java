package tesuji.desk.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/**
 * Values a 5×5 board by where the stones stand: C3 counts 10 points, D3 six, C2 four, all other points nothing. Each
 * point of lead is worth one per cent. The best move takes the point that counts most.
 */
final class PointCounter implements Player {
    private static final Map<String, Integer> WORTH = Map.of("C3", 10, "D3", 6, "C2", 4);

    private final Game game;
    private final boolean counts;
    int searches;

    /** A player that does not count tells no scores. */
    PointCounter(Game game, boolean counts) {
        this.game = game;
        this.counts = counts;
    }

    @Override
    public String name() {
        return "counter";
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        searches++;
        Position position = record.replay(game);
        int lead = lead(position);
        List<Integer> line = bestFirst(position).subList(0, 2);
        double shown = counts ? lead : Double.NaN;
        List<Analysis.Candidate> candidates =
                List.of(new Analysis.Candidate(line.get(0), 5, 0.5, shown, Double.NaN, 0, line));
        Analysis analysis = new Analysis(5, 0.5 + lead / 100.0, shown, shown, candidates, List.of());
        return new Decision.Play(line.get(0), analysis);
    }

    private int lead(Position position) {
        Picture picture = game.notation().picture(position);
        int black = IntStream.range(0, 25)
                .filter(point -> picture.owner(point) >= 0)
                .map(point -> picture.owner(point) == 0 ? worth(point) : -worth(point))
                .sum();
        return position.toMove() == 0 ? black : -black;
    }

    private List<Integer> bestFirst(Position position) {
        int[] legal = new int[game.maxLegalMoves()];
        int count = position.legalMoves(legal);
        List<Integer> moves = new ArrayList<>(
                IntStream.range(0, count).mapToObj(i -> legal[i]).toList());
        moves.sort(Comparator.comparingInt(this::worth).reversed());
        return moves;
    }

    private int worth(int move) {
        return WORTH.getOrDefault(game.notation().move(move), 0);
    }
}
