package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.games.go.GoRules;
import tesuji.games.go.GoRules.Preset;
import tesuji.games.go.Stones;

/** Last boards of 9×9 games between strong programs, whose results are on record: Chinese rules, komi 7. */
final class FinishedGamesTest {
    private static final GoRules RULES = Preset.CHINESE.rules().withKomi(14);

    /** G5. */
    private static final int INVADER = 4 * 9 + 6;

    private static ScoreSheet sheet(Stones stones, LifeAndDeath marks) {
        return ScoreSheet.of(stones, marks, Prisoners.NONE, RULES);
    }

    private static void assertNeedsMark(Stones stones, String result) {
        ScoreSheet naive = sheet(stones, LifeAndDeath.NONE);
        assertThat(naive.margin().toString()).isNotEqualTo(result);
        assertThat(naive.consistency().agrees()).isFalse();
        ScoreSheet marked = sheet(stones, LifeAndDeath.of(Set.of(INVADER), Set.of()));
        assertThat(marked.margin()).hasToString(result);
        assertThat(marked.consistency().agrees()).isTrue();
    }

    @Test
    void everythingCapturedNeedsNoMarks() {
        Stones stones = Stones.parse("""
                ..OX..X.X
                .OOX.XXX.
                ..OX..XX.
                ..OXX.XXX
                .OOXX....
                O..OXXX.X
                .OOOXX..X
                ...OOXXX.
                ...OXX...
                """);
        ScoreSheet sheet = sheet(stones, LifeAndDeath.NONE);
        assertThat(sheet.margin()).hasToString("B+10");
        assertThat(sheet.consistency().agrees()).isTrue();
        assertThat(sheet(stones, DeadStones.inAtari(stones)).margin()).hasToString("B+10");
    }

    @Test
    void aLoneInvaderIsMarked() {
        assertNeedsMark(Stones.parse("""
                ...OOOX..
                .OOOXOX..
                .OXXXXX..
                OXX....X.
                .OOXX.OXX
                .OXX.XXOO
                .OXOXXO.O
                .OXOXXOO.
                .OOOOXXO.
                """), "W+6");
        assertNeedsMark(Stones.parse("""
                XXXX.....
                OX..X....
                OOXXX.X..
                OXX....XX
                OOOXX.OXO
                ..OX.XXOO
                ..OOXXO.O
                ...OXOOO.
                ....O....
                """), "0");
    }

    @Test
    void aDeadGroupIsMarkedByOneStone() {
        Stones stones = Stones.parse("""
                .OXXX.XX.
                OOOXXXOX.
                O.OOOXOX.
                O..OXXOOO
                .OOXXXOX.
                ..OOX.X.X
                ..O.OXXX.
                ...OOX...
                ....OX...
                """);
        assertNeedsMark(stones, "B+2");
        assertThat(sheet(stones, LifeAndDeath.of(Set.of(INVADER), Set.of()))
                        .area()
                        .black()
                        .prisoners())
                .isEqualTo(6);
    }

    @Test
    void aStoneInAtariIsFoundWithoutMarks() {
        Stones stones = Stones.parse("""
                ...OOOOX.
                .O.OXXX.X
                .XOOOXX.X
                .O..OXX.X
                O.OOXX..X
                .OOX....X
                ..OX..X.X
                ..OXX.XXX
                ..OXXXX..
                """);
        assertThat(sheet(stones, LifeAndDeath.NONE).margin()).hasToString("B+9");
        assertThat(sheet(stones, DeadStones.inAtari(stones)).margin()).hasToString("0");
    }
}
