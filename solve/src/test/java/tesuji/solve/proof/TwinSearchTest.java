package tesuji.solve.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static tesuji.solve.proof.TwinTree.ROOT;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Repetition;
import tesuji.core.play.Goal;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.graph.BruteForce;
import tesuji.solve.graph.GraphGame;
import tesuji.solve.graph.GraphPosition;
import tesuji.solve.search.Natural;

final class TwinSearchTest {
    private static final Goal WIN = new Goal(0, 1);
    private static final Bta PLAIN = new Bta(false, Natural.STANDARD, 1_000_000);

    /**
     * Goluch, figures 3.25 to 3.27: the marks, each with its depth, in the round that finds c to be a real draw. The
     * third of the eight steps there, which looks below d a second time, is left out: what was found there still
     * holds.
     */
    @Test
    void possibleDrawsRiseUntilOneIsReal() {
        GraphGame game = GraphGame.of("a>b b>c c>d,e d>c e>f f>d,e");
        TwinSearch search = PLAIN.start(game.start(), WIN, StopCondition.NEVER);
        GraphPosition position = (GraphPosition) search.board.position;
        List<String> marks = new ArrayList<>();
        while (!search.tree.isSolved(ROOT)) {
            marks.clear();
            search.enter(ROOT);
            boolean found = false;
            while (!found) {
                int vertex = search.path.at(search.path.size() - 1);
                String name = (char) ('a' + position.state()) + (search.tree.isTwin(vertex) ? "'" : "");
                found = search.advance();
                if (search.tree.isPossibleDraw(vertex)) marks.add(name + search.tree.drawDepth[vertex]);
            }
            int selected = search.path.at(search.path.size() - 1);
            boolean real = search.tree.isPossibleDraw(selected);
            if (real) assertThat(childrenAreClear(search.tree, selected)).isTrue();
            search.develop(selected);
            if (real) assertThat(search.tree.disproof[selected]).isZero();
            search.update();
            if (real) break;
        }
        assertThat(marks).containsExactly("c'2", "d2", "d'2", "e'3", "f2", "e2", "c2");
    }

    private static boolean childrenAreClear(TwinTree tree, int vertex) {
        int base = tree.base[vertex];
        for (int child = tree.first[base]; child < tree.first[base] + tree.count[base]; child++) {
            if (tree.isPossibleDraw(child)) return false;
        }
        return true;
    }

    private static int develop(TwinSearch search) {
        int vertex = search.select();
        search.develop(vertex);
        search.update();
        return vertex;
    }

    @Test
    void theFrontierIsSelected() {
        TwinSearch search = PLAIN.start(GraphGame.of("a>b,c b=1 c>d d=1").start(), WIN, StopCondition.NEVER);
        assertThat(search.select()).isEqualTo(ROOT);
        assertThat(search.path.size()).isEqualTo(1);
    }

    /** A base that was solved on another path is returned, so that the vertex above it learns of it. */
    @Test
    void whatIsSolvedElsewhereIsLearnt() {
        TwinSearch search =
                PLAIN.start(GraphGame.of("a>b,c b>d c>d d>e,f e>a f>a").start(), WIN, StopCondition.NEVER);
        develop(search);
        develop(search);
        int base = search.tree.first[search.tree.first[ROOT]];
        search.tree.settle(base, false);
        assertThat(search.select()).isEqualTo(base);
        search.develop(base);
        search.update();
        assertThat(search.tree.disproof[search.tree.first[ROOT]]).isZero();
        assertThat(search.tree.proof[ROOT]).isEqualTo(1);
    }

    @Test
    void aVertexWhoseChildrenAreAllSolvedIsReturned() {
        TwinSearch search = PLAIN.start(GraphGame.of("a>b,c b>d c>d d>c").start(), WIN, StopCondition.NEVER);
        develop(search);
        int first = search.tree.first[ROOT];
        search.tree.settle(first, false);
        search.tree.settle(first + 1, false);
        assertThat(search.select()).isEqualTo(ROOT);
        assertThat(search.tree.disproof[ROOT]).isZero();
    }

    /** An OR vertex passes over a possible draw, an AND vertex takes it. */
    @Test
    void possibleDrawsAreForTheDefender() {
        TwinSearch attacker = PLAIN.start(GraphGame.of("a>b,c b>d c>d d>b").start(), WIN, StopCondition.NEVER);
        develop(attacker);
        int first = attacker.tree.first[ROOT];
        attacker.tree.drawDepth[first] = 0;
        attacker.enter(ROOT);
        assertThat(attacker.advance()).isFalse();
        assertThat(attacker.path.at(1)).isEqualTo(first + 1);

        TwinSearch defender =
                PLAIN.start(GraphGame.of("a>b,c b>d c>d d>b").start(), new Goal(1, 1), StopCondition.NEVER);
        develop(defender);
        first = defender.tree.first[ROOT];
        defender.tree.drawDepth[first + 1] = 0;
        defender.enter(ROOT);
        assertThat(defender.advance()).isTrue(); // a possible draw at the depth of the root is real
        assertThat(defender.tree.drawDepth[ROOT]).isZero();
        assertThat(defender.tree.isPossibleDraw(first + 1)).isFalse();
    }

