package tesuji.solve.literature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.solve.Value;

/** Goluch, chapter 2, as data. */
final class LiteratureTest {
    @ParameterizedTest
    @ValueSource(strings = {"Chess", "Skoczki", "Nim", "Go", "Hex", "Renju", "Tic-tac-toe", "Wolf and sheep"})
    void solversCanWorkOnThese(String game) {
        assertThat(Taxonomy.of(game).isSolvable()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Prisoner's dilemma",
                "Game of Life",
                "Heads or tails",
                "Poker",
                "Dollar auction",
                "Backgammon",
                "Bridge",
                "Rubik's cube"
            })
    void andNotOnThese(String game) {
        assertThat(Taxonomy.of(game).isSolvable()).isFalse();
    }

    /** Of the 27 games of appendix B all but four can be offered to solvers; here some share an entry. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Connect Four",
                "Go",
                "Hex",
                "Nim",
                "Skoczki",
                "Three men's morris",
                "Tic-tac-toe",
                "Awari",
                "Dakon-6",
                "Fanorona",
                "Go-Moku",
                "Halma",
                "Kalah",
                "Latrunculi",
                "Maharaja and Sepoys",
                "Nine men's morris",
                "Pentomino",
                "Quarto",
                "Qubic",
                "Teeko",
                "Tigers and goats",
                "English draughts"
            })
    void whatCanBePlayedCanBeSolved(String game) {
        assertThat(Taxonomy.of(game).isSolvable()).isTrue();
    }

    @Test
    void exceptionsAreTold() {
        assertThat(Taxonomy.of("nim").impartial()).isTrue();
        assertThat(Taxonomy.of("Quarto").impartial()).isTrue();
        assertThat(Taxonomy.of("Chess").impartial()).isFalse();
        assertThat(Taxonomy.of("Renju").symmetric()).isFalse();
        assertThat(Taxonomy.of("Nine men's morris").convergence())
                .isEqualTo(Traits.Convergence.DIVERGING_THEN_CONVERGING);
        assertThat(Taxonomy.of("Skoczki").convergence()).isEqualTo(Traits.Convergence.NEUTRAL);
        assertThat(Taxonomy.of("Go").complexity()).isEqualTo(Optional.of(Traits.Complexity.EXPTIME));
        assertThat(Taxonomy.of("Poker").players()).isEqualTo(new Traits.Players(2, 10));
        assertThat(Taxonomy.ALL)
                .extracting(Traits::game)
                .doesNotHaveDuplicates()
                .isSorted();
        assertThatThrownBy(() -> Taxonomy.of("Calvinball"))
                .isInstanceOf(InputException.class)
                .hasMessage("Nothing is written here about a game \"Calvinball\".");
    }

    /** In Nim both sides have the same moves from the same piles. */
    @Test
    void impartialGamesOfferBothSidesTheSame() {
        assertThat(moves("nim:piles=3-4-5", "1-0-5 X")).isEqualTo(moves("nim:piles=3-4-5", "1-0-5 O"));
    }

    private static List<Integer> moves(String id, String diagram) {
        Game game = Games.library().open(id);
        Position position = game.start();
        game.notation().place(diagram, position);
        int[] moves = new int[game.maxLegalMoves()];
        return Arrays.stream(moves, 0, position.legalMoves(moves)).boxed().toList();
    }

    @Test
    void degreesImplyWeakerOnes() {
        assertThat(Degree.STRONG.implies(Degree.WEAK)).isTrue();
        assertThat(Degree.STRONG.implies(Degree.ULTRA_WEAK)).isTrue();
        assertThat(Degree.WEAK.implies(Degree.ULTRA_WEAK)).isTrue();
        assertThat(Degree.WEAK.implies(Degree.WEAK)).isTrue();
        assertThat(Degree.WEAK.implies(Degree.STRONG)).isFalse();
        assertThat(Degree.ULTRA_WEAK.implies(Degree.WEAK)).isFalse();
    }

