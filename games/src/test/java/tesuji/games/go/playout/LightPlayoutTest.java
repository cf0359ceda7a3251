package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.PlayoutBoard;

class LightPlayoutTest {
    private static GoGame game(int size) {
        return (GoGame) Games.library().open("go:size=" + size + ",komi=7.5");
    }

    /**
     * What a C program of the same rules measured beside ours finds: 110.8 moves on 9×9, 454 to 454.5 on 19×19, Black's
     * share with komi 7.5 0.418 and 0.463. It scans on from a refused point where we draw again, so the two need not be
     * equal; ours, exactly uniform, has means of 111.0 and 455.4, near the upper end of what is allowed here.
     */
    @ParameterizedTest
    @CsvSource({"9, 40000, 110.8, 0.3, 0.418, 0.006", "19, 40000, 454, 1.5, 0.463, 0.008"})
    void lengthAndShareAreCloseToTheReference(
            int size, int playouts, double length, double lengthError, double share, double shareError) {
        GoGame game = game(size);
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        GoPosition start = (GoPosition) game.start();
        Rng rng = new Rng(7);
        Line line = new Line(0);
        long moves = 0;
        int wins = 0;
        for (int i = 0; i < playouts; i++) {
            line.clear();
            if (playout.finish(start, rng, line) > 0) wins++;
            moves += line.length();
        }
        assertThat((double) moves / playouts).isCloseTo(length, within(lengthError));
        assertThat((double) wins / playouts).isCloseTo(share, within(shareError));
    }

    /** The first random move lies on the edge with probability 4 (n - 1) / n² (Wieczorek 2009, §4.6). */
    @ParameterizedTest
    @ValueSource(ints = {5, 9, 19})
    void theEdgeIsPlayedAsOftenAsItIsLong(int size) {
        GoGame game = game(size);
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        GoPosition start = (GoPosition) game.start();
        Rng rng = new Rng(size);
        Line line = new Line(0);
        int playouts = 4000;
        int edge = 0;
        for (int i = 0; i < playouts; i++) {
            line.clear();
            playout.finish(start, rng, line);
            int column = line.move(0) % size;
            int row = line.move(0) / size;
            if (Math.min(column, row) == 0 || Math.max(column, row) == size - 1) edge++;
        }
        assertThat((double) edge / playouts).isCloseTo(4.0 * (size - 1) / (size * size), within(0.03));
    }

    /** The line, replayed by the exact rules, ends in the same stones, and the area is the exact position's score. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 9, 13, 19})
    void theLineIsAGameAndItsScoreIsRight(int size) {
        GoGame game = game(size);
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        Rng rng = new Rng(size);
        Line line = new Line(0);
        for (int i = 0; i < 50; i++) {
            GoPosition position = (GoPosition) game.start();
            for (int move = 0; move < i % 10 && !position.isOver(); move++) {
                int[] legal = new int[game.maxLegalMoves()];
                position.play(legal[rng.nextInt(position.legalMoves(legal))]);
            }
            line.clear();
            int score = playout.finish(position, rng, line);
            for (int move = 0; move < line.length(); move++) {
                assertThat(position.isLegal(line.move(move))).isTrue();
                position.play(line.move(move));
            }
            for (int point = 0; point < size * size; point++) {
                int cell = game.geometry().cell(point);
                assertThat(playout.board().colour(cell))
                        .isEqualTo(position.board().colour(cell));
            }
            if (position.passes() == 2) assertThat(position.score()).isEqualTo(score);
            else assertThat(line.length()).isEqualTo(LightPlayout.CAP * size * size);
        }
    }

    /** At the end no two empty points touch and nothing but eyes is left (Wieczorek 2009, §2.3). */
    @ParameterizedTest
    @EnumSource(EyeRule.class)
    void endedPlayoutsLeaveOnlySinglePoints(EyeRule eyes) {
        GoGame game = game(9);
        LightPlayout playout = new LightPlayout(game, eyes);
        Rng rng = new Rng(3);
        Line line = new Line(0);
        for (int i = 0; i < 300; i++) {
            line.clear();
            playout.finish(game.start(), rng, line);
            if (line.length() == LightPlayout.CAP * 81) continue;
            for (int point = 0; point < 81; point++) {
                int cell = game.geometry().cell(point);
                if (playout.board().colour(cell) != Chains.EMPTY) continue;
                assertThat(playout.board().colour(cell + 1)).isNotEqualTo(Chains.EMPTY);
                assertThat(playout.board().colour(cell + game.geometry().stride()))
                        .isNotEqualTo(Chains.EMPTY);
            }
        }
    }

    /** The first move is uniform over the points: chi-square with 80 degrees of freedom, 0.1 % level. */
    @Test
    void theFirstMoveIsUniform() {
        GoGame game = game(9);
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        Rng rng = new Rng(11);
        Line line = new Line(0);
        int[] counts = new int[81];
        int playouts = 16_200;
        for (int i = 0; i < playouts; i++) {
            line.clear();
            playout.finish(game.start(), rng, line);
            counts[line.move(0)]++;
        }
        double expected = playouts / 81.0;
        double chiSquare = 0;
        for (int count : counts) chiSquare += (count - expected) * (count - expected) / expected;
        assertThat(chiSquare).isBetween(40.0, 124.8);
    }

