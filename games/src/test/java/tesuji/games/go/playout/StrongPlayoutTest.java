package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.RecordText;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

class StrongPlayoutTest {
    private static final Strong NO_MERCY = RecordText.read(Strong.class, "Strong[mercy=0]");

    /** The line, replayed by the exact rules, ends in the same stones, captures and owners, and the score is right. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 9, 13, 19})
    void theLineIsAGameAndItsScoreIsRight(int size) {
        GoGame game = Playouts.game(size);
        StrongPlayout playout = NO_MERCY.on(game);
        Rng rng = new Rng(size);
        Line line = new Line(0);
        for (int i = 0; i < 40; i++) {
            GoPosition position = (GoPosition) game.start();
            line.clear();
            for (int move = 0; move < i % 10 && !position.isOver(); move++) {
                int[] legal = new int[game.maxLegalMoves()];
                int chosen = legal[rng.nextInt(position.legalMoves(legal))];
                position.play(chosen);
                line.add(chosen);
            }
            if (position.isOver()) continue; // two passes at the beginning: nothing is left to play out
            int begin = line.length();
            int score = playout.finish(position, rng, line);
            for (int move = begin; move < line.length(); move++) {
                assertThat(position.isLegal(line.move(move))).isTrue();
                position.play(line.move(move));
            }
            boolean cut = line.length() - begin == LightPlayout.CAP * size * size;
            assertThat(position.passes() == 2 || cut).isTrue();
            // on the smallest boards an empty point may be next to no stone
            if (size > 3 && !cut) assertThat(position.score()).isEqualTo(score);
            assertThat(playout.captures(0)).isEqualTo(position.board().captured(2));
            assertThat(playout.captures(1)).isEqualTo(position.board().captured(1));
            int[] owners = new int[size * size];
            playout.addOwners(owners);
            int area = 0;
            for (int owner : owners) area += owner;
            assertThat(2 * area - game.rules().compensation()).isEqualTo(score);
        }
    }

    /** What the line held before the playout is left as it was. */
    @Test
    void theMovesOfTheTreeStay() {
        GoGame game = Playouts.game(9);
        GoPosition position = Playouts.play((GoPosition) game.start(), "E5", "pass", "C3");
        Line line = Playouts.line(game, "E5", "pass", "C3");
        Strong.STANDARD.on(game).finish(position, new Rng(1), line);
        assertThat(line.move(0)).isEqualTo(game.notation().move("E5"));
        assertThat(line.move(1)).isEqualTo(game.pass());
        assertThat(line.move(2)).isEqualTo(game.notation().move("C3"));
    }

    @Test
    void theCapEndsThePlayout() {
        GoGame game = Playouts.game(9);
        Line line = new Line(0);
        Strong.STANDARD.on(game).finish(game.start(), new Rng(1), line, 10);
        assertThat(line.length()).isEqualTo(10);
    }

    /** White has just put two stones in atari: they run. */
    @Test
    void answersAtari() {
        GoPosition atari = Playouts.position("""
                .......
                .......
                ..OO...
                ..XX...
                ..OO...
                .......
                .......
                move white
                """, "B4");
        assertThat(Playouts.first(Strong.STANDARD, atari, 50).keySet()).isEqualTo(Set.of("E4"));
    }

    /** The vital point of the three-point eye is taken at once. */
    @Test
    void playsTheVitalPoint() {
        GoPosition position = Playouts.position("""
                .......
                .......
                .......
                .......
                XXXXX..
                OOOOX..
                ....X..
                move white
                """, "D1");
        assertThat(Playouts.first(Strong.STANDARD, position, 50).keySet()).isEqualTo(Set.of("B1"));
    }

    /** A reply that won is given again, unless the point was played anew and a later reply took its place. */
    @Test
    void repeatsWhatWon() {
        GoGame game = Playouts.game(9);
        Strong replies = RecordText.read(
                Strong.class,
                "Strong[lastGoodReply=1,nakade=0,atari=0,patterns=0,capture=0,fillBoard=0,selfAtari=0,mercy=0]");
        StrongPlayout playout = replies.on(game);
        GoPosition position = Playouts.play((GoPosition) game.start(), "E5");
        Rng rng = new Rng(5);
        Line line = new Line(0);
        int winning = 0;
        int repeated = 0;
        int lastWinning = -1;
        for (int i = 0; i < 400; i++) {
            line.clear();
            line.add(game.notation().move("E5"));
            int score = playout.finish(position, rng, line);
            if (lastWinning >= 0) winning++;
            if (line.move(1) == lastWinning) repeated++;
            lastWinning = score < 0 ? line.move(1) : -1;
        }
        assertThat(winning).isGreaterThan(100);
        assertThat(repeated).isGreaterThan(winning * 8 / 10);
    }

