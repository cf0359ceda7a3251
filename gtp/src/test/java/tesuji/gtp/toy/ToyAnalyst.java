package tesuji.gtp.toy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.core.play.TreeView;

/**
 * Considers the first three moves it may, reports twice, and chooses the first; without a limit on the steps it then
 * waits to be interrupted. Of the third move it knows neither points nor what it looked like before. It claims that
 * every line of its tree was visited twice, up to two moves.
 */
public record ToyAnalyst(Game game) implements Analyst, TreeView {
    @Override
    public String name() {
        return "toy-analyst";
    }

    @Override
    public Decision analyse(GameRecord record, AnalysisRequest request, Consumer<Analysis> listener) {
        Position position = record.replay(game);
        listener.accept(analysis(position, request, 1));
        Analysis last = analysis(position, request, 2);
        listener.accept(last);
        if (request.limits().steps() == Long.MAX_VALUE) awaitInterrupt();
        return new Decision.Play(last.candidates().get(0).move(), last);
    }

    @Override
    public Optional<Level> level(List<Integer> moves) {
        return moves.size() > 2 ? Optional.empty() : Optional.of(new Level(moves, 2, 0.5, List.of()));
    }

    @Override
    public Size size() {
        return new Size(1, 1, 1);
    }

    /** The flag stays set. */
    private static void awaitInterrupt() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private Analysis analysis(Position position, AnalysisRequest request, int round) {
        int side = position.toMove();
        List<Integer> moves = IntStream.of(legal(position))
                .filter(move -> request.bans().stream()
                        .noneMatch(ban -> ban.side() == side
                                && ban.plies() > 0
                                && ban.moves().contains(move)))
                .boxed()
                .toList();
        List<Analysis.Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < Math.min(3, moves.size()); i++) {
            candidates.add(candidate(position, moves.get(i), i, round));
        }
        List<Double> owners = request.ownership() ? ownership() : List.of();
        return new Analysis(10L * round, 0.5625, 1.5, 12.25, candidates, owners);
    }

    private static Analysis.Candidate candidate(Position position, int move, int place, int round) {
        List<Integer> line = line(position, move);
        return switch (place) {
            case 0 -> new Analysis.Candidate(move, 6L * round, 0.625, 2.5, 0.5, 0.5, line);
            case 1 -> new Analysis.Candidate(move, 3L * round, 0.46875, -0.25, 0.25, 0.375, line);
            default -> new Analysis.Candidate(move, round, 0.25);
        };
    }

    /** The move, and the first legal answer. */
    private static List<Integer> line(Position position, int move) {
        position.play(move);
        int[] answers = legal(position);
        position.undo();
        return answers.length == 0 ? List.of(move) : List.of(move, answers[0]);
    }

    /** The first point is all Black's, the second all White's, the others lean to Black. */
    private List<Double> ownership() {
        int points = game.notation().picture(game.start()).layout().points();
        return IntStream.range(0, points)
                .mapToObj(point -> point == 0 ? 1.0 : point == 1 ? -1.0 : 0.25)
                .toList();
    }

    private static int[] legal(Position position) {
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        return Arrays.copyOf(moves, count);
    }
}
