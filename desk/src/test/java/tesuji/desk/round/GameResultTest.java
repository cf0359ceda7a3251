package tesuji.desk.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.games.Games;

final class GameResultTest {
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

    private static GameRecord divided() {
        return new GameRecord(GAME.id(), DIVIDED, List.of());
    }

    private static GameRecord passed() {
        int pass = GAME.notation().move("pass");
        return divided().then(pass).then(pass);
    }

    private static GameResult.Counted verdict(Set<Integer> disputed) {
        return GameResult.counted(GAME, passed(), passed().replay(GAME), disputed);
    }

    @Test
    void deadStonesAreTakenOffAndNamed() {
        assertThat(verdict(Set.of())).isEqualTo(new GameResult.Counted(-1, "Taken for dead: A5."));
    }

    /** With A5 alive Black has no point on the left but his five stones; White has eleven. */
    @Test
    void playersMaySeeItOtherwise() {
        Round round = new Round(GAME, passed());
        round.dispute("A5");
        assertThat(round.result()).contains(new GameResult.Counted(2 * (5 - 11) - 1, "No stones are taken for dead."));
        round.dispute("A5");
        assertThat(round.result()).contains(verdict(Set.of()));
    }
}
