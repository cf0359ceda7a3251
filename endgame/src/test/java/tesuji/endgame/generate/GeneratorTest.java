package tesuji.endgame.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.core.base.InputException;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.ValuedRegion;
import tesuji.endgame.local.Counting;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.safety.Safety;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;
import tesuji.games.sgf.SgfNode;

final class GeneratorTest {
    @ParameterizedTest
    @CsvSource({"5, 1", "5, 2", "6, 3", "7, 4", "9, 6", "13, 10", "19, 12"})
    void boardsAreLegalAndTheirWallsLive(int size, int regions) {
        Generator generator = new Generator(Wish.of(size, regions), size);
        for (int i = 0; i < 10; i++) {
            Setting setting = generator.next();
            Stones stones = setting.stones();
            assertThat(stones.size()).isEqualTo(size);
            assertThat(setting.regions()).hasSize(regions);
            Set<Integer> planted = new HashSet<>();
            for (Planted region : setting.regions()) {
                for (int point : region.points()) assertThat(planted.add(point)).isTrue();
            }
            Safety safety = Safety.unconditional(stones);
            for (int point = 0; point < stones.points(); point++) {
                if (stones.at(point) == Stones.EMPTY) continue;
                assertThat(breathes(stones, point)).as("%s%n%s", point, stones).isTrue();
                if (!planted.contains(point)) assertThat(safety.isSafe(point)).isTrue();
            }
        }
    }

    private static boolean breathes(Stones stones, int stone) {
        Set<Integer> chain = new HashSet<>(Set.of(stone));
        boolean grown = true;
        int[] near = new int[4];
        while (grown) {
            grown = false;
            for (int member : Set.copyOf(chain)) {
                int degree = stones.neighbours(member, near);
                for (int i = 0; i < degree; i++) {
                    if (stones.at(near[i]) == Stones.EMPTY) return true;
                    if (stones.at(near[i]) == stones.at(stone)) grown |= chain.add(near[i]);
                }
            }
        }
        return false;
    }

    @Test
    void theSameSeedGivesTheSameEndgames() {
        Wish wish = Wish.of(9, 4);
        Generator one = new Generator(wish, 3);
        Generator other = new Generator(wish, 3);
        for (int i = 0; i < 5; i++) assertThat(one.next()).isEqualTo(other.next());
        assertThat(new Generator(wish, 4).next()).isNotEqualTo(new Generator(wish, 3).next());
    }

    /** Every kind whose value follows from its form is worth just that. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ROOM")
    void knownValuesAreFound(Feature feature) {
        Generator generator = new Generator(new Wish(11, 2, EnumSet.of(feature), 4), 5);
        for (int i = 0; i < 5; i++) {
            Setting setting = generator.next();
            EndgameResult report = Endgame.solve(EndgameProblem.of(setting.stones(), Side.BLACK), Budget.STANDARD);
            for (Planted region : setting.regions()) isWorthWhatIsKnown(region, report, setting);
        }
    }

    private static void isWorthWhatIsKnown(Planted region, EndgameResult report, Setting setting) {
        ValuedRegion place = report.regions().stream()
                .filter(each -> each.region()
                        .points()
                        .equals(region.points().stream().sorted().toList()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(region + "\n" + setting.stones()));
        if (region.game() != null) {
            assertThat(place.value().atLeast())
                    .as("%s%n%s", region, setting.stones())
                    .isEqualTo(new Calculator(report.values()).value(region.game()))
                    .isEqualTo(place.value().atMost());
        }
        if (region.chilled() != null) {
            assertThat(report.values().leftStop(place.chilled()))
                    .as("%s%n%s", region, setting.stones())
                    .isEqualTo(region.chilled());
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1/2", "3, 5/4", "4, 17/8"})
    void corridorsChillToTheirCount(int length, String count) {
        assertThat(Worth.blocked(length).chilled()).hasToString(count);
        assertThat(Worth.blocked(length).of(Side.WHITE).chilled())
                .isEqualTo(Worth.blocked(length).chilled().negated());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4 | 1 | 1 | A board has 5 to 19 lines here, not 4.",
                "9 | 13 | 1 | An endgame has 1 to 12 regions here, not 13.",
                "9 | 1 | 9 | The longest corridor has 1 to 8 points here, not 9."
            })
    void impossibleWishesGetASentence(int size, int regions, int longest, String sentence) {
        assertThatThrownBy(() -> new Wish(size, regions, EnumSet.of(Feature.DAME), longest))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }

    @Test
    void aFullBoardIsRefused() {
        assertThatThrownBy(() -> new Generator(Wish.of(5, 12), 1).next())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("No room for 12 regions of these kinds was found on a board of 5 lines");
    }

    @Test
    void theSheetHoldsTheAnswer() {
        Stones stones = Stones.parse("""
                X X X O O
                X . X O .
                X X . O O
                . X X O .
                X X X O O
                """);
        Setting setting = new Setting(stones, List.of());
        AnswerSheet sheet = AnswerSheet.of(setting, Counting.TERRITORY, Budget.STANDARD);
        assertThat(sheet.isExact()).isTrue();
        assertThat(sheet.black().low()).isEqualTo(Dyadic.ZERO);
        SgfNode root = sheet.sgf("1");
        assertThat(root.values("SZ")).containsExactly("5");
        assertThat(root.values("AB")).hasSize(12);
        assertThat(root.values("LB")).containsExactly("cc:*");
        assertThat(root.text("C")).contains("Black to move: 0\nWhite to move: 0\nC3: *, count 0, move 0, gote");
        assertThat(root.children()).hasSize(2);
        assertThat(root.children().get(0).values("PL")).containsExactly("B");
        assertThat(root.children().get(0).values("TR")).containsExactly("cc");
        assertThat(root.children().get(1).text("C")).contains("0\nBest: C3, pass");
    }
}
