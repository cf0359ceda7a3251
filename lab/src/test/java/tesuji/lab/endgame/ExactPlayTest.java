package tesuji.lab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.number.Dyadic;
import tesuji.games.Games;
import tesuji.games.go.GoPosition;
import tesuji.lab.catalog.Catalog;

final class ExactPlayTest {
    private static final Duel.Seat EXACT = new Duel.Seat(true, 300);
    private static final Duel.Seat PLAIN = new Duel.Seat(false, 300);

    /**
     * Corners from the tests of a network (Frejlak 2020, §4.2): the moves differ in value, in order, or in who gets the
     * last.
     */
    static final List<String> BOARDS = List.of("""
            XXX...X
            X.XXXXX
            XOXOX.X
            X.X.XXX
            OOOOX.X
            ..O.OXX
            OOOOOOX
            """, """
            XXX.XXX
            OOXXXOX
            ..O.OOX
            ..OXXXX
            OOOOX.X
            ..O.OXX
            OOOOOOX
            """, """
            O..OX.X
            OXXX.XX
            OOOXXXX
            .OXX.XX
            OOOX.OX
            .O.O.OX
            OOOOOOX
            """);

    private static Stream<Arguments> positions() {
        List<Arguments> all = new ArrayList<>();
        for (String board : BOARDS) {
            for (String rules : List.of("japanese", "chinese")) {
                for (String side : List.of("black", "white")) all.add(Arguments.of(board, rules, side));
            }
        }
        return all.stream();
    }

    private static Game game(String rules) {
        return Games.library().open("go:size=7,komi=0,rules=" + rules);
    }

    private static GameRecord start(Game game, String board, String side) {
        return new GameRecord(game.id(), board + "move " + side + "\n", List.of());
    }

    /** Black's points at the end. */
    private static int result(GameRecord start, Game game, Duel.Seat black, Duel.Seat white) {
        Duel duel = Duel.of(start, game, black, white);
        assertThat(duel.exact()).as("moves that were counted").isPositive();
        return duel.halfPoints() / 2;
    }

    @ParameterizedTest
    @MethodSource("positions")
    void getsWhatIsProven(String board, String rules, String side) {
        Game game = game(rules);
        GameRecord start = start(game, board, side);
        EndgameResult report = Endgame.solve(GoEnding.question((GoPosition) start.replay(game)), Budget.STANDARD);
        assertThat(report.isProven()).isTrue();
        int proven = (int) report.low().floor();
        assertThat(result(start, game, EXACT, EXACT)).as("against itself").isEqualTo(proven);
        assertThat(result(start, game, EXACT, PLAIN)).as("as Black").isGreaterThanOrEqualTo(proven);
        assertThat(result(start, game, PLAIN, EXACT)).as("as White").isLessThanOrEqualTo(proven);
    }

    @Test
    void keepsStillInTheOpening() {
        Game game = game("chinese");
        GoPosition position = (GoPosition) game.start();
        assertThat(new ExactPlay().closing(position, Limits.NONE)).isEmpty();
        position.play(24);
        assertThat(ExactPlay.mayApply(position.stones())).isFalse();
    }

    /** After B5, D5, A4 White's threat at B4 must be made before the board shows what the region is worth. */
    @Test
    void makesThreatsBeforeItPasses() {
        Game game = game("japanese");
        GameRecord record = start(game, BOARDS.get(1), "black");
        for (String move : List.of("B5", "D5", "A4")) {
            record = record.then(game.notation().move(move));
        }
        Optional<Decision> decision = new ExactPlay().closing(record.replay(game), Limits.NONE);
        assertThat(decision).isPresent();
        assertThat(((Decision.Play) decision.get()).move())
                .isEqualTo(game.notation().move("B4"));
        assertThat(decision.get().analysis().lead()).isEqualTo(-3);
    }

    /** White loses points at E3; whatever becomes of the ko at G5, what was proven is sure. */
    @Test
    void whatWasProvenIsKeptWhenAKoBeginsToMatter() {
        Game game = game("japanese");
        String board = """
                OO.OOOO
                .OOOOOO
                OO..XO.
                X.XXXXO
                X.X...O
                XXXXXXO
                .X.XXXX
                """;
        GoPosition position = (GoPosition) start(game, board, "black").replay(game);
        ExactPlay player = new ExactPlay();
        int first = move(player.closing(position, Limits.steps(1000)));
        assertThat(game.notation().move(first)).isEqualTo("F3");
        position.play(first);
        position.play(game.notation().move("E3"));
        long key = position.key();
        int second = move(player.closing(position, Limits.steps(1000)));
        assertThat(game.notation().move(second)).isEqualTo("G5");
        assertThat(position.key()).isEqualTo(key);
    }

    private static int move(Optional<Decision> decision) {
        return ((Decision.Play) decision.orElseThrow()).move();
    }

    @Test
    void komiAndPrisonersAreAsked() {
        Game game = Games.library().open("go:size=7,komi=6.5,rules=japanese");
        GoPosition position = (GoPosition) start(game, BOARDS.get(0), "black").replay(game);
        assertThat(GoEnding.question(position).komi()).isEqualTo(Dyadic.of(13, 1));
        assertThat(GoEnding.question(position).prisoners()).isZero();
    }

    @Test
    void parametersAreRead() {
        assertThat(Catalog.knows("go-strong[endgame=false]")).isTrue();
        assertThatThrownBy(() -> Catalog.knows("go-strong[endgame=maybe]"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("endgame must be true or false");
    }
}