    @Test
    void twinsStayBareAndMarksDoNotOutliveARound() {
        Rng rng = new Rng(31);
        int twins = 0;
        for (int round = 0; round < 300; round++) {
            GraphGame game = GraphGame.random(rng, 4 + round % 5, 3, 5, true);
            TwinSearch search = PLAIN.start(game.start(), new Goal(round % 2, 1), StopCondition.NEVER);
            while (!search.tree.isSolved(ROOT)) {
                develop(search);
                assertThat(search.path.isEmpty()).isTrue();
                for (int vertex = 0; vertex < search.tree.size(); vertex++) {
                    assertThat(search.tree.isPossibleDraw(vertex)).isFalse();
                    assertThat(search.tree.place[vertex]).isZero();
                    if (search.tree.isTwin(vertex)) {
                        assertThat(search.tree.isExpanded(vertex)).isFalse();
                        twins++;
                    }
                }
            }
        }
        assertThat(twins).isPositive();
    }

    /** A path of thousands of states is no burden: nothing here is recursive. */
    @Test
    void longPathsAreWalkedInLoops() {
        int length = 2500;
        int[][] successors = new int[length][];
        int[] sides = new int[length];
        int[] scores = new int[length];
        for (int v = 0; v < length; v++) {
            successors[v] = v + 1 < length ? new int[] {v + 1} : new int[0];
            sides[v] = v % 2;
        }
        scores[length - 1] = 2;
        GraphGame game = new GraphGame(successors, sides, scores, Repetition.UNRESTRICTED);
        for (ProofSearch search : new ProofSearch[] {PLAIN, Pns.STANDARD, DfPn.STANDARD}) {
            assertThat(search.positionSolver(game)
                            .solve(game.start(), StopCondition.NEVER)
                            .value())
                    .isEqualTo(tesuji.solve.Value.WIN);
        }
    }

    /** A ladder of n pairs in which every rung can be reached in two ways, and whose end leads back: 2^n paths. */
    private static GraphGame ladder(int rungs) {
        int[][] successors = new int[3 * rungs + 1][];
        int[] sides = new int[successors.length];
        for (int rung = 0; rung < rungs; rung++) {
            int top = 3 * rung;
            successors[top] = new int[] {top + 1, top + 2};
            successors[top + 1] = new int[] {top + 3};
            successors[top + 2] = new int[] {top + 3};
            sides[top + 1] = 1;
            sides[top + 2] = 1;
        }
        successors[3 * rungs] = new int[] {1};
        return new GraphGame(successors, sides, new int[successors.length], Repetition.UNRESTRICTED);
    }

    /** Runs a search to its end, and fails where a round takes more steps than twice the vertices there are. */
    private static void runInFewSteps(TwinSearch search) {
        while (!search.tree.isSolved(ROOT)) {
            search.enter(ROOT);
            int steps = 1;
            while (!search.advance()) {
                steps++;
                assertThat(steps).as("steps of a round").isLessThanOrEqualTo(2 * search.tree.size());
            }
            search.develop(search.path.at(search.path.size() - 1));
            search.update();
        }
    }

    /** Each vertex is entered once in a round and left once, however many paths lead to its state. */
    @Test
    void aRoundTakesNoMoreStepsThanTwiceTheVertices() {
        TwinSearch search = PLAIN.start(ladder(40).start(), WIN, StopCondition.NEVER);
        runInFewSteps(search);
        assertThat(search.tree.disproof[ROOT]).isZero();
        Game skoczki = Games.library().open("skoczki:width=1,height=8,variant=E"); // 810 states, most of them drawn
        for (int side = 0; side < 2; side++) {
            search = Bta.STANDARD.start(skoczki.start(), new Goal(side, 1), StopCondition.NEVER);
            runInFewSteps(search);
            assertThat(search.tree.disproof[ROOT]).as("nobody wins").isZero();
        }
    }

    /** Also of those states that were settled on the way, which answer for themselves on other paths. */
    @Test
    void whateverIsSettledIsRight() {
        Rng rng = new Rng(77);
        int settled = 0;
        for (int round = 0; round < 3000; round++) {
            GraphGame game = GraphGame.random(rng, 3 + round % 12, 2 + round % 3, 4 + round % 9, true);
            int attacker = round / 3 % 2;
            TwinSearch search = PLAIN.start(game.start(), new Goal(attacker, 1), StopCondition.NEVER);
            runInFewSteps(search);
            int[] values = BruteForce.values(game);
            int won = attacker == 0 ? 1 : -1;
            for (int vertex = 0; vertex < search.tree.size(); vertex++) {
                if (!search.tree.isSolved(vertex)) continue;
                int value = values[vertex == ROOT ? 0 : search.tree.move[vertex]]; // here a move is where it leads to
                assertThat(search.tree.proof[vertex] == 0).as("round %d", round).isEqualTo(value == won);
                settled++;
            }
        }
        assertThat(settled).isGreaterThan(10_000);
    }
}
