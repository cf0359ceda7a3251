package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.mcts.Mcts;

/** The players of Taifho by name: those of Przybyłek and Chojecki (2022) as they describe them, and ours. */
final class TaifhoPlayersTest {
    private static final Game GAME = Games.library().open("taifho:cap=300");
    private final Catalog catalog = new Catalog(Games.library());

    @Test
    void theSixSearchesAreRecipes() {
        Mcts uct = Catalog.recipe("taifho-uct-h", GAME);
        assertThat(uct.toString())
                .contains("Ucb1[exploration=" + Math.sqrt(2) / 144 + "]")
                .contains("Truncated[steps=6, heuristic=Advance[], endings=false]")
                .contains("BestMean")
                .contains("reuse=false");
        assertThat(Mcts.read(uct.toString())).isEqualTo(uct);
        Mcts puct = Catalog.recipe("taifho-puct-hg", GAME);
        assertThat(puct.toString())
                .contains("prior=Gain[flat=true], weight=" + 1 / 144.0)
                .contains("heuristic=Stragglers[g=20.0]");
        assertThat(Mcts.read(puct.toString())).isEqualTo(puct);
        assertThat(Catalog.recipe("taifho-uct", GAME).toString()).contains("Rollouts[playout=light");
        assertThat(Catalog.recipe("taifho-puct", GAME).toString()).contains("weight=1.0");
    }

    @Test
    void parametersAreSetInBrackets() {
        assertThat(Catalog.knows("taifho-uct-hg[c=3.5]")).isTrue();
        assertThat(Catalog.recipe("taifho-uct-hg[c=3.5, g=2, steps=10]", GAME).toString())
                .contains("exploration=" + 3.5 / 144)
                .contains("steps=10, heuristic=Stragglers[g=2.0]");
        for (String wrong : List.of(
                "taifho-uct[c=0]", "taifho-uct-h[steps=0]", "taifho-uct-hg[g=1]", "taifho-uct[x=1]", "taifho-uct[")) {
            assertThatThrownBy(() -> catalog.open(wrong, GAME, new Setting(1, 1)))
                    .as(wrong)
                    .isInstanceOf(InputException.class);
        }
    }

    @Test
    void theStrongPlayerPlaysTaifhoAlone() {
        assertThatThrownBy(() -> catalog.open("taifho-strong", Games.library().open("nim"), new Setting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("plays taifho, not nim");
        try (Player best = catalog.open("best", GAME, new Setting(1, 1))) {
            assertThat(best.name()).isEqualTo("taifho-strong");
        }
    }

    /** A few thousand positions a move are enough against five hundred simulations, and every game ends in a goal. */
    @Test
    void theStrongPlayerBeatsTheSearchesOfTheSource() {
        for (String other : List.of("taifho-uct-h", "taifho-puct-hg", "random")) {
            Position position = GAME.start();
            GameRecord record = GameRecord.of(GAME);
            try (Player strong = catalog.open("taifho-strong", GAME, new Setting(1, 1));
                    Player weak = catalog.open(other, GAME, new Setting(2, 1))) {
                while (!position.isOver()) {
                    boolean ours = position.toMove() == 1;
                    Decision decision = (ours ? strong : weak).choose(record, Limits.steps(ours ? 5000 : 500));
                    int move = ((Decision.Play) decision).move();
                    position.play(move);
                    record = record.then(move);
                }
            }
            assertThat(position.score()).as(other).isEqualTo(-2);
        }
    }

    @Test
    void itRepeatsWithItsSeed() {
        GameRecord start = GameRecord.of(GAME);
        try (Player first = catalog.open("taifho-strong", GAME, new Setting(5, 1));
                Player second = catalog.open("taifho-strong", GAME, new Setting(5, 1))) {
            assertThat(first.choose(start, Limits.steps(3000))).isEqualTo(second.choose(start, Limits.steps(3000)));
        }
    }
}
