package tesuji.desk.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.desk.round.GameResult;
import tesuji.games.Games;

final class GoAdjudicatorTest {
    private static final Game GAME = Games.library().open("go:size=5,komi=0.5");

    /** Black on the left, White on the right; the white stone A5 is lost. */
    private static final String DIVIDED = """
            O X . O .
            . X . O .
            . X . O .
            . X . O .
            . X . O .
            move black
            """;

    private final GoAdjudicator adjudicator = new GoAdjudicator();

    private static GameRecord divided() {
        return new GameRecord(GAME.id(), DIVIDED, List.of());
    }

    private static GameRecord passed() {
        int pass = GAME.notation().move("pass");
        return divided().then(pass).then(pass);
    }

    private GameResult.Counted verdict(Set<Integer> disputed) {
        return adjudicator.verdict(passed(), passed().replay(GAME), disputed);
    }

    @Test
    void deadStonesAreTakenOffAndNamed() {
        assertThat(verdict(Set.of())).isEqualTo(new GameResult.Counted(-1, "Taken for dead: A5."));
    }

    /** With A5 alive Black has no point on the left but his five stones; White has eleven. */
    @Test
    void playersMaySeeItOtherwise() {
        Set<Integer> chain = adjudicator.chain(passed().replay(GAME), "A5");
        assertThat(chain).containsExactly(GAME.notation().move("A5"));
        assertThat(verdict(chain)).isEqualTo(new GameResult.Counted(2 * (5 - 11) - 1, "No stones are taken for dead."));
    }

    @Test
    void onlyAGameThatBothHavePassedIsDisputed() {
        assertThatThrownBy(() -> adjudicator.chain(divided().replay(GAME), "A5"))
                .isInstanceOf(InputException.class)
                .hasMessage("This game was cut off and counts as it stands.");
        assertThatThrownBy(() -> adjudicator.chain(passed().replay(GAME), "pass"))
                .isInstanceOf(InputException.class)
                .hasMessage("Name a stone, such as D4, not a pass.");
    }

    @Test
    void prisonersAreCountedBesideTheBoard() {
        assertThat(adjudicator.tally(divided().replay(GAME))).isEqualTo("prisoners: Black 0, White 0");
    }
}
