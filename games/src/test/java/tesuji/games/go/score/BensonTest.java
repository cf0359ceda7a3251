package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.games.go.Stones;

/** Shapes whose unconditional life is known. */
final class BensonTest {
    /** The board with what is unconditionally alive, and the small letters x and o for unconditional territory. */
    private static String picture(Stones stones, Benson benson) {
        StringBuilder text = new StringBuilder();
        for (int row = stones.size() - 1; row >= 0; row--) {
            for (int column = 0; column < stones.size(); column++) {
                int point = row * stones.size() + column;
                if (benson.isAlive(point)) text.append(".XO".charAt(stones.at(point)));
                else text.append(".xo".charAt(benson.territory(point)));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String alive(String rows) {
        Stones stones = Stones.parse(rows);
        return picture(stones, Benson.of(stones));
    }

    private static final String NOTHING = ".....\n".repeat(5);

    @Test
    void twoSinglePointEyesLive() {
        assertThat(alive("""
                .....
                .OO..
                OOOOO
                XXXXO
                .X.XO
                """)).isEqualTo("""
                .....
                .....
                .....
                XXXX.
                xXxX.
                """);
    }

    @Test
    void oneEyeDoesNotLive() {
        assertThat(alive("""
                .....
                .....
                .....
                XX...
                .X...
                """)).isEqualTo(NOTHING);
    }

    @Test
    void anEyeWithAPointThatIsNoLibertyIsNotVital() {
        assertThat(alive("""
                .XOOO
                XXXXX
                X...X
                X...X
                X...X
                """)).as("the middle of the big eye").isEqualTo(NOTHING);
        assertThat(alive("""
                .XOOO
                XXXXX
                X...X
                X.X.X
                X...X
                """))
                .as("the same eye with a stone in the middle: a chain of its own with one eye")
                .isEqualTo(NOTHING);
        assertThat(alive("""
                .XOOO
                XXXXX
                X...X
                XXX.X
                X...X
                """)).as("the same stone connected").isEqualTo("""
                xX...
                XXXXX
                XxxxX
                XXXxX
                XxxxX
                """);
    }

    @Test
    void bigEyesLiveIfEveryPointIsALiberty() {
        assertThat(alive("""
                .....
                OOOOO
                XXXXX
                X..XX
                XXXX.
                """)).isEqualTo("""
                .....
                .....
                XXXXX
                XxxXX
                XXXXx
                """);
    }

    @Test
    void twoChainsLiveOnTheEyesTheyShare() {
        assertThat(alive("""
                .....O
                ..XX.O
                .X.XXO
                .XX.X.
                ..XXX.
                OO....
                """)).isEqualTo("""
                ......
                ..XX..
                .XxXX.
                .XXxX.
                ..XXX.
                ......
                """);
        assertThat(alive("""
                ......
                ..XX..
                .X.XX.
                .XX.X.
                ..XX..
                ......
                """))
                .as("now no stone connects the two halves, and still both hold both eyes")
                .isEqualTo("""
                ......
                ..XX..
                .XxXX.
                .XXxX.
                ..XX..
                ......
                """);
    }

    @Test
    void aFalseEyeIsNone() {
        assertThat(alive("""
                .....
                .....
                OOOOO
                XXXOO
                .X.XO
                """)).isEqualTo(NOTHING);
    }

    @Test
    void twoFalseEyesLiveIfTheChainsMeetInBoth() {
        assertThat(alive("""
                XXXX.
                XO.OX
                X...X
                XO.OX
                .XXXX
                """))
                .as("White holds the diagonals, but there is no outside")
                .isEqualTo("""
                XXXXx
                X...X
                X...X
                X...X
                xXXXX
                """);
    }

    @Test
    void anEnemyStoneCanMakeARegionVital() {
        String cornered = """
                X.XXX
                XXXXX
                XXXXX
                ..XXX
                ..XXX
                """;
        assertThat(alive(cornered)).as("the corner point is no liberty").isEqualTo(NOTHING);
        Stones held = Stones.parse("""
                X.XXX
                XXXXX
                XXXXX
                ..XXX
                O.XXX
                """);
        assertThat(picture(held, Benson.of(held)))
                .as("the white stone sits on the only other point")
                .isEqualTo("""
                XxXXX
                XXXXX
                XXXXX
                xxXXX
                xxXXX
                """);
        assertThat(picture(held, Benson.withSuicide(held)))
                .as("suicide would empty that point again")
                .isEqualTo(NOTHING);
    }

    @Test
    void enemyStonesInLineStandOnLiberties() {
        Stones stones = Stones.parse("""
                ......
                ......
                ......
                ......
                XXXXXX
                .O.X.X
                """);
        String life = """
                ......
                ......
                ......
                ......
                XXXXXX
                xxxXxX
                """;
        assertThat(picture(stones, Benson.of(stones))).isEqualTo(life);
        assertThat(picture(stones, Benson.withSuicide(stones))).isEqualTo(life);
    }

    @Test
    void bothColoursLiveSideBySide() {
        assertThat(alive("""
                .X.XO.
                XXXXOO
                OOOOO.
                ....OO
                ....O.
                ....OO
                """)).isEqualTo("""
                xXxXOo
                XXXXOO
                OOOOOo
                ....OO
                ....Oo
                ....OO
                """);
    }

    @Test
    void aChainThatLeansOnADyingOneDies() {
        assertThat(alive("""
                .....
                OOOOO
                XXXO.
                .XOXX
                X.X.X
                """))
                .as("no chain here has two vital regions of which all neighbours live")
                .isEqualTo(NOTHING);
    }

    @ParameterizedTest
    @MethodSource("tesuji.games.go.score.RandomBoards#mixed")
    void coloursAndDirectionsDoNotMatter(Stones stones) {
        Benson benson = Benson.of(stones);
        Benson swapped = Benson.of(RandomBoards.swapped(stones));
        for (int symmetry = 0; symmetry < RandomBoards.SYMMETRIES; symmetry++) {
            Benson turned = Benson.of(RandomBoards.turned(stones, symmetry));
            for (int point = 0; point < stones.points(); point++) {
                int image = RandomBoards.image(stones.size(), symmetry, point);
                assertThat(turned.isAlive(image)).isEqualTo(benson.isAlive(point));
                assertThat(turned.territory(image)).isEqualTo(benson.territory(point));
            }
        }
        for (int point = 0; point < stones.points(); point++) {
            assertThat(swapped.isAlive(point)).isEqualTo(benson.isAlive(point));
            assertThat(Estimator.sign(swapped.territory(point))).isEqualTo(-Estimator.sign(benson.territory(point)));
        }
    }
}