    /**
     * Where most empty points are eyes or suicide, the next move is uniform over the rest: chi-square is below what one
     * position in a thousand exceeds.
     */
    @ParameterizedTest
    @CsvSource({"60, 1", "70, 2", "80, 3", "80, 4"})
    void theNextMoveIsUniformWhereManyAreRefused(int moves, int seed) {
        GoGame game = game(9);
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        GoPosition position = (GoPosition) game.start();
        Line line = new Line(0);
        playout.finish(position, new Rng(seed), line, moves);
        for (int i = 0; i < line.length(); i++) position.play(line.move(i));
        PlayoutBoard board = new PlayoutBoard(game.geometry(), EyeRule.DIAGONAL);
        board.load(position.board(), position.koCell());
        List<Integer> playable = new ArrayList<>();
        for (int point = 0; point < 81; point++) {
            boolean eye = board.isEye(game.geometry().cell(point), Chains.BLACK + position.toMove());
            if (position.isLegal(point) && !eye) playable.add(point);
        }
        int[] counts = new int[82];
        int playouts = 400 * playable.size();
        Rng rng = new Rng(seed);
        for (int i = 0; i < playouts; i++) {
            line.clear();
            playout.finish(position, rng, line, 1);
            counts[line.move(0)]++;
        }
        double chiSquare = 0;
        int drawn = 0;
        for (int point : playable) {
            chiSquare += (counts[point] - 400.0) * (counts[point] - 400.0) / 400;
            drawn += counts[point];
        }
        assertThat(playable).hasSizeBetween(2, 40);
        assertThat(drawn).isEqualTo(playouts);
        int freedom = playable.size() - 1;
        assertThat(chiSquare).isLessThan(freedom + 4 * Math.sqrt(2 * freedom) + 4);
    }

    @Test
    void theSameSeedGivesTheSamePlayouts() {
        GoGame game = game(9);
        assertThat(fingerprint(game, 5)).isEqualTo(fingerprint(game, 5)).isNotEqualTo(fingerprint(game, 6));
    }

    private static long fingerprint(GoGame game, long seed) {
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        Rng rng = new Rng(seed);
        Line line = new Line(0);
        long hash = 0;
        for (int i = 0; i < 20; i++) {
            hash = 31 * hash + playout.finish(game.start(), rng, line);
            hash = 31 * hash + line.length();
        }
        return hash;
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 19})
    void nothingIsAllocated(int size) {
        GoGame game = game(size);
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        GoPosition start = (GoPosition) game.start();
        Rng rng = new Rng(1);
        Line line = new Line(LightPlayout.CAP * size * size);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = threads.getThreadAllocatedBytes(thread);
            for (int i = 0; i < 500; i++) {
                line.clear();
                playout.finish(start, rng, line);
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(thread) - before);
        }
        // the counter's own call may allocate a few bytes; 500 playouts with one object each would show 8000
        assertThat(least).isLessThan(500);
    }

    /** The line of the playout replayed on the exact board counts the same prisoners. */
    @ParameterizedTest
    @ValueSource(ints = {5, 9, 13})
    void capturesAreThoseOfTheReplayedGame(int size) {
        GoGame game = (GoGame) Games.library().open("go:size=" + size);
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        Rng rng = new Rng(size);
        for (int i = 0; i < 30; i++) {
            GoPosition position = (GoPosition) game.start();
            Line begun = new Line(game.maxLength());
            playout.finish(position, rng, begun, i);
            for (int j = 0; j < begun.length() && position.isLegal(begun.move(j)); j++) position.play(begun.move(j));
            Line line = new Line(game.maxLength());
            playout.finish(position, rng, line);
            int[] captures = {playout.captures(0), playout.captures(1)};
            Chains board = position.board();
            int mover = position.toMove();
            for (int j = 0; j < line.length(); j++) {
                if (line.move(j) != game.pass())
                    board.play(game.geometry().cell(line.move(j)), Chains.BLACK + (mover + j & 1));
            }
            assertThat(captures).containsExactly(board.captured(Chains.WHITE), board.captured(Chains.BLACK));
        }
    }

    @Test
    void aCappedPlayoutIsTheBeginningOfALongerOne() {
        GoGame game = (GoGame) Games.library().open("go:size=9");
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        Line whole = new Line(game.maxLength());
        playout.finish(game.start(), new Rng(3), whole);
        for (int cap : new int[] {0, 1, 40, 500}) {
            Line line = new Line(game.maxLength());
            playout.finish(game.start(), new Rng(3), line, cap);
            assertThat(line.length()).isEqualTo(Math.min(cap, whole.length()));
            for (int i = 0; i < line.length(); i++) assertThat(line.move(i)).isEqualTo(whole.move(i));
        }
    }

    @Test
    void aFinishedGameIsOnlyCounted() {
        GoGame game = (GoGame) Games.library().open("go:size=9,komi=7.5");
        GoPosition position = (GoPosition) game.start();
        position.play(40);
        position.play(game.pass());
        position.play(game.pass());
        LightPlayout playout = new LightPlayout(game, EyeRule.DIAGONAL);
        Line line = new Line(16);
        assertThat(playout.finish(position, new Rng(1), line)).isEqualTo(2 - 15);
        assertThat(line.length()).isZero();
    }
}
