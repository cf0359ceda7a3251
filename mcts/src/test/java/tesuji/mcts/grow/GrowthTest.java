package tesuji.mcts.grow;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.mcts.Knowledge;
import tesuji.mcts.Mcts;
import tesuji.mcts.MctsPlayer;

/** What trees look like after a known number of simulations. */
final class GrowthTest {
    private final Game game = Games.library().open("tictactoe");

    private static MctsPlayer player(Game game, String growth) {
        return Mcts.read("mcts[play=PlaySettings[stopEarly=false],growth=" + growth + "]")
                .player("test", game, Knowledge.of(game), 1);
    }

    private static TreeView.Level search(MctsPlayer player, GameRecord record, int steps) {
        player.choose(record, Limits.steps(steps));
        return player.level(List.of()).orElseThrow();
    }

    @Test
    void aNodeMustBeVisitedBeforeItHasChildren() {
        assertThat(search(player(game, "AfterVisits[visits=0]"), GameRecord.of(game), 1)
                        .branches())
                .hasSize(9);
        MctsPlayer player = player(game, "AfterVisits[visits=20],firstPlay=Constant[value=0]");
        assertThat(search(player, GameRecord.of(game), 1 + 20).branches())
                .extracting(TreeView.Branch::visits)
                .containsExactly(20L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
        assertThat(player.size().nodes()).isEqualTo(1 + 9);
        search(player, GameRecord.of(game), 1);
        assertThat(player.size().nodes()).isEqualTo(1 + 9 + 8);
    }

    /** Whatever the threshold, a move can be chosen after the first simulation. */
    @Test
    void aRootHasChildrenAtOnce() {
        for (String growth : List.of("AfterVisits[visits=200]", "AllAtOnce[threshold=200]")) {
            assertThat(search(player(game, growth), GameRecord.of(game), 2).branches())
                    .as(growth)
                    .hasSize(9);
        }
    }

    /** A simulation adds the first position it meets outside the tree, until games end inside it. */
    @Test
    void everySimulationVisitsOneNewNode() {
        Game hex = Games.library().open("hex:size=5");
        MctsPlayer player = player(hex, "AfterVisits[visits=1]");
        for (int n = 1; n <= 300; n++) {
            player.choose(GameRecord.of(hex), Limits.steps(1));
            assertThat(visited(player, List.of())).isEqualTo(n);
        }
    }

    private static int visited(MctsPlayer player, List<Integer> moves) {
        int count = 1;
        for (TreeView.Branch branch : player.level(moves).orElseThrow().branches()) {
            if (branch.visits() == 0) continue;
            List<Integer> further = new ArrayList<>(moves);
            further.add(branch.move());
            count += visited(player, further);
        }
        return count;
    }

    /** Even though an urgency of 0 would never try a second child. */
    @Test
    void childrenBornTogetherAreTriedTogether() {
        MctsPlayer player = player(game, "AllAtOnce[threshold=2],firstPlay=Constant[value=0]");
        TreeView.Level root = search(player, GameRecord.of(game), 1 + 9);
        assertThat(root.branches()).hasSize(9).allMatch(branch -> branch.visits() == 1);
        root = search(player(game, "AllAtOnce,firstPlay=Constant[value=0]"), GameRecord.of(game), 1 + 9 + 8);
        assertThat(root.branches())
                .extracting(TreeView.Branch::visits)
                .containsExactly(9L, 1L, 1L, 1L, 1L, 1L, 1L, 1L, 1L);
    }

    @Test
    void theSweepThroughNewChildrenEndsWithTheSearch() {
        MctsPlayer player = player(game, "AllAtOnce");
        assertThat(search(player, GameRecord.of(game), 5).visits()).isEqualTo(5);
        assertThat(search(player, GameRecord.of(game).then(4), 30).visits()).isGreaterThanOrEqualTo(30);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 10", "2, 82", "3, 586"})
    void theTreeIsBuiltAhead(int depth, int nodes) {
        MctsPlayer player = player(game, "Ahead[depth=" + depth + "]");
        search(player, GameRecord.of(game), 1);
        assertThat(player.size().nodes()).isEqualTo(nodes);
    }

    @Test
    void whatIsBuiltAheadMustFit() {
        MctsPlayer player = player(game, "Ahead[depth=4],capacity=100");
        TreeView.Level root = search(player, GameRecord.of(game), 50);
        assertThat(root.branches()).hasSize(9);
        assertThat(player.size().nodes()).isBetween(90L, 100L);
    }

    /** With room for two levels and a half, all moves have the first two. */
    @Test
    void whatDoesNotFitIsLeftOutEvenly() {
        MctsPlayer player = player(game, "Ahead[depth=3],capacity=300");
        search(player, GameRecord.of(game), 1);
        search(player, GameRecord.of(game), 20);
        for (int first = 0; first < 9; first++) {
            assertThat(player.level(List.of(first)).orElseThrow().branches()).hasSize(8);
        }
    }

    @Test
    void gamesThatEndEarlyAreBuiltToTheirEnd() {
        Game nim = Games.library().open("nim:piles=2");
        MctsPlayer player = player(nim, "Ahead[depth=9]");
        search(player, GameRecord.of(nim), 3);
        // take 1 and then 1, or take 2
        assertThat(player.size().nodes()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        "tictactoe, 3",
        "go:size=9, 16",
        "go:size=5, 7",
        "go:size=4, 4",
        "hex:size=3, 5",
        "hex:size=4, 8",
        "connectfour, 4",
        "nim, 16"
    })
    void equivalentFirstMovesAreOne(String name, int classes) {
        Game board = Games.library().open(name);
        MctsPlayer player = player(board, "Symmetric");
        Decision decision = player.choose(GameRecord.of(board), Limits.steps(200));
        assertThat(decision.analysis().candidates()).hasSize(classes);
        int legal = board.start().legalMoves(new int[board.maxLegalMoves()]);
        assertThat(player.level(List.of()).orElseThrow().branches()).hasSize(legal);
    }

    @Test
    void whatIsFoundHoldsForAllEquivalentMoves() {
        TreeView.Level root = search(player(game, "Symmetric"), GameRecord.of(game), 300);
        for (Set<Integer> equivalent : List.of(Set.of(0, 2, 6, 8), Set.of(1, 3, 5, 7))) {
            assertThat(root.branches().stream()
                            .filter(branch -> equivalent.contains(branch.move()))
                            .map(branch -> List.of(branch.visits(), branch.value()))
                            .collect(Collectors.toSet()))
                    .hasSize(1);
        }
    }

    @Test
    void onlyTheSymmetriesOfThePositionCount() {
        assertThat(candidates(GameRecord.of(game).then(4))).isEqualTo(2);
        assertThat(candidates(GameRecord.of(game).then(0))).isEqualTo(5);
        assertThat(candidates(GameRecord.of(game).then(1).then(5))).isEqualTo(7);
    }

    private int candidates(GameRecord record) {
        return player(game, "Symmetric")
                .choose(record, Limits.steps(200))
                .analysis()
                .candidates()
                .size();
    }

    @Test
    void aBanBreaksTheSymmetry() {
        AnalysisRequest.Ban corner = new AnalysisRequest.Ban(0, Set.of(0), 1);
        AnalysisRequest request = new AnalysisRequest(Limits.steps(200), Duration.ofDays(1), false, List.of(corner));
        Decision decision = player(game, "Symmetric").analyse(GameRecord.of(game), request, analysis -> {});
        assertThat(decision.analysis().candidates())
                .extracting(Analysis.Candidate::move)
                .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8);
    }

    /** Behind a mirrored move stands what lies behind its representative, mirrored. */
    @Test
    void equivalentMovesCanBeFollowed() {
        MctsPlayer player = player(game, "Symmetric");
        search(player, GameRecord.of(game), 2000);
        TreeView.Level corner = player.level(List.of(0)).orElseThrow();
        TreeView.Level opposite = player.level(List.of(8)).orElseThrow();
        assertThat(opposite.visits()).isEqualTo(corner.visits()).isPositive();
        assertThat(visits(opposite, 0)).isEqualTo(visits(corner, 8));
        assertThat(visits(opposite, 4)).isEqualTo(visits(corner, 4)).isPositive();
        assertThat(player.level(List.of(8, 4)).orElseThrow().visits())
                .isEqualTo(player.level(List.of(0, 4)).orElseThrow().visits());
        assertThat(opposite.branches()).extracting(TreeView.Branch::move).doesNotContain(8);
    }

    private static long visits(TreeView.Level level, int move) {
        return level.branches().stream()
                .filter(branch -> branch.move() == move)
                .findFirst()
                .orElseThrow()
                .visits();
    }

    @Test
    void aKeptTreeKnowsOnlyItsOwnSymmetry() {
        MctsPlayer player = player(game, "Symmetric");
        search(player, GameRecord.of(game), 300);
        TreeView.Level next = search(player, GameRecord.of(game).then(4), 100);
        assertThat(next.branches()).hasSize(8);
        assertThat(next.branches().stream().mapToLong(TreeView.Branch::visits).sum())
                .isEqualTo(next.visits() - 1);
    }
}
