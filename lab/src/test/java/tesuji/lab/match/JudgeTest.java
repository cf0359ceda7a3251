package tesuji.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.Termination;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.playout.FinalStatus;
import tesuji.games.go.score.Count;
import tesuji.games.go.score.LifeAndDeath;
import tesuji.games.go.score.Prisoners;

/** What a match says about the ends of games. */
final class JudgeTest {
    private static GameEnd judged(Game game, String diagram) {
        Position position = game.start();
        game.notation().place(diagram, position);
        while (!position.isOver()) position.play(((GoGame) game).pass());
        return Judge.of(game).verdict(position);
    }

    /** Black's stone at D3 has no hope. Without it the area is 10 to 15; with it, it is 11 to 10. */
    private static final String DEAD_STONE = """
            X X O . .
            . X O . O
            X X O X .
            . X O O O
            X X O . .
            move black
            """;

    @Test
    void deadStonesAreTakenOff() {
        GameEnd ending = judged(Games.library().open("go:size=5,komi=7.5"), DEAD_STONE);
        assertThat(ending.termination()).isEqualTo(Termination.PASSES);
        assertThat(ending.score()).isEqualTo(OptionalInt.of(2 * (10 - 15) - 15));
        assertThat(ending.winner()).hasValue(1);
        assertThat(ending.note()).isEqualTo("Taken for dead: D3.");
    }

    @Test
    void theNoteSaysWhenThatDecides() {
        GameEnd ending = judged(Games.library().open("go:size=5,komi=0.5"), DEAD_STONE);
        assertThat(ending.winner()).hasValue(1);
        assertThat(ending.note())
                .isEqualTo("Taken for dead: D3. With every stone alive the other side would have won.");
    }

    /** Boards on which playouts of another kind or number see other stones dead. */
    @ParameterizedTest
    @ValueSource(
            strings = {"..OOO OXX.. OXXXO X.O.. ...OX", ".XXOO X.OO. OO.XX OX... X.O.X", "XOX.X .O.O. O.OX. .XOXO .XX.."
            })
    void theRefereeSeesWhatFinalScoreSees(String rows) {
        Game game = Games.library().open("go:size=5,komi=0.5");
        String diagram = rows.replace(' ', '\n') + "\nmove black\n";
        GoPosition end = (GoPosition) game.start();
        game.notation().place(diagram + "passes 2\n", end);
        LifeAndDeath marks = FinalStatus.of(end);
        Count count = Count.of(end.stones(), marks, Prisoners.of(end), end.rules());
        GameEnd ending = judged(game, diagram);
        assertThat(ending.score()).isEqualTo(OptionalInt.of(count.margin().halfPoints()));
        assertThat(ending.note()).contains(marks.dead().isEmpty() ? "No stones taken for dead." : "Taken for dead: ");
        for (int point : marks.dead())
            assertThat(ending.note().split("Unsettled")[0])
                    .contains(game.notation().move(point));
    }

    @Test
    void aGameCutOffCountsAsItStands() {
        Game game = Games.library().open("go:size=5,komi=0.5,cap=4");
        Position position = game.start();
        for (String move : new String[] {"C3", "A1", "pass", "B1"}) {
            position.play(game.notation().move(move));
        }
        GameEnd ending = Judge.of(game).verdict(position);
        assertThat(ending.termination()).isEqualTo(Termination.LIMIT);
        assertThat(ending.score()).isEqualTo(OptionalInt.of(2 * (1 - 2) - 1));
    }

    @Test
    void otherGamesAreJudgedByTheirRules() {
        assertThat(Judge.of(Games.library().open("hex:size=3"))).isSameAs(Judge.RULES);
    }

    private static GameEnd played(String id, String... moves) {
        Game game = Games.library().open(id);
        Position position = game.start();
        for (String move : moves) position.play(game.notation().move(move));
        return Judge.of(game).verdict(position);
    }

    @Test
    void aGameThatItsCapCutOffIsNoOrdinaryWin() {
        assertThat(played("taifho:cap=3", "B9B8", "B0B1", "G9G8"))
                .isEqualTo(new GameEnd(
                        Termination.LIMIT,
                        OptionalInt.of(0),
                        OptionalInt.of(1),
                        "Green is ahead in a game that its cap cut off: it has advanced 2 rows, Blue 1."));
    }

    @Test
    void theReasonFollowsTheWinner() {
        GameEnd ending = played("taifho", "D9D8", "D0D1", "D8D9");
        assertThat(ending.termination()).isEqualTo(Termination.RULES);
        assertThat(ending.winner()).hasValue(1);
        assertThat(ending.note())
                .startsWith("Blue wins: Green's home row is full")
                .endsWith(".");
    }
}
