package tesuji.endgame.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;
import tesuji.games.go.Stones;

/** Values of random local positions, compared with a search that leaves out no move and knows no ownership. */
class LocalGameTest {
    private static final int LIMIT = 200_000;

    /** Plays everything to the bitter end: a side without a move has lost, so every free point is a move. */
    private static final class Everything {
        private final LocalRules rules;
        private final Values values;
        private final Map<LocalPosition, Optional<Integer>> known = new HashMap<>();
        private final Set<LocalPosition> open = new HashSet<>();

        Everything(LocalRules rules, Values values) {
            this.rules = rules;
            this.values = values;
        }

        /** The value, or nothing if a position comes back somewhere. */
        Optional<Integer> value(LocalPosition at) {
            Optional<Integer> earlier = known.get(at);
            if (earlier != null) return earlier;
            if (!open.add(at)) return Optional.empty();
            List<Integer> lefts = new ArrayList<>();
            List<Integer> rights = new ArrayList<>();
            boolean whole = options(at, Side.BLACK, lefts) && options(at, Side.WHITE, rights);
            open.remove(at);
            Optional<Integer> value = whole ? Optional.of(values.game(array(lefts), array(rights))) : Optional.empty();
            known.put(at, value);
            return value;
        }

        private boolean options(LocalPosition at, Side side, List<Integer> into) {
            for (long rest = at.empty(); rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                Optional<Outlook> after = side == Side.BLACK ? rules.black(at, move) : rules.white(at, move);
                if (after.isEmpty()) continue;
                int sum = values.number(after.get().points());
                for (LocalPosition part : after.get().parts()) {
                    Optional<Integer> value = value(part);
                    if (value.isEmpty()) return false;
                    sum = values.plus(sum, value.get());
                }
                into.add(sum);
            }
            return true;
        }

        private static int[] array(List<Integer> list) {
            return list.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    /** A random patch of a board with random stones in it and random safe stones around. */
    private static Optional<LocalPosition> random(Terrain terrain, Rng rng) {
        long black = 0;
        long white = 0;
        long nearBlack = 0;
        long nearWhite = 0;
        for (int i = 0; i < terrain.size(); i++) {
            long bit = 1L << i;
            int piece = rng.nextInt(6);
            if (piece == 0) black |= bit;
            if (piece == 1) white |= bit;
            if (rng.nextInt(3) > 0) nearBlack |= bit;
            if (rng.nextInt(4) == 0) nearWhite |= bit;
        }
        long all = (1L << terrain.size()) - 1;
        LocalPosition at = new LocalPosition(all, black, white, nearBlack, nearWhite);
        for (long stones : new long[] {black, white}) {
            for (long rest = stones; rest != 0; rest &= rest - 1) {
                long chain = terrain.flood(rest & -rest, stones);
                if ((terrain.around(chain) & at.empty()) == 0) return Optional.empty();
            }
        }
        return Optional.of(at);
    }

    private static Terrain terrain(int rows, int columns) {
        Stones board = new Stones(9, new byte[81]);
        List<Integer> points = new ArrayList<>();
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++) points.add(9 * row + column);
        return new Terrain(board, points.stream().mapToInt(Integer::intValue).toArray());
    }

    /** The value of all that is left, or nothing if a position comes back somewhere. */
    private static Optional<Integer> value(Outlook outlook, Everything everything, Values values) {
        int sum = values.number(outlook.points());
        for (LocalPosition part : outlook.parts()) {
            Optional<Integer> value = everything.value(part);
            if (value.isEmpty()) return value;
            sum = values.plus(sum, value.get());
        }
        return Optional.of(sum);
    }

