package tesuji.solve.method;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.SolveResult;
import tesuji.solve.literature.KalahValues;

/** Our Kalah is worth what Irving et al. (2000) found. */
final class KalahValuesTest {
    @ParameterizedTest
    @CsvSource({"1, 6", "2, 6", "3, 6", "4, 3"})
    void asPublished(int pits, int most) {
        for (int seeds = 1; seeds <= most; seeds++) check(pits, seeds, "alphabeta-table");
    }

    @ParameterizedTest
    @CsvSource({"1, 6", "2, 4", "3, 2"})
    void alsoByProofNumbers(int pits, int most) {
        for (int seeds = 1; seeds <= most; seeds++) check(pits, seeds, "dfpn");
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource("4, 4")
    void asPublishedForMoreSeeds(int pits, int seeds) {
        check(pits, seeds, "AlphaBeta[tableBits=23]");
    }

    private static void check(int pits, int seeds, String method) {
        Game game = Games.library().open("kalah:pits=" + pits + ",seeds=" + seeds);
        SolveResult result = Methods.read(method).positionSolver(game).solve(game.start(), StopCondition.NEVER);
        assertThat(result.proven()).as("%s by %s", game.id(), method).isTrue();
        assertThat(result.value()).as("%s by %s", game.id(), method).isEqualTo(KalahValues.of(pits, seeds));
    }
}
