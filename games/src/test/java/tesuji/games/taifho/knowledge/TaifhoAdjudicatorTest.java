package tesuji.games.taifho.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Adjudication;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.GameSummary;
import tesuji.core.game.Termination;
import tesuji.games.Games;

final class TaifhoAdjudicatorTest {
    private static GameRecord record(Game game, String... moves) {
        GameRecord record = GameRecord.of(game);
        for (String move : moves) record = record.then(game.notation().move(move));
        return record;
    }

    private static Adjudication ended(String id, String... moves) {
        Game game = Games.library().open(id);
        return Adjudicator.of(game).adjudicate(record(game, moves).replay(game), Set.of());
    }

    @Test
    void whoeverIsAheadAtTheCapHasNotWon() {
        assertThat(ended("taifho:cap=3", "B9B8", "B0B1", "G9G8"))
                .isEqualTo(Adjudication.of(1, Termination.LIMIT, "it has advanced 2 rows, Blue 1"));
    }

    /** A game that ends with the last move it may have is finished all the same. */
    @Test
    void theLastMoveMayWin() {
        Adjudication closed = ended("taifho:cap=3", "D9D8", "D0D1", "D8D9");
        assertThat(closed.termination()).isEqualTo(Termination.RULES);
        assertThat(closed.score()).isEqualTo(-2);
        assertThat(closed.reason()).startsWith("Green's home row is full");
        assertThat(closed.dead()).isEmpty();
    }

    @Test
    void theSummaryHasARowForEachPhaseAndSide() {
        Game game = Games.library().open("taifho");
        GameSummary summary = Adjudicator.of(game)
                .summary(record(game, "D9D8", "D0D1", "D8D9"))
                .orElseThrow();
        assertThat(summary.columns()).containsExactly("phase", "side", "moves", "rows won a move", "squares a move");
        assertThat(summary.rows())
                .containsExactly(
                        List.of("opening", "Green", "2", "0.00", "1.00"),
                        List.of("opening", "Blue", "1", "1.00", "1.00"));
        assertThat(summary.remarks()).isEmpty();
        assertThat(Adjudicator.of(game).summary(record(game))).isEmpty();
    }

    @Test
    void nothingCanBeDisputed() {
        assertThat(Adjudicator.of(Games.library().open("taifho")).dispute()).isEmpty();
    }

    @Test
    void aMoveOfBothSidesCountsAsOne() {
        Game game = Games.library().open("taifho");
        assertThat(game.notation().length(85)).isEqualTo("42.5");
        assertThat(game.notation().length(84)).isEqualTo("42.0");
    }
}
