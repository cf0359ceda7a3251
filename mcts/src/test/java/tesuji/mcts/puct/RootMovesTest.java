package tesuji.mcts.puct;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.eval.Evaluator;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.games.Games;

/** Moves of the root that need not be looked at. */
final class RootMovesTest {
    /** Likes moves with small numbers, a little. */
    private static final Evaluator SLIGHT = (positions, count, into) -> {
        for (int i = 0; i < count; i++) {
            into[i].value(0);
            float[] policy = into[i].policy();
            for (int move = 0; move < policy.length; move++) policy[move] = 1 - 0.01f * move;
        }
    };

    private static List<String> tried(Game game, String setup, String pruning, int... banned) {
        PuctParameters parameters = PuctParameters.STANDARD.with("rootSymmetryPruning", pruning);
        PuctPlayer player = new PuctPlayer(
                "test",
                game,
                parameters,
                () -> SLIGHT,
                Optional.empty(),
                new PuctPlayer.Resources(Long.MAX_VALUE, 1, 1, ""));
        Set<Integer> moves = Set.copyOf(Arrays.stream(banned).boxed().toList());
        List<AnalysisRequest.Ban> bans = List.of(new AnalysisRequest.Ban(0, moves, 1));
        player.analyse(
                new GameRecord(game.id(), setup, List.of()),
                new AnalysisRequest(Limits.steps(400), Duration.ofDays(1), false, bans),
                heard -> {});
        return player.report(false).moves().stream()
                .map(move -> game.notation().move(move.move()))
                .sorted()
                .toList();
    }

    /** A corner, an edge and the centre: of each orbit the likeliest. */
    @Test
    void ofMovesThatAreAlikeOneIsTried() {
        Game game = Games.library().open("tictactoe");
        assertThat(tried(game, "", "true")).containsExactly("a1", "b1", "b2");
        assertThat(tried(game, "", "false")).hasSize(9);
    }

    @Test
    void anotherSpeaksForAMoveThatIsForbidden() {
        Game game = Games.library().open("tictactoe");
        assertThat(tried(game, "", "true", game.notation().move("a1"))).containsExactly("b1", "b2", "c1");
    }

    /** Rows from the top; the number is that of different moves, pass included. */
    @ParameterizedTest
    @CsvSource({
        // all eight symmetries, five orbits
        "...../...../..X../...../....., 6",
        // a diagonal: 5 points on it less two stones, and half of the other 20
        "...../...O./...../.X.../....., 14",
        // the middle column: 5 points on it less the stone, and half of the other 20
        "...../..X../...../...../....., 15",
        // nothing
        "...../.X.../.OX../...../....., 23"
    })
    void boardsHaveSymmetries(String rows, int different) {
        Game game = Games.library().open("go:size=5");
        assertThat(tried(game, rows.replace('/', '\n'), "true")).hasSize(different);
    }

    /** 3 points on the axis, 8 beside it, pass; a point beside it that ko forbids leaves all 18 others and pass. */
    @Test
    void aKoEndsASymmetry() {
        Game game = Games.library().open("go:size=5,rules=chinese");
        String mirrored = """
                . . X . .
                . X . X .
                . O . O .
                . . O . .
                . . . . .
                """;
        assertThat(tried(game, mirrored, "true")).hasSize(12);
        assertThat(tried(game, mirrored + "ko B1\n", "true")).hasSize(19);
    }

    /** The lower edge is Black's, whatever happens; the judge knows it, and finds all moves equally good. */
    private static final String DECIDED = """
            . . . . O . .
            . . . . . . .
            . . O . . . .
            . . . . . . .
            X X X X X X X
            . X . X . X .
            X X X X X X .
            """;

    private static PuctReport search(String parameter, String value, int passes) {
        Game game = Games.library().open("go:size=7,rules=chinese");
        Evaluator owning = (positions, count, into) -> {
            for (int i = 0; i < count; i++) {
                into[i].value(0);
                into[i].score(0, 1);
                Arrays.fill(into[i].policy(), 1);
                for (int point = 0; point < 21; point++) into[i].ownership()[point] = 1;
            }
        };
        PuctPlayer player = new PuctPlayer(
                "test",
                game,
                PuctParameters.STANDARD.with(parameter, value),
                () -> owning,
                Optional.empty(),
                new PuctPlayer.Resources(Long.MAX_VALUE, 1, 1, ""));
        GameRecord record = new GameRecord(game.id(), DECIDED, List.of());
        for (int turn = 0; turn < passes; turn++) {
            record = record.then(game.notation().move("ABCD".charAt(turn) + "7"))
                    .then(game.notation().move("pass"));
        }
        player.choose(record, Limits.steps(600));
        return player.report(false);
    }

    private static long visits(PuctReport report, String move) {
        Game game = Games.library().open("go:size=7,rules=chinese");
        return report.moves().stream()
                .filter(each -> each.move() == game.notation().move(move))
                .mapToLong(PuctReport.MoveReport::visits)
                .sum();
    }

    @Test
    void pointlessMovesAreVisitedLess() {
        PuctReport fined = search("rootEndingBonusPoints", "0.5", 0);
        assertThat(visits(fined, "C2")).isLessThan(visits(fined, "C6")).isPositive();
        PuctReport free = search("rootEndingBonusPoints", "0", 0);
        assertThat(visits(free, "C2")).isEqualTo(visits(free, "C6"));
    }

    @Test
    void uselessMovesAreNotVisitedWhenTheOpponentWaits() {
        assertThat(visits(search("rootPruneUselessMoves", "true", 4), "C2")).isZero();
        assertThat(visits(search("rootPruneUselessMoves", "true", 3), "C2")).isPositive();
        assertThat(visits(search("rootPruneUselessMoves", "false", 4), "C2")).isPositive();
    }
}
