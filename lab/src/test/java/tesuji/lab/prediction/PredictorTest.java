package tesuji.lab.prediction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.games.Games;

final class PredictorTest {
    private static final Game NINE = Games.library().open("go:size=9");

    private static Example example(Game game, int expert, int free, String... moves) {
        GameRecord record = GameRecord.of(game);
        for (String move : moves) record = record.then(game.notation().move(move));
        return new Example("test", moves.length + 1, record, expert, moves.length % 2, free);
    }

    private static Example nine(String expert, String... moves) {
        return example(NINE, NINE.notation().move(expert), 81 - moves.length, moves);
    }

    private static Predictor predictor(String player) {
        return new Predictor(Games.library(), player, 1);
    }

    /** On 3×3 the centre wins at once. */
    @Test
    void theBestMoveIsFound() throws InterruptedException {
        Game small = Games.library().open("go:size=3,komi=0");
        int centre = small.notation().move("B2");
        int corner = small.notation().move("A1");
        Predictor predictor = predictor("wieczorek-constant[fpu=10000]");
        assertThat(predictor.guess(example(small, centre, 9), 100)).satisfies(guess -> {
            assertThat(guess.isHit()).isTrue();
            assertThat(guess.choice()).isEqualTo(centre);
            assertThat(guess.moves()).isEqualTo(9);
        });
        Guess wrong = predictor.guess(example(small, corner, 9), 100);
        assertThat(wrong.choice()).isEqualTo(centre);
        assertThat(wrong.rank())
                .as("behind the centre and the edges, which all count")
                .isGreaterThan(1);
    }

    /** All simulations are made, whatever is settled before; one of them is that of the root itself. */
    @Test
    void theBudgetIsForEachFreePoint() throws InterruptedException {
        Guess guess = predictor("wieczorek-constant[fpu=-1]").guess(nine("C7", "E5"), 10);
        assertThat(guess.moves()).isEqualTo(80);
        List<Long> visits = new ArrayList<>();
        for (String expert :
                List.of("A1", "A2", "A3", "A4", "A5", "B2", "B3", "B4", "B5", "C3", "C4", "C5", "D4", "D5")) {
            visits.add(predictor("wieczorek-constant[fpu=-1]")
                    .guess(nine(expert, "E5"), 10)
                    .visits());
        }
        assertThat(visits).as("one path alone").containsOnlyOnce(799L);
        assertThat(visits.stream().filter(n -> n == 0)).hasSize(13);
    }

    /** In the source's program nobody fills an own eye: A1 is one of Black. */
    @Test
    void anEyeIsNeverFilled() throws InterruptedException {
        Example eye = nine("A1", "A2", "J9", "B1", "J8", "B2", "H8");
        Guess guess = predictor("wieczorek-constant[fpu=10000]").guess(eye, 20);
        assertThat(guess.moves()).isEqualTo(81 - 6 - 1);
        assertThat(guess.rank()).isEqualTo(guess.moves() + 1);
        assertThat(predictor("uct").guess(eye, 20).moves())
                .as("with A1 and the pass")
                .isEqualTo(81 - 6 + 1);
    }

    @Test
    void oneSearchMakesSeveralGuesses() throws InterruptedException {
        Predictor predictor = predictor("wieczorek-lookahead");
        Example example = nine("C7", "E5", "G3");
        List<Guess> together = predictor.guesses(example, List.of(5, 20, 50));
        for (int i = 0; i < 3; i++) {
            assertThat(together.get(i))
                    .isEqualTo(predictor.guess(example, List.of(5, 20, 50).get(i)));
        }
        assertThat(together.get(2).visits())
                .isGreaterThanOrEqualTo(together.get(1).visits());
    }

    @Test
    void seedsMatterAndRepeat() throws InterruptedException {
        Example example = nine("C7", "E5", "G3");
        List<Guess> guesses = new ArrayList<>();
        for (long seed : List.of(1L, 1L, 2L)) {
            guesses.add(new Predictor(Games.library(), "wieczorek-constant", seed).guess(example, 20));
        }
        assertThat(guesses.get(0)).isEqualTo(guesses.get(1)).isNotEqualTo(guesses.get(2));
    }

    /** With an urgency below 0 only the first child is ever tried: the expert's, in a symmetric position too. */
    @ParameterizedTest
    @ValueSource(strings = {"wieczorek-constant[fpu=-1]", "wieczorek-lookahead[fpu=-1]"})
    void theExpertsMoveCanBeTriedFirst(String player) throws InterruptedException {
        Predictor predictor = new Predictor(Games.library(), player, true, 1);
        for (Example example : List.of(nine("H2"), nine("H2", "E5"), nine("H2", "E5", "C3"), nine("C4", "E5", "C3"))) {
            Guess guess = predictor.guess(example, 10);
            assertThat(guess.rank()).as(example.toString()).isEqualTo(1);
            assertThat(guess.choice()).isEqualTo(example.expert());
        }
    }

    /** As curious as the uniform exploration of the experiments, and all the same every move is tried. */
    @Test
    void curiosityKeepsBelowTheUrgencyOfUntriedMoves() throws InterruptedException {
        Guess guess = predictor("wieczorek-constant[c=1000, fpu=10000]").guess(nine("A1", "E5", "C4"), 20);
        assertThat(guess.visits()).isBetween(10L, 30L);
    }

    @Test
    void aFullTreeIsTold() throws InterruptedException {
        Example example = nine("C7", "E5");
        assertThat(predictor("wieczorek-constant").guess(example, 10).tree()).isEqualTo("not full");
        assertThat(predictor("wieczorek-constant[capacity=200]")
                        .guess(example, 10)
                        .tree())
                .isEqualTo("full");
    }

    @Test
    void onlySearchesCanGuess() {
        assertThatThrownBy(() -> predictor("random").guess(nine("H2"), 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("searches no tree");
    }

    @Test
    void anInterruptEndsTheSearch() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> predictor("uct").guess(nine("H2"), 10)).isInstanceOf(InterruptedException.class);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }
}
