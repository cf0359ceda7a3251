package tesuji.solve.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.space.StateCodec;

/** The tables and formulas of Goluch, §3.1. */
final class SpaceTest {
    @ParameterizedTest
    @CsvSource({
        "Tic-tac-toe, 19683, 5",
        "Nine men's morris, 282429536481, 12",
        "English draughts, 2.33E+22, 3",
        "Chess, 1.96E+71, 3",
        "'Focus, five places a field', 1.13E+124, 3",
        "'Focus, towers without gaps', 3.68E+93, 3",
        "Halma for two, 1.22E+56, 3"
    })
    void bounds(String game, BigDecimal expected, int digits) {
        StateSpaceBounds.Bound found = StateSpaceBounds.ALL.stream()
                .filter(bound -> bound.game().equals(game))
                .findFirst()
                .orElseThrow();
        assertThat(new BigDecimal(found.states()).round(new MathContext(digits)))
                .isEqualByComparingTo(expected);
    }

    @Test
    void towersOfFocus() {
        assertThat(StateSpaceBounds.towers(2, 5)).isEqualTo(63);
        assertThat(StateSpaceBounds.towers(2, 0)).isEqualTo(1);
        assertThat(StateSpaceBounds.towers(3, 2)).isEqualTo(13);
    }

    /** Table 3.2, half of it: the other half is its mirror image. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | 1
            1 | 24 552
            2 | 276 6072 63756
            3 | 2024 42504 425040 2691920
            4 | 10626 212520 2018940 12113640 51482970
            5 | 42504 807576 7268184 41186376 164745504 494236512
            6 | 134596 2422728 20593188 109830336 411863760 1153218528 2498640144
            7 | 346104 5883768 47070144 235350720 823727520 2141691552 4283383104 6731030592
            8 | 735471 11767536 88256520 411863760 1338557220 3212537328 5889651768 8413788240 9465511770
            9 | 1307504 19612560 137287920 594914320 1784742960 3926434512 6544057520 8413788240 8413788240 6544057520
            """)
    void morrisByMen(int first, String row) {
        String[] cells = row.split(" ", -1);
        for (int second = 0; second < cells.length; second++) {
            assertThat(MorrisSpace.states(first, second)).isEqualTo(new BigInteger(cells[second]));
            assertThat(MorrisSpace.states(second, first)).isEqualTo(new BigInteger(cells[second]));
        }
    }

    @Test
    void morrisTogether() {
        assertThat(MorrisSpace.sum()).isEqualTo(143_122_694_691L);
    }

    /** Captures lead from each of 28 parts to at most two others, all of which come before it. */
    @Test
    void morrisIsSolvedPartByPart() {
        List<MorrisSpace.Subspace> parts = MorrisSpace.subspaces();
        assertThat(parts).hasSize(28).doesNotHaveDuplicates();
        Set<MorrisSpace.Subspace> solved = new HashSet<>();
        List<Integer> ways = new ArrayList<>();
        for (MorrisSpace.Subspace part : parts) {
            assertThat(solved).containsAll(part.transitions());
            ways.add(part.transitions().size());
            solved.add(part);
        }
        assertThat(ways).allMatch(count -> count <= 2).contains(0, 1, 2);
        assertThat(new MorrisSpace.Subspace(9, 8).transitions())
                .containsExactly(new MorrisSpace.Subspace(8, 8), new MorrisSpace.Subspace(9, 7));
    }

    /** Table 3.3; for two pieces it prints 6172, but its sums are those of 6972. */
    @ParameterizedTest
    @CsvSource({
        "1, 120",
        "2, 6972",
        "3, 261224",
        "4, 7092774",
        "5, 148688232",
        "6, 2503611964",
        "7, 34779531480",
        "8, 406309208481",
        "9, 4048627642976",
        "10, 34778882769216",
        "11, 259669578902016",
        "12, 1695618078654976",
        "13, 9726900031328256",
        "14, 49134911067979776",
        "15, 218511510918189056",
        "16, 852888183557922816",
        "17, 2905162728973680640",
        "18, 8568043414939516928",
        "19, 21661954506100113408",
        "20, 46352957062510379008",
        "21, 82459728874435248128",
        "22, 118435747136817856512",
        "23, 129406908049181900800",
        "24, 90072726844888186880"
    })
    void draughtsByPieces(int pieces, BigInteger states) {
        assertThat(DraughtsSpace.states(pieces)).isEqualTo(states);
    }

    @Test
    void draughtsTogether() {
        assertThat(DraughtsSpace.upTo(10)).isEqualTo(39_271_258_813_439L);
        assertThat(DraughtsSpace.upTo(24)).isEqualTo(new BigInteger("500995484682338672639"));
        assertThat(DraughtsSpace.states(25)).isZero();
    }

    /** Gasser's numbers for nine men's morris, §3.1.4. */
    @Test
    void utilisation() {
        Share morris = new Share(BigInteger.valueOf(7_673_759_268L), BigInteger.valueOf(9_074_932_579L));
        assertThat(morris.fraction()).isBetween(0.8455, 0.8465);
        assertThat(morris.percentage()).isEqualTo("84.56%");
    }

    /**
     * Table 6.3, whose first seven rows are of width 1 although they say 2. It rounds 85.95% and 78.97% once more, to
     * 86% and 79%.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 5, 8, 13.33%",
        "1, 5, 11, 18.33%",
        "1, 5, 54, 90%",
        "1, 6, 6, 3.33%",
        "1, 6, 152, 84.44%",
        "1, 8, 722, 85.95%",
        "1, 10, 1990, 78.97%",
        "1, 11, 900, 22.73%",
        "2, 6, 510, 0.74%",
        "2, 6, 69160, 99.8%",
        "2, 7, 420000, 99.9%",
        "2, 8, 27432, 1.52%",
        "2, 8, 1800810, 99.95%",
        "2, 11, 4864608, 10.87%",
        "3, 5, 2530, 0.3%",
        "3, 5, 840672, 99.98%",
        "3, 7, 1176576, 0.22%",
        "3, 7, 8595936, 1.58%",
        "4, 5, 59552, 0.048%",
        "4, 5, 3991600, 3.2%",
        "5, 5, 962180, 0.0049%",
        "6, 5, 15767421, 0.00049%"
    })
    void percentages(int width, int height, long reached, String expected) {
        Game game = Games.library().open("skoczki:width=" + width + ",height=" + height);
        Share share = new Share(BigInteger.valueOf(reached), game.bound().orElseThrow());
        assertThat(share.percentage()).isEqualTo(expected);
    }

    /** Wherever positions can be listed, there are no more than the game says. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            tictactoe
            connectfour:width=4,height=4
            hex:size=3
            threemensmorris
            nim:piles=3-4-5
            skoczki:width=3,height=5,variant=B-2
            skoczki:width=2,height=6,variant=F
            """)
    void countsKeepTheBound(String id) {
        Game game = Games.library().open(id);
        long states = Retrograde.STANDARD
                .states(StateCodec.plain(game), StopCondition.NEVER)
                .orElseThrow()
                .size();
        assertThat(BigInteger.valueOf(states)).isLessThanOrEqualTo(game.bound().orElseThrow());
    }
}
