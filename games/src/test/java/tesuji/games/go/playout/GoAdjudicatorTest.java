package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.game.Adjudication;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.Termination;
import tesuji.games.Games;

final class GoAdjudicatorTest {
    /** Black's stone at D3 has no hope. Without it the area is 10 to 15; with it, it is 11 to 10. */
    private static final String DEAD_STONE = """
            X X O . .
            . X O . O
            X X O X .
            . X O O O
            X X O . .
            move black
            passes 2
            """;

    private final Game game = Games.library().open("go:size=5,komi=0.5");
    private final Adjudicator adjudicator = Adjudicator.of(game);

    private Position end() {
        Position end = game.start();
        game.notation().place(DEAD_STONE, end);
        return end;
    }

    @Test
    void deadStonesAreTakenOff() {
        Adjudication found = adjudicator.adjudicate(end(), Set.of());
        assertThat(found.termination()).isEqualTo(Termination.PASSES);
        assertThat(found.score()).isEqualTo(2 * (10 - 15) - 1);
        assertThat(found.dead()).contains(List.of(game.notation().move("D3")));
        assertThat(found.reason()).isEmpty();
    }

    @Test
    void playersMaySeeItOtherwise() {
        int stone = game.notation().move("D3");
        Adjudication alive = adjudicator.adjudicate(end(), Set.of(stone));
        assertThat(alive.dead()).contains(List.of());
        assertThat(alive.score()).isEqualTo(2 * (11 - 10) - 1);
        Adjudicator.Dispute dispute = adjudicator.dispute().orElseThrow();
        assertThat(dispute.chain(end(), "d3")).containsExactly(stone);
        assertThat(dispute.chain(end(), "a5")).hasSize(8);
        assertThatThrownBy(() -> dispute.chain(end(), "A4"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("There is no stone at A4");
        assertThatThrownBy(() -> dispute.chain(end(), "pass")).hasMessage("Name a stone, such as D4, not a pass.");
    }

    @Test
    void aGameCutOffCountsAsItStands() {
        Game brief = Games.library().open("go:size=5,komi=0.5,cap=4");
        Position position = brief.start();
        for (String move : List.of("C3", "A1", "pass", "B1"))
            position.play(brief.notation().move(move));
        assertThat(adjudicator.adjudicate(position, Set.of()))
                .isEqualTo(Adjudication.of(2 * (1 - 2) - 1, Termination.LIMIT, ""));
        assertThatThrownBy(() -> adjudicator.dispute().orElseThrow().chain(position, "C3"))
                .hasMessage("This game was cut off and counts as it stands.");
    }
}