    @ParameterizedTest
    @CsvSource({"1,6", "2,3", "2,4", "3,3"})
    void exactValuesAreThoseOfASearchOfEverything(int rows, int columns) {
        Terrain terrain = terrain(rows, columns);
        Rng rng = new Rng(rows * 100L + columns);
        int compared = 0;
        for (int i = 0; i < 150; i++) {
            Optional<LocalPosition> at = random(terrain, rng);
            if (at.isEmpty()) continue;
            Values values = new Values(2_000_000);
            LocalRules rules = new LocalRules(terrain, Counting.TERRITORY);
            Outlook outlook = rules.outlook(at.get());
            Optional<Integer> value = value(outlook, new Everything(rules, values), values);
            LocalGame game = new LocalGame(rules, values, LIMIT);
            int low = game.atLeast(outlook);
            int high = game.atMost(outlook);
            assertThat(values.isAtMost(low, high)).as("%s", at).isTrue();
            if (value.isEmpty()) continue;
            compared++;
            assertThat(new Printer(values, false).text(low))
                    .as("%s", at)
                    .isEqualTo(new Printer(values, false).text(value.get()));
            assertThat(high).as("%s", at).isEqualTo(low);
        }
        assertThat(compared)
                .as("positions compared of %s", Arrays.asList(rows, columns))
                .isGreaterThan(30);
    }

    /** Whole numbers at 0 plies, and what comes of looking ahead a little, with plenty of positions and with hardly any. */
    @ParameterizedTest
    @CsvSource({"2,3,200000", "2,4,200000", "3,3,200000", "3,3,4"})
    void boundsFromAFewPliesHold(int rows, int columns, int limit) {
        Terrain terrain = terrain(rows, columns);
        Rng rng = new Rng(rows * 1000L + columns);
        int tight = 0;
        int compared = 0;
        for (int i = 0; i < 100; i++) {
            Optional<LocalPosition> at = random(terrain, rng);
            if (at.isEmpty()) continue;
            Values values = new Values(2_000_000);
            for (int plies = 0; plies <= 4; plies++) {
                LocalRules rules = new LocalRules(terrain, Counting.TERRITORY);
                Outlook outlook = rules.outlook(at.get());
                LocalGame whole = new LocalGame(rules, values, LIMIT);
                int low = whole.atLeast(outlook);
                int high = whole.atMost(outlook);
                LocalRules fresh = new LocalRules(terrain, Counting.TERRITORY);
                LocalGame near = new LocalGame(fresh, values, limit, plies);
                try {
                    int atLeast = near.atLeast(outlook);
                    int atMost = near.atMost(outlook);
                    assertThat(values.isAtMost(atLeast, high))
                            .as("%s %s", at, plies)
                            .isTrue();
                    assertThat(values.isAtMost(low, atMost))
                            .as("%s %s", at, plies)
                            .isTrue();
                    compared++;
                    if (atLeast == low && atMost == high) tight++;
                } catch (ArenaFullException full) {
                    assertThat(limit).isLessThan(LIMIT);
                }
            }
        }
        assertThat(compared).isGreaterThan(100);
        assertThat(tight).isGreaterThan(compared / 8).isLessThan(compared);
    }

    /** A move into one's own territory is worth something, though a second one there would cost a point. */
    @ParameterizedTest
    @CsvSource({"511,17,34,280,64", "511,3,20,64,130", "511,3,276,64,130", "509,273,32,64,149"})
    void aMoveAfterWhichNothingIsLeftToDoCounts(long points, long black, long white, long nearBlack, long nearWhite) {
        LocalPosition at = new LocalPosition(points, black, white, nearBlack, nearWhite);
        Terrain terrain = terrain(3, 3);
        Values values = new Values(2_000_000);
        LocalRules rules = new LocalRules(terrain, Counting.TERRITORY);
        LocalGame whole = new LocalGame(rules, values, LIMIT);
        Outlook outlook = rules.outlook(at);
        for (int plies = 1; plies <= 5; plies++) {
            LocalGame near = new LocalGame(rules, values, LIMIT, plies);
            assertThat(values.isAtMost(near.atLeast(outlook), near.atMost(outlook)))
                    .isTrue();
            assertThat(values.isAtMost(near.atLeast(outlook), whole.atMost(outlook)))
                    .isTrue();
            assertThat(values.isAtMost(whole.atLeast(outlook), near.atMost(outlook)))
                    .isTrue();
        }
    }
}
