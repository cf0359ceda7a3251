package tesuji.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.game.Walk;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.games.Games;

/** Small games are solved by brute force; a search that is long enough agrees. */
final class ExactValuesTest {
    /** The value of a position for side 0: 1 won, 0 drawn, -1 lost. For games in which no position comes back. */
    private static final class Solver {
        private final Game game;
        private final Map<Long, Integer> values = new HashMap<>();

        Solver(Game game) {
            this.game = game;
        }

        int value(Position position) {
            if (position.isOver()) return Integer.signum(position.score());
            Integer known = values.get(position.key());
            if (known != null) return known;
            int sign = position.toMove() == 0 ? 1 : -1;
            int best = -1;
            int[] moves = moves(position);
            for (int i = 0; i < moves.length; i++) {
                // from the middle outwards: there the good ones are
                position.play(moves[(moves.length + (i % 2 == 0 ? i : -i - 1)) / 2]);
                best = Math.max(best, sign * value(position));
                position.undo();
                if (best == 1) break;
            }
            values.put(position.key(), sign * best);
            return sign * best;
        }

        int[] moves(Position position) {
            int[] moves = new int[game.maxLegalMoves()];
            return Arrays.copyOf(moves, position.legalMoves(moves));
        }

        boolean keepsTheValue(Position position, int move) {
            int value = value(position);
            position.play(move);
            boolean keeps = value(position) == value;
            position.undo();
            return keeps;
        }
    }

    /** Plain UCT with half the usual exploration: it converges sooner where games are short. */
    private static MctsPlayer player(Game game) {
        return Mcts.read("mcts[capacity=200000,selection=Ucb1[exploration=0.7],play=PlaySettings[resignBelow=0]]")
                .player("test", game, Knowledge.of(game), 1);
    }

    private static int move(MctsPlayer player, GameRecord record, int steps) {
        return ((Decision.Play) player.choose(record, Limits.steps(steps))).move();
    }

    /** Against every way to play, hence against a perfect and a random opponent, too. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void ticTacToeIsNeverLost(int side) {
        Game game = Games.library().open("tictactoe");
        checkNeverLost(player(game), new Solver(game), GameRecord.of(game), game.start(), side);
    }

    private static void checkNeverLost(
            MctsPlayer player, Solver solver, GameRecord record, Position position, int side) {
        if (position.isOver()) {
            assertThat(side == 0 ? position.score() : -position.score())
                    .as("%s", record.moves())
                    .isNotNegative();
            return;
        }
        int[] moves = position.toMove() == side ? new int[] {move(player, record, 2000)} : solver.moves(position);
        for (int move : moves) {
            position.play(move);
            checkNeverLost(player, solver, record.then(move), position, side);
            position.undo();
        }
    }

    /** The first side wins, and after every opening the search knows whether it still does. */
    @ParameterizedTest
    @CsvSource({"3, 8000", "4, 15000"})
    void theWinnersOfAllHexOpeningsAreFound(int size, int steps) {
        Game game = Games.library().open("hex:size=" + size);
        Solver solver = new Solver(game);
        Position position = game.start();
        assertThat(solver.value(position)).isEqualTo(1);
        assertThat(solver.keepsTheValue(position, move(player(game), GameRecord.of(game), steps)))
                .isTrue();
        for (int opening = 0; opening < (size * size + 1) / 2; opening++) { // the others are these turned around
            position.play(opening);
            Decision decision = player(game).choose(GameRecord.of(game).then(opening), Limits.steps(steps));
            assertThat(decision.analysis().value() < 0.5).as("%s", opening).isEqualTo(solver.value(position) > 0);
            position.undo();
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 4, 5", "5, 4, 9", "4, 5, 9"})
    void movesOnSmallConnectFourBoardsKeepTheirValue(int width, int height, int ply) {
        Game game = Games.library().open("connectfour:width=" + width + ",height=" + height);
        Solver solver = new Solver(game);
        List<String> mistakes = new ArrayList<>();
        for (long seed = 1; seed <= 12; seed++) {
            Walk walk = Walk.of(game, seed);
            if (walk.length() <= ply) continue;
            Position position = walk.at(ply);
            GameRecord record = new GameRecord(game.id(), "", walk.moves().subList(0, ply));
            if (!solver.keepsTheValue(position, move(player(game), record, 20_000))) mistakes.add(record.toString());
        }
        assertThat(mistakes).isEmpty();
    }

    /** Columns from 0; all winning moves are given, and only they win in so many moves. */
    @ParameterizedTest
    @CsvSource({
        "0 6 1 6 2 5, '[3]', 1",
        "0 1 0 1 2 1 5, '[1]', 1",
        "3 0 2 6, '[4]', 2",
        "3 3 2 3, '[1, 4]', 2",
        "2 0 2 0 3 3, '[4]', 2",
        "5 1 4 6 0 5 1 4 2 3 3 1, '[2]', 3",
        "3 1 0 3 3 6 5 5 5 4 4 3, '[4]', 3",
        "1 2 1 4 3 0 6 3 0 5 4 2 5 0 6, '[2]', 3",
    })
    void winsInAFewMovesAreFound(String moves, String winning, int depth) {
        Game game = Games.library().open("connectfour");
        GameRecord record = GameRecord.of(game);
        for (String move : moves.split(" ")) record = record.then(Integer.parseInt(move));
        Position position = record.replay(game);
        Solver solver = new Solver(game);
        List<Integer> found = new ArrayList<>();
        for (int move : solver.moves(position)) {
            position.play(move);
            if (loses(position, solver, depth - 1)) found.add(move);
            position.undo();
        }
        assertThat(found).as("all moves that win").hasToString(winning);
        assertThat(found).contains(move(player(game), record, 5000));
    }

    /** Whether the side to move has lost, or will have in so many moves of the opponent whatever it does. */
    private static boolean loses(Position position, Solver solver, int depth) {
        if (position.isOver()) return position.score() != 0;
        if (depth == 0) return false;
        for (int reply : solver.moves(position)) {
            position.play(reply);
            boolean saved = position.isOver();
            if (!saved) {
                saved = true;
                for (int move : solver.moves(position)) {
                    position.play(move);
                    saved &= !loses(position, solver, depth - 1);
                    position.undo();
                }
            }
            position.undo();
            if (saved) return false;
        }
        return true;
    }
}
