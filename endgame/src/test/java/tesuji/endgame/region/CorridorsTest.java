package tesuji.endgame.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.endgame.heat.Cooling;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.DrawnPosition;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.Region;
import tesuji.endgame.local.Successor;
import tesuji.endgame.localsearch.LocalGame;
import tesuji.endgame.localsearch.SearchMemory;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/** White chains that hang on one point of hers, marked w, and push into corridors of Black's, marked b. */
class CorridorsTest {
    /** Two corridors of two points each: as good as connected. */
    private static final String CONNECTED = """
            #  #  .b #  #
            #  #  .b #  #
            .b .b O  O  .w
            """;

    /** A corridor of three points, and an open one of two with a safe white stone at its far end. */
    private static final String OPEN = """
            #  #  #  .bw #  #
            #  #  #  .b  #  #
            .b .b .b O   O  .w
            """;

    private static Region region(String drawing) {
        DrawnPosition drawn = new DrawnPosition(drawing);
        List<Integer> points = IntStream.range(0, drawn.graph().size())
                .mapToObj(drawn.graph()::point)
                .toList();
        return new Region(points, drawn.graph(), drawn.position());
    }

    @Test
    void corridorsAreMeasured() {
        Corridors connected = Corridors.of(region(CONNECTED)).orElseThrow();
        assertThat(connected.owner()).isEqualTo(Side.WHITE);
        assertThat(connected.theorem().blocked()).containsExactly(2, 2);
        assertThat(connected.theorem().unblocked()).isEmpty();
        Corridors open = Corridors.of(region(OPEN)).orElseThrow();
        assertThat(open.theorem().blocked()).containsExactly(3);
        assertThat(open.theorem().unblocked()).containsExactly(2);
    }

    /** No way home; two of them; a corridor with a stone in it; one that forks. */
    @ParameterizedTest
    @ValueSource(strings = {".b .b O", """
                #  #  .w #
                .b .b O  .w
                """, ".b Xb O  .w", """
                .b #  #  #
                .b .b O  .w
                .b #  #  #
                """})
    void otherRegionsAreNone(String drawing) {
        assertThat(Corridors.of(region(drawing))).isEmpty();
    }

    /** The theorem leaves moves out; a search of all moves finds the same once the games are chilled. */
    @ParameterizedTest
    @ValueSource(strings = {CONNECTED, OPEN})
    void theGameAtTheFrontIsTheWholeGame(String drawing) {
        Region region = region(drawing);
        Values values = new Values(1_000_000);
        Cooling cooling = new Cooling(values, new Thermographs(values));
        SearchMemory memory = new SearchMemory(region.graph(), Counting.TERRITORY);
        Successor all = memory.rules().split(region.start());
        int stone = Corridors.of(region).orElseThrow().stone();
        CorridorGame front = new CorridorGame(memory, values, stone, 10_000);
        LocalGame game = new LocalGame(memory, values, 100_000);
        int searched = game.atLeast(all).orElseThrow();
        assertThat(game.atMost(all)).hasValue(searched);
        assertThat(cooling.chill(front.value(all).orElseThrow())).isEqualTo(cooling.chill(searched));
        assertThat(front.nodes()).isLessThan(game.nodes() + 100);
    }

    /** Pushing and blocking count, filling a corridor from within does not. */
    @Test
    void onlyMovesAtTheFrontCount() {
        Region region = region(OPEN);
        LocalPosition at = region.start();
        Values values = new Values(1_000_000);
        SearchMemory memory = new SearchMemory(region.graph(), Counting.TERRITORY);
        CorridorGame game = new CorridorGame(
                memory, values, Corridors.of(region).orElseThrow().stone(), 10_000);
        int entrance = 2;
        int deadEnd = 0;
        assertThat(game.afterMove(at, entrance, Side.WHITE)).isPresent();
        assertThat(game.afterMove(at, deadEnd, Side.WHITE)).isEmpty();
    }
}
