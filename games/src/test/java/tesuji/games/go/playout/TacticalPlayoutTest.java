package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tesuji.core.base.RecordText;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;

/** What holds for every playout on the tactical board. */
final class TacticalPlayoutTest {
    static final List<GoPlayout> RECIPES = List.of(
            Ordered.STANDARD,
            DrakeUurtamo.STANDARD,
            UrgencyBased.STANDARD,
            SequenceLike.STANDARD,
            new SequenceLike(0, 4),
            new DrakeUurtamo(0, 0, 0, 0.5, 0.5));

    /** The line, replayed by the exact rules, is a game that ends in the same score, prisoners and owners. */
    @ParameterizedTest
    @FieldSource("RECIPES")
    void theLineIsAGame(GoPlayout recipe) {
        for (int size : new int[] {2, 4, 5, 9, 13}) {
            GoGame game = Playouts.game(size);
            TacticalPlayout playout = (TacticalPlayout) recipe.on(game);
            Rng rng = new Rng(size);
            for (int i = 0; i < 10; i++) {
                GoPosition position = opening(game, i % 7, rng);
                Line line = new Line(0);
                int score = playout.finish(position, rng, line);
                replay(position, line);
                assertThat(playout.captures(0)).isEqualTo(position.board().captured(Chains.WHITE));
                assertThat(playout.captures(1)).isEqualTo(position.board().captured(Chains.BLACK));
                if (position.passes() < 2) {
                    assertThat(line.length() == LightPlayout.CAP * size * size || isIdle(line, size))
                            .isTrue();
                    continue;
                }
                assertThat(score).isEqualTo(position.score());
                int[] owners = new int[size * size];
                playout.addOwners(owners);
                int lead = 0;
                for (int owner : owners) lead += owner;
                assertThat(2 * lead - game.rules().compensation()).isEqualTo(score);
            }
        }
    }

    private static GoPosition opening(GoGame game, int length, Rng rng) {
        GoPosition position = (GoPosition) game.start();
        int[] legal = new int[game.maxLegalMoves()];
        for (int i = 0; i < length; i++) {
            int stones = position.legalMoves(legal) - 1; // the last one is a pass
            if (stones > 0) position.play(legal[rng.nextInt(stones)]);
        }
        return position;
    }

    private static void replay(GoPosition position, Line line) {
        for (int i = 0; i < line.length(); i++) {
            assertThat(position.isLegal(line.move(i))).isTrue();
            position.play(line.move(i));
        }
    }

    /** The same moves again and again, with passes between them. */
    private static boolean isIdle(Line line, int size) {
        int passes = 0;
        for (int i = line.length() - 4 * TacticalPlayout.IDLE; i < line.length(); i++) {
            if (line.move(i) == size * size) passes++;
        }
        return passes >= TacticalPlayout.IDLE;
    }

    /** Two false eyes with a ko each, and a side that has no other move: without more ado it would go on for ever. */
    @Test
    void gamesThatGoRoundInCirclesEnd() {
        GoGame game = Playouts.game(9);
        OrderedPlayout playout = new Ordered(true, true, true, true, EyeRule.ORTHOGONAL).on(game);
        Rng rng = new Rng(1);
        Line line = new Line(0);
        int capped = 0;
        int idle = 0;
        for (int i = 0; i < 200; i++) {
            line.clear();
            playout.finish(game.start(), rng, line);
            if (line.length() == LightPlayout.CAP * 81) capped++;
            else if (line.move(line.length() - 2) != 81) idle++;
        }
        assertThat(idle).isGreaterThan(10);
        assertThat(capped).isLessThan(12);
    }

    @ParameterizedTest
    @FieldSource("RECIPES")
    void aCapEndsTheGameEarly(GoPlayout recipe) {
        GoGame game = Playouts.game(9);
        Line line = Playouts.line(game, "E5", "C3");
        GoPosition position = Playouts.play((GoPosition) game.start(), "E5", "C3");
        ((TacticalPlayout) recipe.on(game)).finish(position, new Rng(1), line, 10);
        assertThat(line.length()).isEqualTo(12);
    }

    @ParameterizedTest
    @FieldSource("RECIPES")
    void theSameSeedGivesTheSamePlayouts(GoPlayout recipe) {
        assertThat(fingerprint(recipe, 5)).isEqualTo(fingerprint(recipe, 5)).isNotEqualTo(fingerprint(recipe, 6));
    }

    private static long fingerprint(GoPlayout recipe, long seed) {
        GoGame game = Playouts.game(9);
        TacticalPlayout playout = (TacticalPlayout) recipe.on(game);
        Rng rng = new Rng(seed);
        Line line = new Line(0);
        long hash = 0;
        for (int i = 0; i < 10; i++) {
            line.clear();
            hash = 31 * hash + playout.finish(game.start(), rng, line);
            for (int move = 0; move < line.length(); move++) hash = 31 * hash + line.move(move);
        }
        return hash;
    }

    @ParameterizedTest
    @FieldSource("RECIPES")
    void nothingIsAllocated(GoPlayout recipe) {
        GoGame game = Playouts.game(9);
        TacticalPlayout playout = (TacticalPlayout) recipe.on(game);
        GoPosition start = (GoPosition) game.start();
        Rng rng = new Rng(1);
        Line line = new Line(LightPlayout.CAP * 81);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = threads.getThreadAllocatedBytes(thread);
            for (int i = 0; i < 100; i++) {
                line.clear();
                playout.finish(start, rng, line);
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(thread) - before);
        }
        // the counter's own call may allocate a few bytes; 100 playouts with one object each would show 1600
        assertThat(least).isLessThan(500);
    }

    @ParameterizedTest
    @FieldSource("RECIPES")
    void recipesAreReadFromWhatTheyPrint(GoPlayout recipe) {
        assertThat(RecordText.read(GoPlayout.class, recipe.toString())).isEqualTo(recipe);
    }
}
