package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.StopCondition;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.games.taifho.TaifhoPosition;
import tesuji.games.taifho.race.March;
import tesuji.games.taifho.race.Race;
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
        assertThat(Catalog.recipe("taifho-uct-h[]", GAME)).isEqualTo(Catalog.recipe("taifho-uct-h", GAME));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "taifho-uct[c=0]|taifho-uct: c must be a number larger than 0, not \"0\".",
                "taifho-uct-h[c=Infinity]|taifho-uct-h: c must be a number larger than 0, not \"Infinity\".",
                "taifho-uct-h[c=NaN]|taifho-uct-h: c must be a number larger than 0, not \"NaN\".",
                "taifho-uct-h[c=-1]|taifho-uct-h: c must be a number larger than 0, not \"-1\".",
                "taifho-uct-h[c=1d]|taifho-uct-h: c must be a number larger than 0, not \"1d\".",
                "taifho-uct-h[steps=0]|taifho-uct-h: steps must be a whole number from 1 to 9999, not \"0\".",
                "taifho-uct-h[steps=2.5]|taifho-uct-h: steps must be a whole number from 1 to 9999, not \"2.5\".",
                "taifho-uct-hg[g=1]|taifho-uct-hg: g must be a number larger than 1, not \"1\".",
                "taifho-puct-h[flat=no]|taifho-puct-h: flat must be true or false, not \"no\".",
                "taifho-uct[final=best]|taifho-uct: final must be mean or visits, not \"best\".",
                "taifho-uct[c=1, C=2]|taifho-uct was given the parameter \"c\" twice.",
                "taifho-uct[g=5]|taifho-uct has no parameter \"g=5\"; it has c, final, reuse,"
                        + " closing, capacity, as in taifho-uct[c=3.5].",
                "taifho-uct-h[g=5]|taifho-uct-h has no parameter \"g=5\"; it has c, steps, final,"
                        + " endings, reuse, closing, capacity, as in taifho-uct-h[c=3.5].",
                "taifho-puct-hg[x]|taifho-puct-hg has no parameter \"x\"; it has c, steps, g, final,"
                        + " endings, flat, reuse, closing, capacity, as in taifho-puct-hg[c=3.5].",
                "taifho-uct[|\"taifho-uct[\" does not end with \"]\"."
            })
    void whatAPlayerDoesNotHaveIsRefused(String player, String sentence) {
        assertThatThrownBy(() -> catalog.open(player, GAME, new PlayerSetting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }

    @Test
    void whatTheReportComplainsOfCanBeMended() {
        assertThat(Catalog.recipe("taifho-uct[final=visits]", GAME).toString())
                .contains("MostVisited")
                .doesNotContain("BestMean");
        assertThat(Catalog.recipe("taifho-uct-h[endings=true]", GAME).toString())
                .contains("heuristic=Advance[], endings=true");
        assertThat(Catalog.recipe("taifho-puct-hg[endings=true]", GAME).toString())
                .contains("heuristic=Stragglers[g=20.0], endings=true");
        assertThat(Catalog.recipe("taifho-puct[flat=false]", GAME).toString()).contains("prior=Gain[flat=false]");
        assertThat(Catalog.recipe("taifho-puct-h[reuse=true]", GAME).toString()).contains("reuse=true");
        assertThat(Catalog.recipe("taifho-puct-h[final=mean, endings=false, flat=true, reuse=false]", GAME))
                .isEqualTo(Catalog.recipe("taifho-puct-h", GAME));
    }

    /** Where the sides have passed each other, the solver of races plays; elsewhere the search does, as ever. */
    @Test
    void theRaceMayBeHandedOver() {
        TaifhoPosition position = (TaifhoPosition) GAME.start();
        GAME.notation().place(PASSED, position);
        March march = new Race().march(position, 0, StopCondition.NEVER).orElseThrow();
        GameRecord race = GameRecord.from(position);
        GameRecord start = GameRecord.of(GAME);
        try (Player closing = catalog.open("taifho-uct-h[closing=true]", GAME, new PlayerSetting(1, 1));
                Player plain = catalog.open("taifho-uct-h", GAME, new PlayerSetting(1, 1))) {
            assertThat(closing.name()).isEqualTo("taifho-uct-h[closing=true]");
            assertThat(closing.choose(start, Limits.steps(100))).isEqualTo(plain.choose(start, Limits.steps(100)));
            Decision.Play decision = (Decision.Play) closing.choose(race, Limits.steps(1000));
            assertThat(decision.move()).isEqualTo(march.moves().get(0));
            assertThat(decision.analysis().unit()).isEqualTo("positions");
            assertThat(((TreeView) closing).level(List.of())).isEmpty();
            assertThat(plain.choose(race, Limits.steps(100)).analysis().unit()).isEqualTo("playouts");
        }
    }

    /** Fig. 4.6 of the source, left, with one Blue piece short of its goal. */
    private static final String PASSED = """
            ..SSTTCD
            .C......
            ........
            ........
            ...D....
            ........
            ........
            ........
            c.......
            .stdsctd
            move Green
            """;

    @Test
    void theStrongPlayerPlaysTaifhoAlone() {
        assertThatThrownBy(() -> catalog.open("taifho-strong", Games.library().open("nim"), new PlayerSetting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("plays taifho, not nim");
        try (Player best = catalog.open("best", GAME, new PlayerSetting(1, 1))) {
            assertThat(best.name()).isEqualTo("taifho-strong");
        }
    }

    /** A few thousand positions a move are enough against five hundred simulations, and every game ends in a goal. */
    @Test
    void theStrongPlayerBeatsTheSearchesOfTheSource() {
        for (String other : List.of("taifho-uct-h", "taifho-puct-hg", "random")) {
            Position position = GAME.start();
            GameRecord record = GameRecord.of(GAME);
            try (Player strong = catalog.open("taifho-strong", GAME, new PlayerSetting(1, 1));
                    Player weak = catalog.open(other, GAME, new PlayerSetting(2, 1))) {
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
        try (Player first = catalog.open("taifho-strong", GAME, new PlayerSetting(5, 1));
                Player second = catalog.open("taifho-strong", GAME, new PlayerSetting(5, 1))) {
            assertThat(first.choose(start, Limits.steps(3000))).isEqualTo(second.choose(start, Limits.steps(3000)));
        }
    }
}
