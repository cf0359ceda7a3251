package tesuji.lab.experiment.fpu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.lab.experiment.fpu.Claim.Word;
import tesuji.lab.prediction.PredictionScore.Scored;

final class HitClaimsTest {
    private static final List<FpuSetting> SETTINGS =
            List.of(new FpuSetting("a", "uct", 1), new FpuSetting("b", "uct", 1), new FpuSetting("c", "uct", 1));

    /** Ten games of ten positions; in each game a, b and c hit so many, all of them among the first. */
    private static PredictionRows hits(int a, int b, int c) {
        List<List<Scored>> positions = new ArrayList<>();
        for (int game = 0; game < 10; game++) {
            for (int i = 0; i < 10; i++)
                positions.add(List.of(guess(game, i < a), guess(game, i < b), guess(game, i < c)));
        }
        return new PredictionRows(SETTINGS, positions);
    }

    private static Scored guess(int game, boolean hit) {
        return new Scored("g" + game, 50, 50, hit ? 1 : 7);
    }

    @Test
    void theHigherRateIsTold() {
        assertThat(HitClaims.more("a", "b").of(hits(5, 2, 2)).word()).isEqualTo(Word.HOLDS);
        assertThat(HitClaims.more("b", "a").of(hits(5, 2, 2)).word()).isEqualTo(Word.FAILS);
        assertThat(HitClaims.more("b", "c").of(hits(5, 2, 2)).word()).isEqualTo(Word.UNDECIDED);
    }

    /** McNemar: 10 positions that only a hit, none that only b hit, z = 10 / sqrt(10), two-sided p = 0.0016. */
    @Test
    void onlyPositionsThatOneOfBothHitCount() {
        assertThat(HitClaims.more("a", "b").of(hits(5, 4, 0)).because())
                .startsWith("the hit rate of a less that of b is 0.1000 (")
                .contains("p = 0.0016 over positions");
    }

    @Test
    void theHighestIsAheadOfEachOther() {
        assertThat(HitClaims.highest("a").of(hits(5, 2, 3)).word()).isEqualTo(Word.HOLDS);
        assertThat(HitClaims.highest("a").of(hits(5, 2, 5)).word()).isEqualTo(Word.UNDECIDED);
        assertThat(HitClaims.highest("a").of(hits(5, 2, 9)).word()).isEqualTo(Word.FAILS);
        assertThat(HitClaims.highest("a").of(hits(5, 2, 3)).because())
                .startsWith("its hit rate less that of b 0.3000 (")
                .contains("; of c 0.2000 (");
    }

    /** One game of ten with all the hits is many positions and one game. */
    @Test
    void hitsOfOneGameDecideNothing() {
        List<List<Scored>> positions = new ArrayList<>();
        for (int game = 0; game < 10; game++) {
            for (int i = 0; i < 20; i++) positions.add(List.of(guess(game, game == 0), guess(game, false)));
        }
        PredictionRows rows = new PredictionRows(SETTINGS.subList(0, 2), positions);
        assertThat(HitClaims.more("a", "b").of(rows).because()).contains("p < 0.0001 over positions");
        assertThat(HitClaims.more("a", "b").of(rows).word()).isEqualTo(Word.UNDECIDED);
    }
}
