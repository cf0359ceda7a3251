package tesuji.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;

/** What a match says about the ends of games of Taifho. */
final class TaifhoJudgeTest {
    private static Ending judged(String id, String... moves) {
        Game game = Games.library().open(id);
        Position position = game.start();
        for (String move : moves) position.play(game.notation().move(move));
        return Judge.of(game).verdict(position);
    }

    @Test
    void aGameThatItsCapCutOffIsNoOrdinaryWin() {
        Ending ending = judged("taifho:cap=3", "B9B8", "B0B1", "G9G8");
        assertThat(ending)
                .isEqualTo(new Ending(
                        Termination.LIMIT,
                        OptionalInt.of(0),
                        OptionalInt.of(1),
                        "Green is ahead in a game that its cap cut off: it has advanced 2 rows, Blue 1."));
    }

    @Test
    void whoClosesHisOwnRowLosesByTheRules() {
        Ending ending = judged("taifho", "D9D8", "D0D1", "D8D9");
        assertThat(ending.termination()).isEqualTo(Termination.RULES);
        assertThat(ending.winner()).hasValue(1);
        assertThat(ending.note())
                .startsWith("Blue wins: Green's home row is full")
                .endsWith(".");
    }

    /** A game that ends with the last move it may have is finished all the same. */
    @Test
    void theLastMoveMayWin() {
        List<String> moves = List.of("D9D8", "D0D1", "D8D9");
        assertThat(judged("taifho:cap=3", moves.toArray(String[]::new)).termination())
                .isEqualTo(Termination.RULES);
    }
}
