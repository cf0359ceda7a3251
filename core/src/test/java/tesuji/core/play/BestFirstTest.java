package tesuji.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.core.game.Position;

final class BestFirstTest implements PlayerContract {
    private final Game game = new Heaps(3, 3);

    @Override
    public Game game() {
        return game;
    }

    @Override
    public Player player(Game game, long seed) {
        return new BestFirst(game, BestFirstTest::outcome);
    }

    /** The best outcome for side 0, by trying everything. */
    private static double outcome(Position position) {
        if (position.isOver()) return Integer.signum(position.score());
        int sign = position.toMove() == 0 ? 1 : -1;
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        double best = -1;
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            best = Math.max(best, sign * outcome(position));
            position.undo();
        }
        return sign * best;
    }

    /** Whoever meets equal heaps loses, so the second side wins from the start, and the first after a bad reply. */
    @Test
    void withAPerfectHeuristicItPlaysPerfectly() {
        BestFirst search = new BestFirst(game, BestFirstTest::outcome);
        Position position = game.start();
        search.finish(position);
        assertThat(position.score()).isNegative();
        Position won = game.start();
        won.play(game.notation().move("a1"));
        won.play(game.notation().move("a1"));
        search.finish(won);
        assertThat(won.score()).isPositive();
    }

    @Test
    void theSideToMoveSeesTheEstimateItsOwnWay() {
        Game larger = new Heaps(4, 3);
        GameRecord record = GameRecord.of(larger).then(larger.notation().move("b3"));
        // few moves left are said to be good for side 0, so side 1 leaves many
        BestFirst search =
                new BestFirst(larger, position -> -position.legalMoves(new int[larger.maxLegalMoves()]) / 10.0);
        assertThat(((Decision.Play) search.choose(record, Limits.NONE)).move())
                .isEqualTo(larger.notation().move("a1"));
    }
}
