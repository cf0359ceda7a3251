package tesuji.games.go.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

final class PatternDictionaryTest {
    private static final String BOARD = """
            .......
            .OX....
            OXX....
            .......
            ..X....
            .XO....
            ..X....
            """;

    private static PatternReader at(String move) {
        GoPosition position = Drawn.position(BOARD);
        MoveTeams teams = new MoveTeams(((GoGame) position.game()).geometry(), new PatternDictionary(new long[0]));
        teams.load(position);
        return teams.patternsAround(Drawn.point(position, move));
    }

    @Test
    void theLargestKnownPatternCounts() {
        PatternReader reader = at("D2");
        long small = reader.next();
        long middle = reader.next();
        long large = reader.next();
        assertThat(new PatternDictionary(new long[] {5, small, middle}).largest(at("D2")))
                .isEqualTo(3);
        assertThat(new PatternDictionary(new long[] {small, 7}).largest(at("D2")))
                .isEqualTo(1);
        assertThat(new PatternDictionary(new long[] {small, large}).largest(at("D2")))
                .as("the middle one is not known")
                .isEqualTo(1);
        assertThat(new PatternDictionary(new long[] {8, 9}).largest(at("D2"))).isZero();
        assertThat(new PatternDictionary(new long[] {small}).largest(at("G7"))).isZero();
    }

    @Test
    void everyPatternIsFoundByItsKey() {
        Rng rng = new Rng(1);
        long[] keys = new long[3000];
        for (int i = 0; i < keys.length; i++) keys[i] = rng.nextLong();
        PatternDictionary dictionary = new PatternDictionary(keys);
        assertThat(dictionary.size()).isEqualTo(3000);
        for (int i = 0; i < keys.length; i++) {
            assertThat(dictionary.number(keys[i])).isEqualTo(i + 1);
            assertThat(dictionary.key(i + 1)).isEqualTo(keys[i]);
        }
        for (int i = 0; i < 3000; i++)
            assertThat(dictionary.number(rng.nextLong())).isZero();
    }

    @Test
    void noPatternStandsTwice() {
        assertThatThrownBy(() -> new PatternDictionary(new long[] {1, 2, 1}))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void dictionariesWithTheSamePatternsAreEqual() {
        PatternDictionary one = new PatternDictionary(new long[] {1, 2});
        assertThat(one)
                .isEqualTo(new PatternDictionary(new long[] {1, 2}))
                .hasSameHashCodeAs(new PatternDictionary(new long[] {1, 2}))
                .isNotEqualTo(new PatternDictionary(new long[] {2, 1}));
    }
}
