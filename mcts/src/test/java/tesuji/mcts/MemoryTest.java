package tesuji.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;

/** What a player remembers from move to move, and what it does when it cannot think as it likes. */
final class MemoryTest {
    private static final Game TICTACTOE = Games.library().open("tictactoe");
    private static final Game GO = Games.library().open("go:size=5");

    private static MctsPlayer player(Game game, String settings) {
        return Mcts.read("mcts[" + settings + "]").player("test", game, Knowledge.of(game), 1);
    }

    static List<String> kinds() {
        return List.of(
                "parallelism=SingleThread",
                "parallelism=TreeCrew[threads=2]",
                "parallelism=RootCrew[threads=3]",
                "parallelism=LeafCrew[threads=2]",
                "parallelism=BlockCrew[trees=2,batch=8]");
    }

    private static int move(Decision decision) {
        return ((Decision.Play) decision).move();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theSmallestTreesStillAnswer(String parallelism) {
        for (int capacity : new int[] {2, 3, 11, 50}) {
            MctsPlayer player = player(GO, parallelism + ",play=PlaySettings[resignBelow=0],capacity=" + capacity);
            GameRecord record = GameRecord.of(GO);
            Position position = GO.start();
            for (int i = 0; i < 6 && !position.isOver(); i++) {
                int move = move(player.choose(record, Limits.steps(60)));
                assertThat(position.isLegal(move)).isTrue();
                position.play(move);
                record = record.then(move);
            }
            assertThat(player.size().nodes()).isLessThanOrEqualTo(Math.max(capacity, 2 * 3));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aFullTreeSaysSo(String parallelism) {
        GameRecord record = GameRecord.of(GO);
        Analysis full = player(GO, parallelism + ",capacity=300")
                .choose(record, Limits.steps(2000))
                .analysis();
        assertThat(full.notice()).isEqualTo("The tree is full and grows no more; its capacity is 300 nodes.");
        MctsPlayer roomy = player(GO, parallelism + ",capacity=100000");
        assertThat(roomy.choose(record, Limits.steps(2000)).analysis().notice()).isEmpty();
    }

    /** What is no longer needed makes room. */
    @Test
    void aTreeThatWasFullMayGrowAgain() {
        MctsPlayer player = player(GO, "capacity=1000");
        GameRecord record = GameRecord.of(GO);
        Decision first = player.choose(record, Limits.steps(2000));
        assertThat(first.analysis().notice()).isNotEmpty();
        GameRecord later = record.then(move(first));
        later = later.then(move(player.choose(later, Limits.steps(1))));
        assertThat(player.choose(later, Limits.steps(1)).analysis().notice()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aTreeThatNoMemoryHoldsIsRefused(String parallelism) {
        assertThatThrownBy(() -> player(GO, parallelism + ",capacity=" + Integer.MAX_VALUE))
                .isInstanceOf(InputException.class)
                .hasMessageMatching(
                        "A tree of 2,147,483,647 nodes needs [0-9.]+ GB, and the program may use [0-9.]+ GB;"
                                + " ask for less, or allow more by setting TESUJI_JAVA_OPTIONS=\"-Xmx[0-9]+g\"\\.");
    }

    /** Every visit of the old tree below the two moves is found again in the new one. */
    @ParameterizedTest
    @MethodSource("kinds")
    void theTreeBelowTheMovesMadeIsKept(String parallelism) {
        MctsPlayer player = player(GO, parallelism + ",capacity=50000");
        GameRecord record = GameRecord.of(GO);
        int mine = move(player.choose(record, Limits.steps(2000)));
        TreeView.Level below = player.level(List.of(mine)).orElseThrow();
        int reply = below.branches().get(0).move();
        TreeView.Level kept = player.level(List.of(mine, reply)).orElseThrow();
        assertThat(kept.visits()).isGreaterThan(1);
        player.choose(record.then(mine).then(reply), Limits.steps(1));
        TreeView.Level root = player.level(List.of()).orElseThrow();
        assertThat(root.visits()).isEqualTo(kept.visits() + 1);
        for (TreeView.Branch branch : kept.branches()) {
            TreeView.Branch now = root.branches().stream()
                    .filter(other -> other.move() == branch.move())
                    .findFirst()
                    .orElseThrow();
            assertThat(now.visits()).isBetween(branch.visits(), branch.visits() + 1);
            if (now.visits() == branch.visits()) assertThat(now).isEqualTo(branch);
        }
    }

    @Test
    void withoutReuseEverySearchBeginsAnew() {
        MctsPlayer player = player(GO, "play=PlaySettings[reuse=false],capacity=50000");
        int mine = move(player.choose(GameRecord.of(GO), Limits.steps(500)));
        player.choose(GameRecord.of(GO).then(mine), Limits.steps(10));
        assertThat(player.level(List.of()).orElseThrow().visits()).isEqualTo(10);
    }

    @Test
    void anotherGameBeginsAnew() {
        MctsPlayer player = player(GO, "capacity=50000,play=PlaySettings[stopEarly=false]");
        player.choose(GameRecord.of(GO).then(3), Limits.steps(500));
        player.choose(GameRecord.of(GO).then(4), Limits.steps(10));
        assertThat(player.level(List.of()).orElseThrow().visits()).isEqualTo(10);
        player.choose(GameRecord.of(GO), Limits.steps(10));
        assertThat(player.level(List.of()).orElseThrow().visits()).isEqualTo(10);
    }

    /** Of three simulations the first of two trees makes two: the second may not know the move that is played. */
    @Test
    void aTreeThatHasSeenLittleDoesNotCostTheOther() {
        MctsPlayer player = player(GO, "parallelism=RootParallel[threads=2],capacity=50000");
        int mine = move(player.choose(GameRecord.of(GO), Limits.steps(3)));
        long seen = player.level(List.of(mine)).orElseThrow().visits();
        player.choose(GameRecord.of(GO).then(mine), Limits.steps(3));
        assertThat(seen).isPositive();
        assertThat(player.level(List.of()).orElseThrow().visits()).isEqualTo(seen + 3);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theOpponentsTimeIsUsed(String parallelism) throws InterruptedException {
        MctsPlayer player = player(GO, parallelism + ",capacity=50000");
        GameRecord record = GameRecord.of(GO).then(12);
        Thread thinker = new Thread(() -> player.ponder(record));
        thinker.start();
        while (player.level(List.of()).map(TreeView.Level::visits).orElse(0L) < 2000) Thread.onSpinWait();
        thinker.interrupt();
        thinker.join();
        int reply = player.level(List.of()).orElseThrow().branches().get(0).move();
        long pondered = player.level(List.of(reply)).orElseThrow().visits();
        assertThat(pondered).isGreaterThan(10);
        Decision decision = player.choose(record.then(reply), Limits.steps(1));
        assertThat(player.level(List.of()).orElseThrow().visits()).isEqualTo(pondered + 1);
        assertThat(decision.analysis().steps()).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void bannedMovesAreNotConsidered(String parallelism) {
        MctsPlayer player = player(TICTACTOE, parallelism + ",capacity=20000");
        Set<Integer> banned = IntStream.range(0, 9).filter(i -> i != 7).boxed().collect(Collectors.toSet());
        assertThat(analyse(player, new AnalysisRequest.Ban(0, banned, 1)))
                .extracting(Analysis.Candidate::move)
                .containsExactly(7);
        assertThat(analyse(player, new AnalysisRequest.Ban(1, banned, 1))).hasSize(9);
        analyse(player, new AnalysisRequest.Ban(1, banned, 2));
        assertThat(player.level(List.of(4)).orElseThrow().branches())
                .extracting(TreeView.Branch::move)
                .containsExactly(7);
        Set<Integer> all = IntStream.range(0, 9).boxed().collect(Collectors.toSet());
        assertThat(analyse(player, new AnalysisRequest.Ban(0, all, 1))).hasSize(9);
        // the next search is free again
        player.choose(GameRecord.of(TICTACTOE), Limits.steps(300));
        assertThat(player.level(List.of()).orElseThrow().branches()).hasSize(9);
    }

    private static List<Analysis.Candidate> analyse(MctsPlayer player, AnalysisRequest.Ban ban) {
        AnalysisRequest request = new AnalysisRequest(Limits.steps(300), Duration.ofDays(1), false, List.of(ban));
        return player.analyse(GameRecord.of(TICTACTOE), request, analysis -> {})
                .analysis()
                .candidates();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void anInterruptIsAnsweredWithALegalMove(String parallelism) throws InterruptedException {
        MctsPlayer player = player(GO, parallelism + ",capacity=50000");
        List<Decision> answers = new CopyOnWriteArrayList<>();
        Thread thinker =
                new Thread(() -> answers.add(player.choose(GameRecord.of(GO), Limits.time(Duration.ofDays(1)))));
        thinker.start();
        while (player.level(List.of()).map(TreeView.Level::visits).orElse(0L) < 100) Thread.onSpinWait();
        thinker.interrupt();
        thinker.join();
        assertThat(answers).singleElement().matches(answer -> GO.start().isLegal(move(answer)));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aThreadThatIsInterruptedBeforehandAnswersAtOnce(String parallelism) {
        MctsPlayer player = player(GO, parallelism + ",capacity=50000");
        Thread.currentThread().interrupt();
        Decision decision = player.choose(GameRecord.of(GO), Limits.time(Duration.ofDays(1)));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(GO.start().isLegal(move(decision))).isTrue();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theOnlyMoveIsPlayed(String parallelism) {
        MctsPlayer player = player(TICTACTOE, parallelism + ",capacity=20000,play=PlaySettings[resignBelow=0]");
        GameRecord record = GameRecord.of(TICTACTOE);
        for (int move : new int[] {0, 1, 2, 4, 3, 5, 7, 6}) record = record.then(move);
        assertThat(move(player.choose(record, Limits.steps(1)))).isEqualTo(8);
        assertThat(move(player.choose(record, Limits.steps(100_000)))).isEqualTo(8);
    }

    /** Two moves before the end there is nothing left to guess: every leaf is a finished game. */
    @ParameterizedTest
    @ValueSource(strings = {"AfterVisits", "AllAtOnce", "Ahead[depth=3]", "Symmetric"})
    void finishedGamesInsideTheTreeAreExact(String growth) {
        MctsPlayer player = player(TICTACTOE, "capacity=20000,play=PlaySettings[stopEarly=false],growth=" + growth);
        GameRecord record = GameRecord.of(TICTACTOE);
        // X at 0, 1, 4 and 5, O at 2, 3 and 7: O can stop one of two threats
        for (int move : new int[] {0, 2, 1, 3, 4, 7}) record = record.then(move);
        Decision decision = player.choose(record, Limits.steps(500));
        assertThat(move(decision)).isEqualTo(8);
        assertThat(player.level(List.of(8)).orElseThrow().value()).isZero();
        assertThat(player.level(List.of(8)).orElseThrow().branches()).isEmpty();
        assertThat(decision.analysis().value()).isEqualTo(1);
    }
}
