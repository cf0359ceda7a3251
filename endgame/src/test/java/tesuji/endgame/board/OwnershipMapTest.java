package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.play.StopCondition;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.number.Fraction;
import tesuji.endgame.region.Counting;
import tesuji.endgame.value.Side;

/** What is expected of marked points, as the source derives it by hand (Frejlak 2020, §4.1). */
final class OwnershipMapTest {
    private static final int SIZE = 11;
    private static final long POSITIONS = 100_000;

    private static OwnershipMap map(String id) {
        Report report = Endgame.solve(Question.of(Reference.of(id).corner(), Side.BLACK), Budget.STANDARD);
        return OwnershipMap.of(report, POSITIONS, StopCondition.NEVER);
    }

    @ParameterizedTest
    @CsvSource({
        "own-1-1, cross, 1",
        "own-1-2, cross, 1",
        "own-1-3, cross, 1",
        "own-1-4, cross, 1",
        "own-2-1, square, 0",
        "own-2-2, square, 0",
        "own-2-3, square, 0",
        "own-2-4, square, 0",
        "own-3-1, square, 0",
        "own-3-1, triangle, 1/2",
        "own-3-2, square, 0",
        "own-3-2, triangle, 1/2",
        "own-3-3, square, 0",
        "own-3-3, triangle, 1/2",
        "own-3-4, square, 0",
        "own-3-4, triangle, -1/2",
        "own-4-1, cross, 1",
        "own-4-1, circle, -1",
        "own-4-2, cross, 1",
        "own-4-2, circle, -1",
        "own-4-3, cross, 1",
        "own-4-3, circle, -1",
        "own-5-1, square, 0",
        "own-5-1, triangle, 1/2",
        "own-5-2, square, 0",
        "own-5-3, square, 0",
        "own-5-3, triangle, 1/2",
    })
    void markedPointsAreExpectedAsPrinted(String id, String mark, String owner) {
        OwnershipMap map = map(id);
        for (String name : Reference.of(id).marked(mark)) {
            assertThat(map.at(Reference.cornerPoint(name, SIZE)).map(Fraction::toString))
                    .as(id + " " + name)
                    .hasValue(owner);
        }
    }

    /**
     * The source expects 1/2 of A17 as well, as if White's second move were gote. But it threatens 3/2 and gains 1: it
     * is sente, so that White gets both points whenever she gets the first.
     */
    @Test
    void aContinuationMayBeAPrivilege() {
        assertThat(map("own-5-2").at(Reference.cornerPoint("A17", SIZE)).map(Fraction::toString))
                .hasValue("0");
    }

    /** Counted by area every point is worth what is expected of it, so a region's points add up to its mean. */
    @ParameterizedTest
    @CsvSource({"7, 3, 11", "9, 5, 12", "11, 6, 13"})
    void byAreaExpectationsAddUpToTheMean(int size, int regions, long seed) {
        Generator generator = new Generator(Wish.of(size, regions), seed);
        int compared = 0;
        for (int i = 0; i < 8; i++) {
            Question question = new Question(generator.next().stones(), Side.BLACK, Counting.AREA, 0, Dyadic.ZERO);
            Report report = Endgame.solve(question, Budget.STANDARD);
            OwnershipMap map = OwnershipMap.of(report, POSITIONS, StopCondition.NEVER);
            for (Place place : report.places()) {
                List<Integer> points = place.region().points();
                if (!points.stream().allMatch(point -> map.at(point).isPresent())) continue;
                Fraction sum = Fraction.of(0);
                for (int point : points) sum = sum.plus(map.at(point).orElseThrow());
                assertThat(sum).as("%s of\n%s", points, question.stones()).isEqualTo(Fraction.of(place.mean()));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(3 * regions);
    }
}
