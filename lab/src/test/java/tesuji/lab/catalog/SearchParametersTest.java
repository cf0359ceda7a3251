package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.mcts.Mcts;

/** Named searches with parameters in brackets. */
final class SearchParametersTest {
    private static final Game GO = Games.library().open("go:size=5");

    /** Wieczorek's largest budget (2009, §4.3): 700 simulations for each of the 81 points. */
    private static final int BUDGET = 56_700;

    private final Catalog catalog = new Catalog(Games.library());

    static Stream<NamedSearch> searches() {
        return Stream.concat(SourceSearches.ALL.stream(), TaifhoPresets.SEARCHES.stream());
    }

    @ParameterizedTest
    @MethodSource("searches")
    void emptyBracketsChangeNothing(NamedSearch search) {
        assertThat(Catalog.recipe(search.name() + "[]", GO)).isEqualTo(Catalog.recipe(search.name(), GO));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uct[c=0.5]|selection=Ucb1[exploration=0.5]",
                "uct[c=0]|selection=Ucb1[exploration=0.0]",
                "uct-rave[c=0.5]|schedule=MinimumMse[bias=0.01], exploration=0.5",
                "rave[schedule=HandSelected[equivalence=500]]|schedule=HandSelected[equivalence=500.0]",
                "gogame[c=1]|selection=Ucb1[exploration=1.0]",
                "gogame[finalMove=BestMean]|finalMove=BestMean[]",
                "gogame[finalmove=secure[bound=upper]]|finalMove=Secure[width=2.0, bound=UPPER]",
                "gogame[strategy=monte-carlo]|selection=FlatMonteCarlo[]",
                "gogame[strategy=Monte-Carlo]|finalMove=BestMean[]",
                "gogame[playout=Ordered[attack=false, defence=false]]|playout=Ordered[attack=false, defence=false]",
                "wieczorek-constant[c=1]|selection=Ucb1Tuned[exploration=1.0]",
                "wieczorek-constant[fpu=-1]|firstPlay=Constant[value=-1.0]",
                "wieczorek-constant[fpu=1e4]|firstPlay=Constant[value=10000.0]",
                "wieczorek-inherited[fpu=1.7, threshold=5]|Inherited[constant=1.7, threshold=5, reach=NEAREST]",
                "wieczorek-lookahead[fpu=1.5, threshold=40]|LookAhead[constant=1.5, threshold=40]",
                "go-strong[capacity=1000]|capacity=1000]",
                "go-strong[reuse=false]|reuse=false",
                "uct[resignBelow=0.1]|resignBelow=0.1",
                "uct[playout=Strong]|Rollouts[playout=Strong",
                "taifho-uct[capacity=5000]|capacity=5000]"
            })
    void whatTheBracketsSayIsInTheRecipe(String player, String part) {
        Mcts recipe = Catalog.recipe(player, GO);
        assertThat(recipe.toString()).contains(part);
        String name = player.substring(0, player.indexOf('['));
        assertThat(recipe).isNotEqualTo(Catalog.recipe(name, GO));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uct[d=1]|uct has no parameter \"d=1\"; it has c, finalMove, playout, reuse, resignBelow, capacity,"
                        + " endgame, as in uct[c=0.5].",
                "go-strong[c=1]|go-strong has no parameter \"c=1\"; it has finalMove, playout, reuse, resignBelow,"
                        + " capacity, endgame, as in go-strong[endgame=false].",
                "wieczorek-constant[threshold=3]|wieczorek-constant has no parameter \"threshold=3\"; it has c, fpu,"
                        + " finalMove, playout, reuse, resignBelow, capacity, endgame, as in wieczorek-constant[c=1].",
                "gogame[c]|gogame has no parameter \"c\"; it has c, strategy, finalMove, playout, reuse, resignBelow,"
                        + " capacity, endgame, as in gogame[finalMove=BestMean].",
                "uct[c=-1]|uct: c must be a number from 0 to 1000000, not \"-1\".",
                "uct[c=1e999]|uct: c must be a number from 0 to 1000000, not \"1e999\".",
                "uct[c=Infinity]|uct: c must be a number from 0 to 1000000, not \"Infinity\".",
                "wieczorek-constant[fpu=NaN]|wieczorek-constant: fpu must be a number from -1000000 to 1000000, not"
                        + " \"NaN\".",
                "wieczorek-inherited[threshold=0]|wieczorek-inherited: threshold must be a whole number from 1 to"
                        + " 1000000, not \"0\".",
                "gogame[finalMove=Robust]|gogame: finalMove must be one of MostVisited, BestMean, MaxRobust, Secure,"
                        + " BestEstimate, Sampled, not \"Robust\".",
                "gogame[strategy=heuristics]|gogame: strategy must be uct or monte-carlo, not \"heuristics\".",
                "rave[schedule=Never]|rave: schedule must be one of HandSelected, Linear, MinimumMse, not \"Never\".",
                "uct[capacity=1]|uct: capacity must be a whole number from 2 to 999999999, not \"1\".",
                "uct[resignBelow=2]|uct: resignBelow must be a number from 0 to 1, not \"2\".",
                "uct[endgame=maybe]|uct: endgame must be false or true, not \"maybe\".",
                "uct[c=1, c=2]|uct was given the parameter \"c\" twice.",
                "gogame[finalMove=Secure[width=1]|The brackets of \"finalMove=Secure[width=1\" do not match.",
                "uct[c=1|\"uct[c=1\" does not end with \"]\"."
            })
    void whatASearchDoesNotHaveIsRefused(String player, String sentence) {
        assertThatThrownBy(() -> catalog.open(player, GO, new PlayerSetting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }

    @Test
    void aPlayerIsCalledWhatWasWritten() {
        String name = "gogame[finalMove=BestMean, c=1]";
        try (Player player = catalog.open(name, GO, new PlayerSetting(1, 1))) {
            assertThat(player.name()).isEqualTo(name);
            assertThat(player.choose(GameRecord.of(GO), Limits.steps(50))).isInstanceOf(Decision.Play.class);
        }
        assertThat(Catalog.strategy(name)).isEqualTo(new StrategyLabel("Ucb1", "BestMean"));
    }

    @Test
    void helpAndPageTellEveryParameter() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "how", "mcts.md"));
        for (NamedSearch search : SourceSearches.ALL) {
            for (String parameter : search.parameters()) {
                assertThat(Catalog.parameters()).contains(parameter);
                assertThat(page).contains("`" + parameter + "`");
            }
        }
        for (NamedSearch search : TaifhoPresets.SEARCHES) {
            assertThat(Catalog.parameters()).contains(search.parameters());
        }
    }

    /** Even if every simulation opens a position and every point of the board and the pass are moves there. */
    @ParameterizedTest
    @ValueSource(strings = {"wieczorek-constant", "wieczorek-inherited", "wieczorek-lookahead"})
    void theBudgetOfTheSourceFitsIntoTheTree(String name) {
        assertThat(Catalog.recipe(name, GO).capacity()).isGreaterThan(1 + BUDGET * 82);
    }

    /** The one that opens most positions. */
    @Test
    void theBudgetOfTheSourceDoesNotFillTheTree() {
        Game game = Games.library().open("go:size=9");
        try (Player player = catalog.open("wieczorek-lookahead", game, new PlayerSetting(1, 1))) {
            Decision decision = player.choose(GameRecord.of(game), Limits.steps(BUDGET));
            assertThat(decision.analysis().notice()).isEmpty();
            TreeView.Size size = ((TreeView) player).size();
            assertThat(size.nodes()).as("more than the general capacity").isBetween(2_000_000L, size.capacity());
        }
    }
}
