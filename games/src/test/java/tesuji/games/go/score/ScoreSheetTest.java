package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.games.go.GoRules;
import tesuji.games.go.GoRules.Preset;
import tesuji.games.go.Stones;

final class ScoreSheetTest {
    /** Finished but for the white stones in atari at the top left. */
    private static final Stones BOARD = Stones.parse("""
            OOXX.XO..
            .X..XXO..
            XX.XXO.O.
            .XX.XOOO.
            XX.XXXOOO
            ..X.XOO.O
            XXXXXO.O.
            .X.XOOOO.
            ..XXO.O..
            """);

    private static final int DEAD = 72;

    @Test
    void showsEverythingSideBySide() {
        LifeAndDeath marks = DeadStones.inAtari(BOARD);
        ScoreSheet sheet = ScoreSheet.of(BOARD, marks, new Prisoners(3, 2), Preset.CHINESE.rules());
        assertThat(sheet.marks().dead()).containsExactlyInAnyOrder(DEAD, DEAD + 1);
        assertThat(sheet.estimates())
                .extracting(Estimate::name)
                .hasSize(Estimators.standard().size());
        assertThat(sheet.area().margin()).isEqualTo(sheet.margin()).hasToString("B+3.5");
        assertThat(sheet.territory().compensation()).isEqualTo(15);
        assertThat(sheet.consistency().agrees()).isTrue();
        assertThat(sheet.consistency().flood()).isEqualTo(sheet.margin());
        assertThat(sheet.ownership()).hasSize(81);
        assertThat(sheet.ownership().get(DEAD)).isEqualTo(1);
        assertThat(sheet.ownership().get(80)).isEqualTo(-1);
    }

    @Test
    void theRulesChooseTheCount() {
        GoRules japanese = Preset.JAPANESE.rules();
        ScoreSheet sheet = ScoreSheet.of(BOARD, DeadStones.inAtari(BOARD), new Prisoners(3, 2), japanese);
        assertThat(sheet.count()).isEqualTo(sheet.territory());
        assertThat(sheet.margin()).isEqualTo(sheet.territory().margin());
        assertThat(sheet.area().compensation()).isEqualTo(13);
    }

    @Test
    void everyEstimateHasItsResult() {
        ScoreSheet sheet = ScoreSheet.of(BOARD, LifeAndDeath.NONE, Prisoners.NONE, Preset.TROMP_TAYLOR.rules());
        for (Estimate estimate : sheet.estimates()) {
            assertThat(sheet.margin(estimate).halfPoints()).isEqualTo(2 * (estimate.black() - estimate.white()) - 15);
            assertThat(estimate.values()).hasSize(81);
        }
        assertThat(sheet.board()).isEqualTo(BOARD);
        assertThat(sheet.margin()).isEqualTo(Count.trompTaylor(BOARD, 15).margin());
    }

    @Test
    void ownershipInSekiFollowsTheRules() {
        Stones stones = Stones.parse("""
                .X.O.
                XX.OO
                .X.O.
                XX.OO
                .X.O.
                """);
        LifeAndDeath seki = LifeAndDeath.of(Set.of(), Set.of(1));
        ScoreSheet japanese = ScoreSheet.of(stones, seki, Prisoners.NONE, Preset.JAPANESE.rules());
        ScoreSheet chinese = ScoreSheet.of(stones, seki, Prisoners.NONE, Preset.CHINESE.rules());
        assertThat(japanese.ownership().get(0)).isZero();
        assertThat(japanese.ownership().get(4)).isEqualTo(-1);
        assertThat(chinese.ownership().get(0)).isEqualTo(1);
    }
}
