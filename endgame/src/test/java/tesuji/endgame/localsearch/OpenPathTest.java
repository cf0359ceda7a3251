package tesuji.endgame.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.DrawnPosition;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalRules;

/** A search from one position to another and back. */
class OpenPathTest {
    private final DrawnPosition drawn = new DrawnPosition(".b .  .w");
    private final LocalRules rules = new LocalRules(drawn.graph(), Counting.TERRITORY);
    private final LocalNode first = rules.node(drawn.position());
    private final LocalNode second = first.mirrored();
    private final OpenPath path = new OpenPath();

    @Test
    void aPositionIsCaughtWhileItIsOpen() {
        assertThat(path.isCaught(first)).isFalse();
        path.enter(first);
        assertThat(path.isCaught(first)).isTrue();
        assertThat(path.isCaught(second)).isFalse();
        path.leave(first, true);
        assertThat(path.isCaught(first)).isFalse();
    }

    @Test
    void aFailureThatRestsOnAnOpenPositionHoldsOnlySoLong() {
        path.enter(first);
        path.enter(second);
        assertThat(path.isCaught(first)).isTrue();
        assertThat(path.leave(second, true)).as("for good").isFalse();
        assertThat(path.isCaught(second)).as("while the other is open").isTrue();
        assertThat(path.leave(first, true)).as("for good").isTrue();
        assertThat(path.isCaught(second)).as("afterwards").isFalse();
    }

    @Test
    void aFailureThatRestsOnNothingElseHoldsForGood() {
        path.enter(first);
        path.enter(second);
        assertThat(path.leave(second, true)).isTrue();
        assertThat(path.isCaught(second)).isFalse();
        assertThat(path.leave(first, true)).isTrue();
    }

    /** Success is success, whatever else was met on the way. */
    @Test
    void whatSucceedsHoldsForGood() {
        path.enter(first);
        path.enter(second);
        assertThat(path.isCaught(first)).isTrue();
        assertThat(path.leave(second, false)).isTrue();
        assertThat(path.isCaught(second)).isFalse();
    }
}
