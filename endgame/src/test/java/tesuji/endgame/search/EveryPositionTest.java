package tesuji.endgame.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tesuji.core.play.StopCondition;
import tesuji.endgame.region.Counting;
import tesuji.endgame.value.Side;

/**
 * Boards of 3 by 3 points against {@link EveryPosition}, which knows all of them: nothing wrong may be said, and
 * nothing at all where the score depends on endless play.
 */
final class EveryPositionTest {
    private final List<String> faults = new ArrayList<>();
    private int right;
    private int endless;
    private int bans;

    @Test
    void whatIsSaidOfPositionsIsRight() {
        for (Ending ending : Ending.values()) {
            compare(Counting.AREA, ending, 37, 3_000);
            compare(Counting.TERRITORY, ending, 83, 3_000);
        }
        assertThat(faults).isEmpty();
        assertThat(right).as("right").isGreaterThan(1_500);
        assertThat(endless).as("endless").isGreaterThan(200);
        assertThat(bans).as("bans").isGreaterThan(20);
    }

    @Test
    @Tag("nightly")
    void whatIsSaidOfManyPositionsIsRight() {
        for (Ending ending : Ending.values()) {
            compare(Counting.AREA, ending, 2, 20_000);
            compare(Counting.TERRITORY, ending, 5, 20_000);
        }
        assertThat(faults).isEmpty();
        assertThat(right).as("right").isGreaterThan(25_000);
    }

    private void compare(Counting counting, Ending ending, int stride, long limit) {
        EveryPosition all = new EveryPosition(counting, ending);
        for (int position = 0; position < EveryPosition.POSITIONS; position += stride) {
            if (!all.isLegal(position)) continue;
            BoardSearch search =
                    new BoardSearch(EveryPosition.stones(position), counting, ending, limit, StopCondition.NEVER);
            for (Side side : Side.values()) {
                compare(all, search, position, side, BoardSearch.NONE, ending + " " + counting);
                for (int ban = 0; ban < EveryPosition.POINTS; ban++) {
                    if (all.isKo(position, side, ban))
                        compare(all, search, position, side, ban, ending + " " + counting);
                }
            }
        }
    }

    private void compare(EveryPosition all, BoardSearch search, int position, Side side, int ban, String rules) {
        int low = all.low(position, side, ban);
        int high = all.high(position, side, ban);
        Optional<Integer> score = search.score(side, ban);
        if (low != high) endless++;
        if (score.isEmpty()) return;
        if (ban != BoardSearch.NONE) bans++;
        if (score.get() == low && score.get() == high) right++;
        else {
            faults.add(rules + ", " + side + " to move, banned " + ban + ": " + score.get() + ", not " + low + " to "
                    + high + "\n" + EveryPosition.stones(position));
        }
    }
}
