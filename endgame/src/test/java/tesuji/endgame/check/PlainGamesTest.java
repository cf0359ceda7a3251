package tesuji.endgame.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

final class PlainGamesTest {
    /** Star, up, tiny one and {2|-2}. */
    private static final List<BoardProof.Tree> TREES = List.of(
            tree("g1", "0", "g2"),
            tree("g2", "0", "0"),
            tree("g3", "0", "g4"),
            tree("g4", "0", "-1"),
            tree("g5", "2", "-2"));

    private final PlainGames games = new PlainGames(TREES);

    private static BoardProof.Tree tree(String id, String black, String white) {
        return new BoardProof.Tree(id, List.of(black), List.of(white));
    }

    @ParameterizedTest
    @CsvSource({"0,g1", "g3,g1", "0,g3", "g2,1/4", "g5,3", "-3,g5", "-1/2,1/4", "g1,1/64"})
    void someAreLess(String less, String more) {
        assertThat(games.isAtMost(games.game(less), games.game(more))).isTrue();
        assertThat(games.isAtMost(games.game(more), games.game(less))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0,g2", "g5,0", "g5,1", "g5,2", "g1,g2"})
    void othersCannotBeCompared(String one, String other) {
        assertThat(games.isAtMost(games.game(one), games.game(other))).isFalse();
        assertThat(games.isAtMost(games.game(other), games.game(one))).isFalse();
    }

    @Test
    void numbersHaveTheMovesOfTheirSimplestForm() {
        assertThat(games.game("3/4").black()).containsExactly(games.game("1/2"));
        assertThat(games.game("3/4").white()).containsExactly(games.game("1"));
        assertThat(games.game("2").black()).containsExactly(games.game("1"));
        assertThat(games.game("2").white()).isEmpty();
        assertThat(games.game("-6/8")).isSameAs(games.game("-3/4")).hasToString("-3/4");
    }

    /** In {0|1} nobody wants to move, and a plan that makes somebody do so proves nothing. */
    @Test
    void aTreeThatIsWorthANumberIsRefused() {
        assertThatThrownBy(() -> new PlainGames(List.of(tree("g1", "0", "1")))).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> new PlainGames(List.of(tree("g1", "-1", "1")))).isInstanceOf(InputException.class);
        BoardProof.Tree nothing = new BoardProof.Tree("g1", List.of(), List.of("1"));
        assertThatThrownBy(() -> new PlainGames(List.of(nothing))).isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1/3", "1/0", "x", "", "1/", "5000", "0.5", "99999999999999999999"})
    void whatIsNoNumberIsRefused(String text) {
        assertThatThrownBy(() -> games.game(text)).isInstanceOf(InputException.class);
    }

    /** Attacks and answers are vertices, games or words; a game may not look like another of these. */
    @ParameterizedTest
    @ValueSource(strings = {"A3", "free", "pass", "wait", "1/2", "", "g", "G1"})
    void idsAreNothingElse(String id) {
        assertThatThrownBy(() -> new PlainGames(List.of(tree(id, "2", "-2")))).hasMessageContaining("no id of a game");
    }

    @Test
    void aTreeMayNotContainItself() {
        List<BoardProof.Tree> round = List.of(tree("g1", "1", "g2"), tree("g2", "g1", "-1"));
        assertThatThrownBy(() -> new PlainGames(round)).hasMessageContaining("comes back to itself");
        assertThatThrownBy(() -> new PlainGames(List.of(tree("g1", "1", "g2")))).hasMessageContaining("no game g2");
    }
}