    /** Table 2.4, row by row. */
    @ParameterizedTest
    @CsvSource({
        "0, 1949, Hex 11x11, 57, 98, ULTRA_WEAK, WIN",
        "1, 1980, Qubic, 30, 34, WEAK, WIN",
        "2, 1988, Connect Four, 14, 21, WEAK, WIN",
        "3, 1990, Qubic, 30, 34, STRONG, WIN",
        "4, 1992, Go-Moku, 105, 70, WEAK, WIN",
        "5, 1993, Nine men's morris, 10, 50, WEAK, DRAW",
        "6, 1995, Connect Four, 14, 21, STRONG, WIN",
        "7, 1996, Pentomino, 12, 18, WEAK, WIN",
        "8, 1998, Quarto twist, , , WEAK, DRAW",
        "9, 1998, Teeko, , , WEAK, DRAW",
        "10, 2000, Dakon-6, 15, 33, WEAK, WIN",
        "11, 2000, 'Kalah(6,4)', 13, 18, WEAK, WIN",
        "12, 2001, Renju, 105, 70, WEAK, WIN",
        "13, 2002, Awari, 12, 32, STRONG, DRAW",
        "14, 2003, Quarto, , , WEAK, LOSS",
        "15, 2007, English draughts, 21, 31, WEAK, DRAW",
        "16, 2007, Fanorona, 22, 46, WEAK, DRAW",
        "17, 2007, Tigers and goats, 10, 31, WEAK, DRAW"
    })
    void solvedGames(
            int row,
            int year,
            String game,
            @Nullable String states,
            @Nullable String tree,
            Degree degree,
            Value value) {
        SolvedGame solved = SolvedGames.ALL.get(row);
        assertThat(solved.year()).isEqualTo(year);
        assertThat(solved.game()).isEqualTo(game);
        assertThat(solved.states()).isEqualTo(exponent(states));
        assertThat(solved.tree()).isEqualTo(exponent(tree));
        assertThat(solved.degree()).isEqualTo(degree);
        assertThat(solved.value()).isEqualTo(value);
        assertThat(solved.authors()).isNotBlank();
        assertThat(SolvedGames.ALL).hasSize(18);
    }

    private static OptionalInt exponent(@Nullable String text) {
        return text == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
    }

    /** Table 2.2. */
    @ParameterizedTest
    @CsvSource({
        "1, DRAW, LOSS, WIN, LOSS, WIN, DRAW",
        "2, WIN, LOSS, LOSS, LOSS, WIN, WIN",
        "3, DRAW, WIN, WIN, WIN, WIN, LOSS",
        "4, WIN, WIN, WIN, WIN, WIN, DRAW",
        "5, DRAW, DRAW, WIN, WIN, WIN, WIN",
        "6, WIN, WIN, WIN, WIN, WIN, UNKNOWN"
    })
    void kalah(int pits, Value one, Value two, Value three, Value four, Value five, Value six) {
        List<Value> row = List.of(one, two, three, four, five, six);
        for (int seeds = 1; seeds <= KalahValues.MOST; seeds++) {
            assertThat(KalahValues.of(pits, seeds)).isEqualTo(row.get(seeds - 1));
        }
    }

    /** Tables 2.1 and 2.5. */
    @Test
    void predictions() {
        assertThat(Prediction.OF_1990.games().keySet()).containsExactly(Strength.values());
        assertThat(Prediction.OF_1990.at(Strength.SOLVED))
                .containsExactly("Connect Four", "Qubic", "Nine men's morris", "Go-Moku", "Awari");
        assertThat(Prediction.OF_1990.at(Strength.GRAND_MASTER)).containsExactly("Go 9x9", "Chinese chess", "Bridge");
        assertThat(Prediction.OF_2000.at(Strength.SOLVED)).containsExactly("Awari", "Othello", "English draughts");
        assertThat(Prediction.OF_2000.at(Strength.OVER_CHAMPION)).hasSize(5);
        assertThat(Prediction.OF_2000.at(Strength.AMATEUR)).containsExactly("Go");
        // what was to be solved by 2000, was: all but Awari
        assertThat(Prediction.OF_1990.at(Strength.SOLVED).stream()
                        .filter(game -> SolvedGames.ALL.stream()
                                .noneMatch(solved ->
                                        solved.game().equals(game) && solved.year() <= Prediction.OF_1990.about())))
                .containsExactly("Awari");
    }
}
