package tesuji.solve.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.games.go.GoPosition;
import tesuji.solve.Value;
import tesuji.solve.method.Methods;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateOutcome;

/**
 * Small boards of Go: with half a point less than its value as komi Black wins, with half a point more White. The
 * values are those of Tromp and of van der Werf, van den Herik and Uiterwijk (2003): 1, 9 and 2 points on 2×2, 3×3 and
 * 4×4.
 */
final class SmallGoTest {
    private static final Retrograde BACKWARDS =
            Retrograde.STANDARD.withFolding().withThreads(2);

    private static Game game(String id) {
        return Games.library().open("go:" + id);
    }

    private static long board(Position position) {
        return ((GoPosition) position).board().key();
    }

    private static Value value(Game game, String method) {
        return Methods.read(method)
                .positionSolver(game)
                .solve(game.start(), StopCondition.NEVER)
                .value();
    }

    /** By foresight: the game with free cycles backwards, its draws with their past. */
    private static Value superkoValue(int size, String ko, double komi) {
        Game free = game("size=" + size + ",ko=no-result,komi=" + komi);
        Solved solved = BACKWARDS.solve(free.start(), StopCondition.NEVER).orElseThrow();
        Game strict = game("size=" + size + ",ko=" + ko + ",komi=" + komi);
        SuperkoGame ended = new SuperkoGame(strict, solved, SmallGoTest::board);
        Position root = ended.start();
        return root.isOver() ? root.score() > 0 ? Value.WIN : Value.LOSS : value(ended, "pn2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ko=positional", "ko=situational", "rules=tromp-taylor", "rules=new-zealand"})
    void twoByTwoIsWorthOnePointWithItsWholePast(String rules) {
        for (String method : List.of("AlphaBeta[order=Reversed]", "pn", "pn2")) {
            for (int points = -3; points <= 4; points++) {
                Game game = game("size=2," + rules + ",komi=" + (points - 0.5));
                assertThat(value(game, method))
                        .as("%s at least %d by %s", rules, points, method)
                        .isEqualTo(points <= 1 ? Value.WIN : Value.LOSS);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"positional", "situational"})
    void foresightFindsTheSame(String ko) {
        for (int points = -3; points <= 4; points++) {
            assertThat(superkoValue(2, ko, points - 0.5)).isEqualTo(points <= 1 ? Value.WIN : Value.LOSS);
        }
        assertThat(superkoValue(3, ko, 8.5)).isEqualTo(Value.WIN);
        assertThat(superkoValue(3, ko, 9.5)).isEqualTo(Value.LOSS);
    }

    @Test
    void withFreeCyclesNobodyWinsTwoByTwo() {
        for (double komi : new double[] {-3.5, -0.5, 0.5, 1.5, 3.5}) {
            Game game = game("size=2,ko=no-result,komi=" + komi);
            assertThat(BACKWARDS
                            .solve(game.start(), StopCondition.NEVER)
                            .orElseThrow()
                            .start())
                    .isEqualTo(StateOutcome.DRAW);
            for (String method : List.of("dfpn", "bta", "alphabeta-table")) {
                assertThat(value(game, method)).as("%s, %s", method, komi).isEqualTo(Value.DRAW);
            }
        }
    }

    /** Black takes the whole board, and never by bringing a board back: so it is his under superko, too. */
    @ParameterizedTest
    @CsvSource({"8.5, WIN, 15, 1059", "9.5, LOSS, 17, 2359"})
    void threeByThreeBelongsToBlack(double komi, Value value, int distance, long positions) {
        Game game = game("size=3,ko=no-result,komi=" + komi);
        Solved solved = BACKWARDS.solve(game.start(), StopCondition.NEVER).orElseThrow();
        assertThat(solved.start()).isEqualTo(new StateOutcome(value, distance));
        assertThat(solved.space().size()).isEqualTo(10_437);
        SuperkoCheck.Findings findings = SuperkoCheck.from(game.start(), solved.reader(), SmallGoTest::board);
        assertThat(findings.doubts()).isZero();
        assertThat(findings.positions()).isEqualTo(positions);
        Strategy strategy = StrategyBuilder.build(game, value == Value.WIN ? 0 : 1, solved.reader());
        assertThat(StrategyCheck.firstFault(strategy)).isEmpty();
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"ko=positional", "rules=tromp-taylor"})
    void threeByThreeWithItsWholePast(String rules) {
        assertThat(value(game("size=3," + rules + ",komi=8.5"), "pn2")).isEqualTo(Value.WIN);
    }

    /** On 4×4 Black is sure of one point, under superko as well; of two he is not while cycles are free. */
    @Tag("nightly")
    @Test
    void fourByFourWithFreeCycles() {
        Game game = game("size=4,ko=no-result,komi=0.5");
        Solved solved = BACKWARDS.solve(game.start(), StopCondition.NEVER).orElseThrow();
        assertThat(solved.space().size()).isEqualTo(18_500_733);
        assertThat(solved.start()).isEqualTo(new StateOutcome(Value.WIN, 24));
        SuperkoCheck.Findings findings = SuperkoCheck.from(game.start(), solved.reader(), SmallGoTest::board);
        assertThat(findings.doubts()).isZero();
        assertThat(findings.positions()).isEqualTo(182_172);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"positional, 1.5, WIN", "situational, 1.5, WIN", "positional, 2.5, LOSS", "situational, 2.5, LOSS"})
    void fourByFourIsWorthTwoPointsUnderSuperko(String ko, double komi, Value value) {
        assertThat(superkoValue(4, ko, komi)).isEqualTo(value);
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"1.5", "2.5"})
    void withFreeCyclesNobodyWinsMoreOnFourByFour(String komi) {
        Game game = game("size=4,ko=no-result,komi=" + komi);
        assertThat(BACKWARDS
                        .solve(game.start(), StopCondition.NEVER)
                        .orElseThrow()
                        .start())
                .isEqualTo(StateOutcome.DRAW);
    }
}
