package tesuji.solve.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tesuji.solve.proof.ProofGraph.ROOT;

import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.play.Effort;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.SolveResult;
import tesuji.solve.SolverContract;
import tesuji.solve.Value;
import tesuji.solve.graph.BruteForce;
import tesuji.solve.graph.GraphGame;
import tesuji.solve.search.Natural;

final class GraphSearchTest {
    private static final Goal WIN = new Goal(0, 1);
    private static final PnDag DAG = new PnDag(false, false, Natural.STANDARD, 1_000_000);
    private static final PnDcg DCG = new PnDcg(false, Natural.STANDARD, 1_000_000);

    /** Develops the state at the end of a path such as "abe", where a is the root. */
    private static void develop(GraphSearch search, String path) {
        for (int i = 1; i < path.length(); i++) search.board.down(path.charAt(i) - 'a');
        int vertex = vertex(search, path.charAt(path.length() - 1));
        search.develop(vertex);
        search.board.upTo(0);
        search.update(vertex);
    }

    private static int vertex(GraphSearch search, char state) {
        return search.graph.find(Rng.mix(state - 'a' + 1L));
    }

    /** Goluch, figure 3.19: f is counted twice, though its disproof alone would be enough. */
    @Test
    void whatIsSharedIsCountedTwice() {
        GraphGame game = GraphGame.of("a>b,c b>d c>d d>e e=1");
        GraphSearch search = DAG.start(game.start(), WIN, StopCondition.NEVER);
        develop(search, "a");
        develop(search, "ab");
        develop(search, "ac");
        assertThat(search.graph.live()).isEqualTo(4);
        assertThat(search.graph.disproof[ROOT]).isEqualTo(2);
        assertThat(search.graph.proof[ROOT]).isEqualTo(1);
    }

    /** Goluch, figure 3.20: to disprove e would be enough, but b and c each prefer another child. */
    @Test
    void aBetterVertexIsIgnored() {
        GraphGame game = GraphGame.of("a>b,c b>d,e c>e,f d>g,h e>i,j,k f>l,m" + " g>n h>n i>n j>n k>n l>n m>n n=1");
        GraphSearch search = DAG.start(game.start(), WIN, StopCondition.NEVER);
        for (String path : new String[] {"a", "ab", "ac", "abd", "abe", "acf"}) develop(search, path);
        assertThat(search.graph.disproof[vertex(search, 'e')]).isEqualTo(3);
        assertThat(search.graph.disproof[ROOT]).isEqualTo(4);
    }

    @Test
    void equalStatesAreOneVertexAndAllParentsLearn() {
        GraphGame game = GraphGame.of("a>b,c b>d,e c>d d>f e>f f=1");
        GraphSearch search = DAG.start(game.start(), WIN, StopCondition.NEVER);
        for (String path : new String[] {"a", "ab", "ac", "abd"}) develop(search, path);
        assertThat(search.graph.proof[vertex(search, 'd')]).isZero();
        assertThat(search.graph.proof[vertex(search, 'c')]).isZero();
        assertThat(search.graph.proof[vertex(search, 'b')]).isEqualTo(1);
        assertThat(search.graph.proof[ROOT]).isZero();
    }

    @Test
    void ticTacToeNeedsFewerVerticesThanATree() {
        Game game = Games.library().open("tictactoe");
        Effort tree = Pns.STANDARD
                .positionSolver(game)
                .solve(game.start(), StopCondition.NEVER)
                .effort();
        Effort graph = PnDag.STANDARD
                .positionSolver(game)
                .solve(game.start(), StopCondition.NEVER)
                .effort();
        assertThat(graph.nodes()).isLessThan(tree.nodes());
        assertThat(graph.peak()).isLessThan(graph.nodes()); // some have been deleted
        SolveResult whole = new PnDag(true, false, Natural.STANDARD, 1_000_000)
                .positionSolver(game)
                .solve(game.start(), StopCondition.NEVER);
        assertThat(whole.value()).isEqualTo(Value.DRAW);
        assertThat(whole.effort().nodes()).isLessThanOrEqualTo(2 * 5478);
    }

    /** Where all paths to a state have one length, first in first out updates no vertex twice in one step. */
    @Test
    void updatesAreNotRepeated() {
        Game game = Games.library().open("tictactoe");
        GraphSearch search = DAG.start(game.start(), WIN, StopCondition.NEVER);
        for (int step = 0; step < 300 && !search.graph.isSolved(ROOT); step++) {
            int vertex = search.select();
            search.develop(vertex);
            search.board.upTo(0);
            long before = search.updates();
            search.update(vertex);
            assertThat(search.updates() - before).isLessThanOrEqualTo(ancestors(search.graph, vertex));
        }
    }

