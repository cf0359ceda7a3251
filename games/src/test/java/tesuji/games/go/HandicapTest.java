package tesuji.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.StarPoints;
import tesuji.games.Games;

class HandicapTest {
    private static GoGame open(String id) {
        return (GoGame) Games.library().open(id);
    }

    /** The tables of the protocol (Farnebäck 2002, §4.1.1). */
    @ParameterizedTest
    @CsvSource({
        "19, 2, D4 Q16",
        "19, 3, D4 Q16 D16",
        "19, 4, D4 Q16 D16 Q4",
        "19, 5, D4 Q16 D16 Q4 K10",
        "19, 6, D4 Q16 D16 Q4 D10 Q10",
        "19, 7, D4 Q16 D16 Q4 D10 Q10 K10",
        "19, 8, D4 Q16 D16 Q4 D10 Q10 K4 K16",
        "19, 9, D4 Q16 D16 Q4 D10 Q10 K4 K16 K10",
        "9, 5, C3 G7 C7 G3 E5",
        "13, 4, D4 K10 D10 K4",
        "8, 4, C3 F6 C6 F3",
        "7, 4, C3 E5 C5 E3"
    })
    void fixedPoints(int size, int stones, String vertices) {
        GoGame game = open("go:size=" + size + ",handicap=" + stones);
        String points = Handicap.points(size, stones).stream()
                .map(point -> game.notation().move(point))
                .collect(Collectors.joining(" "));
        assertThat(points).isEqualTo(vertices);
        GoPosition start = (GoPosition) game.start();
        assertThat(start.toMove()).isEqualTo(1);
        for (int point : Handicap.points(size, stones))
            assertThat(start.stones().at(point)).isEqualTo(Stones.BLACK);
    }

    /** More than five stones of 9 and 13 lines stand on sides that boards of these sizes do not mark. */
    @ParameterizedTest
    @CsvSource({"7, 4", "8, 4", "9, 5", "13, 5", "19, 9"})
    void fixedPointsAreStarPoints(int size, int most) {
        Layout layout = new Layout(Layout.Shape.CROSSINGS, size, size);
        for (int stones = 2; stones <= most; stones++) {
            assertThat(Handicap.points(size, stones))
                    .allMatch(point -> StarPoints.isStar(layout, layout.column(point), layout.rise(point)));
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "5, 0", "6, 0", "7, 4", "8, 4", "9, 9", "12, 4", "13, 9", "19, 9", "20, 4", "25, 9"})
    void mostStones(int size, int most) {
        assertThat(Handicap.most(size)).isEqualTo(most);
    }

    @Test
    void freeStonesComeOneAfterAnother() {
        GoGame game = open("go:size=9,handicap=3,placement=free");
        GoPosition position = (GoPosition) game.start();
        for (String move : List.of("A1", "E5", "J9")) {
            assertThat(position.toMove()).isZero();
            assertThat(position.isLegal(game.pass())).isFalse();
            position.play(game.notation().move(move));
        }
        assertThat(position.toMove()).isEqualTo(1);
        assertThat(position.isLegal(game.pass())).isTrue();
        position.undo();
        assertThat(position.toMove()).isZero();
        position.undo();
        position.undo();
        assertThat(position.key()).isEqualTo(game.start().key());
    }

    @Test
    void whiteIsCompensatedAsTheRulesSay() {
        assertThat(open("go:size=9,handicap=4").rules().compensation()).isEqualTo(15 + 8);
        assertThat(open("go:size=9,handicap=4,rules=aga").rules().compensation())
                .isEqualTo(15 + 6);
        assertThat(open("go:size=9,handicap=4,rules=japanese").rules().compensation())
                .isEqualTo(13);
        assertThat(open("go:size=9,handicap=4,rules=tromp-taylor,komi=0")
                        .rules()
                        .compensation())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({"go:size=9;handicap=1", "go:size=9;handicap=10", "go:size=5;handicap=2", "go:size=8;handicap=5"})
    void impossibleNumbersAreRefused(String id) {
        assertThatThrownBy(() -> open(id.replace(';', ',')))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("handicap must be");
    }
}