    /** White has taken the ko at C4. Black plays elsewhere and then takes it back, unless White fills it. */
    @ParameterizedTest
    @CsvSource({"1, 85, 100", "0, 0, 15"})
    void takesKosBack(int probability, int least, int most) {
        GoPosition position = Playouts.position("""
                .......
                .......
                ..XO...
                .X.XO..
                ..XO...
                .......
                .......
                move white
                """, "C4");
        Strong recipe = RecordText.read(
                Strong.class,
                "Strong[ko=" + probability + ",nakade=0,atari=0,patterns=0,capture=0,fillBoard=0,mercy=0]");
        StrongPlayout playout = recipe.on((GoGame) position.game());
        GoPosition root = (GoPosition) position.game().start();
        Rng rng = new Rng(1);
        Line line = new Line(0);
        int taken = 0;
        for (int i = 0; i < 100; i++) {
            line.clear();
            root.copyFrom(position);
            playout.finish(root, rng, line);
            if (line.move(2) == position.game().notation().move("D4")) taken++;
        }
        assertThat(taken).isBetween(least, most);
    }

    private static Set<String> first(String rules, GoPosition position) {
        String others = "nakade=0,atari=0,patterns=0,fillBoard=0,mercy=0";
        Strong recipe = RecordText.read(Strong.class, "Strong[" + rules + "," + others + "]");
        return Playouts.first(recipe, position, 50).keySet();
    }

    /** White C4 leaves C3 two liberties. */
    @Test
    void fightsForTwoLiberties() {
        GoPosition position = Playouts.position("""
                .......
                .......
                .......
                .......
                .OX....
                .......
                .......
                move white
                """, "C4");
        assertThat(first("twoLiberties=1,capture=0", position)).containsExactlyInAnyOrder("C2", "D3");
        assertThat(first("twoLiberties=0,capture=0", position)).hasSizeGreaterThan(2);
    }

    /** White C2 takes a liberty of black chains that have four; its own chain has two, of which A1 is no use. */
    @Test
    void turnsOnWeakNeighbours() {
        GoPosition position = Playouts.position("""
                .......
                .......
                .......
                .......
                XXX....
                OO.X...
                .X.X...
                move white
                """, "C2");
        assertThat(first("moreLiberties=1,capture=0", position)).containsExactly("C1");
        assertThat(first("moreLiberties=0,capture=0", position)).hasSizeGreaterThan(1);
    }

    /** White E7 threatens to make the eye at B6 false from C7. */
    @Test
    void holdsEyes() {
        GoPosition position = Playouts.position("""
                XX.O.O.
                X.XXO..
                XXOO...
                .......
                .......
                .......
                .......
                move white
                """, "E7");
        assertThat(first("eyes=1,capture=0", position)).containsExactly("C7");
        assertThat(first("eyes=0,capture=0", position)).hasSizeGreaterThan(1);
    }

    /** White has taken the ko at C4 and Black has played elsewhere: C4 is in atari, and D4 would save it. */
    @Test
    void fillsKosOnlyWhenAsked() {
        GoPosition position = Playouts.position("""
                .......
                .......
                ..XO...
                .X.XO..
                ..XO...
                .......
                .......
                move white
                """, "C4", "G7");
        assertThat(first("capture=1,fillKo=1", position)).containsExactly("D4");
        assertThat(first("capture=1,fillKo=0", position)).hasSizeGreaterThan(1);
    }

    @Test
    void playoutsAllocateNothing() {
        GoGame game = Playouts.game(9);
        StrongPlayout playout = Strong.STANDARD.on(game);
        GoPosition start = (GoPosition) game.start();
        Rng rng = new Rng(1);
        Line line = new Line(2000);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = 0;
        for (int i = 0; i < 400; i++) {
            if (i == 200) before = threads.getCurrentThreadAllocatedBytes();
            line.clear();
            playout.finish(start, rng, line);
        }
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(20_000);
    }

    @Test
    void recipesReadWhatTheyPrint() {
        for (GoPlayout recipe : new GoPlayout[] {Strong.STANDARD, NO_MERCY, Light.STANDARD}) {
            assertThat(RecordText.read(GoPlayout.class, recipe.toString())).isEqualTo(recipe);
        }
    }
}