    private static int ancestors(ProofGraph graph, int vertex) {
        graph.clearMarks();
        return mark(graph, vertex);
    }

    private static int mark(ProofGraph graph, int vertex) {
        if (!graph.mark(vertex)) return 0;
        int count = 1;
        for (int edge = graph.parents[vertex]; edge >= 0; edge = graph.next[edge]) {
            count += mark(graph, graph.owner[edge]);
        }
        return count;
    }

    /** Goluch, figure 3.24; g is won for the attacker, d is not. */
    private static final String OVERLOOKED = "a>b,c b>d,e c>f d>i e>g,h f>h g>j h>e i=-1 j=1";

    @Test
    void aWinIsOverlooked() {
        GraphGame game = GraphGame.of(OVERLOOKED);
        assertThat(BruteForce.values(game)[0]).isEqualTo(1);
        GraphSearch search = DCG.start(game.start(), WIN, StopCondition.NEVER);
        for (String path : new String[] {"a", "ab", "abe", "abeh", "ac", "acf"}) develop(search, path);
        assertThat(search.graph.disproof[vertex(search, 'h')]).isZero();
        assertThat(search.graph.isSolved(ROOT)).isFalse();
        develop(search, "abd");
        assertThat(search.answer())
                .isInstanceOfSatisfying(
                        Solution.Claimed.class,
                        claim -> assertThat(claim.reached()).isFalse());
        assertThat(Bta.STANDARD
                        .positionSolver(game)
                        .solve(game.start(), StopCondition.NEVER)
                        .value())
                .isEqualTo(Value.WIN);
        assertThat(DfPn.STANDARD
                        .positionSolver(game)
                        .solve(game.start(), StopCondition.NEVER)
                        .value())
                .isEqualTo(Value.WIN);
    }

    /** The same graph, but g is looked at before d: the repetition of e becomes true with e, and so does all above. */
    @Test
    void aRepetitionIsProvedWithItsState() {
        GraphSearch search = DCG.start(GraphGame.of(OVERLOOKED).start(), WIN, StopCondition.NEVER);
        for (String path : new String[] {"a", "ab", "abe", "abeh", "ac", "acf"}) develop(search, path);
        int second = search.graph.repetition[vertex(search, 'e')];
        assertThat(search.graph.disproof[second]).isZero();
        develop(search, "abeg");
        assertThat(search.graph.proof[second]).isZero();
        assertThat(search.graph.proof[vertex(search, 'h')]).isZero();
        assertThat(search.answer())
                .isInstanceOfSatisfying(
                        Solution.Proven.class,
                        proof -> assertThat(proof.reached()).isTrue());
    }

    /** It errs in one direction only, never calls such an answer proven, and keeps at most two vertices for a state. */
    @Test
    void onlyDecisiveStatesAreMistakenForDraws() {
        Rng rng = new Rng(21);
        int wrong = 0;
        for (int round = 0; round < 1500; round++) {
            GraphGame game = GraphGame.random(rng, 3 + round % 6, 3, 4 + round % 5, true);
            int[] values = BruteForce.values(game);
            for (int state = 0; state < game.states(); state++) {
                if (game.successors(state).length == 0) continue;
                SolveResult result = DCG.positionSolver(game).solve(game.at(state), StopCondition.NEVER);
                assertThat(result.effort().peak()).isLessThanOrEqualTo(2L * game.states());
                Value value = SolverContract.of(game.side(state) == 0 ? values[state] : -values[state]);
                if (result.value() == value) continue;
                assertThat(result.value()).isEqualTo(Value.DRAW);
                assertThat(result.proven()).isFalse();
                wrong++;
            }
        }
        assertThat(wrong).isPositive();
    }

    @Test
    void gamesThatDoNotFitAreRefused() {
        Game skoczki = Games.library().open("skoczki:width=1,height=8");
        Game go = Games.library().open("go:size=2");
        assertThatThrownBy(() -> PnDag.STANDARD.solver(skoczki)).isInstanceOf(InputException.class);
        for (ProofSearch search : new ProofSearch[] {
            PnDag.STANDARD, PnDcg.STANDARD, Bta.STANDARD, DfPn.STANDARD, PnStar.STANDARD, Pds.STANDARD
        }) {
            assertThatThrownBy(() -> search.solver(go)).isInstanceOf(InputException.class);
        }
    }
}
