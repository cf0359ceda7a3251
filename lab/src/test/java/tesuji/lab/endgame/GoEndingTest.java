package tesuji.lab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.Suggestion;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

/** Boards asked about under the rules that people name. */
final class GoEndingTest {
    /** White takes a ko at A3, by a stone that is dead. */
    private static final String LAST_KO = """
            X X X O .
            X . X O O
            . X X O O
            X O X O .
            O . X O O
            """;

    /** White's A3 is dead; where nobody takes dead stones off, Black has to capture it. */
    private static final String DEAD_STONE = """
            . X O . O
            X X O O O
            O . X X O
            X X . X O
            . X X X O
            """;

    private static EndgameResult solve(String rows, String rules, int toMove) {
        GoGame game = (GoGame) Games.library().open("go:size=5,komi=0,rules=" + rules);
        GoPosition position = (GoPosition) game.start();
        game.notation().place(rows + (toMove == 0 ? "move black\n" : "move white\n"), position);
        return Endgame.solve(GoEnding.question(position), Budget.STANDARD);
    }

    @Test
    void theNamedRulesDecideALastKo() {
        assertThat(solve(LAST_KO, "chinese", 1).low()).hasToString("5");
        assertThat(solve(LAST_KO, "chinese", 1).isProven()).isTrue();
        assertThat(solve(LAST_KO, "japanese", 1).low()).hasToString("5");
        assertThat(solve(LAST_KO, "tromp-taylor", 1).low()).hasToString("-4");
    }

    /** Superko and suicide are not looked at, so what might depend on them is not called proven. */
    @Test
    void whatIsNotLookedAtIsNotProven() {
        assertThat(solve(LAST_KO, "aga", 1).isKnown()).isTrue();
        assertThat(solve(LAST_KO, "aga", 1).isProven()).isFalse();
        assertThat(solve(LAST_KO, "tromp-taylor", 1).isProven()).isFalse();
    }

    @Test
    void deadStonesAreCapturedWhereTheyStandAtTheEnd() {
        List<Suggestion> agreed = GoEnding.best(solve(DEAD_STONE, "chinese", 0));
        assertThat(agreed.get(0).isPass()).isTrue();
        List<Suggestion> counted = GoEnding.best(solve(DEAD_STONE, "tromp-taylor", 0));
        assertThat(counted).isNotEmpty().noneMatch(Suggestion::isPass);
    }
}
