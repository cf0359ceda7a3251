package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.RecordText;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.games.go.knowledge.GoAdvice;
import tesuji.games.go.knowledge.GoPrior;
import tesuji.games.go.playout.GoPlayout;
import tesuji.mcts.Mcts;
import tesuji.mcts.MctsPlayer;
import tesuji.mcts.choose.FinalMove;
import tesuji.mcts.grow.Growth;
import tesuji.mcts.leaf.Leaf;
import tesuji.mcts.leaf.Reward;
import tesuji.mcts.run.Parallelism;
import tesuji.mcts.select.Schedule;
import tesuji.mcts.select.Selection;
import tesuji.mcts.urgency.FirstPlay;

final class SearchPresetsTest {
    static List<Preset> presets() {
        return SearchPresets.ALL;
    }

    /** What a preset is made for; most play anything, and Go has the most parts. */
    private static String game(Preset preset) {
        return preset.name().startsWith("taifho-") ? "taifho" : "go:size=5";
    }

    private static Player open(Preset preset, String game, int threads) {
        Game opened = Games.library().open(game);
        return preset.maker().open(opened, new PlayerSetting(1, threads));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetIsARecipeThatReadsWhatItPrints(Preset preset) {
        try (Player player = open(preset, game(preset), 1)) {
            Mcts recipe = ((MctsPlayer) player).recipe();
            assertThat(Mcts.read(recipe.toString())).isEqualTo(recipe);
        }
    }

    /** What was measured is what is played. */
    @Test
    void theStrongPlayerOfGoTakesLearntAdvice() {
        Game game = Games.library().open("go:size=9");
        assertThat(Catalog.recipe("go-strong", game).toString()).contains("advisor=Learnt, rootAdvisor=same,");
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetPlaysItsGameOnOneThreadAndOnTwo(Preset preset) {
        Game game = Games.library().open(game(preset));
        for (int threads = 1; threads <= 2; threads++) {
            try (Player player = open(preset, game(preset), threads)) {
                Decision decision = player.choose(GameRecord.of(game), Limits.steps(200));
                assertThat(decision).isInstanceOf(Decision.Play.class);
                assertThat(decision.analysis().steps()).isBetween(1L, 200L);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"best", "uct", "uct-rave", "rave"})
    void thePlayersWithoutKnowledgePlayAnyGame(String name) {
        Preset preset = SearchPresets.ALL.stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst()
                .orElseThrow();
        for (String id : List.of("tictactoe", "hex:size=4", "connectfour", "nim")) {
            Game game = Games.library().open(id);
            try (Player player = open(preset, id, 1)) {
                assertThat(player.choose(GameRecord.of(game), Limits.steps(100)))
                        .isInstanceOf(Decision.Play.class);
            }
        }
    }

    static Stream<Class<?>> families() {
        return Stream.of(
                Selection.class,
                Schedule.class,
                FirstPlay.class,
                Growth.class,
                Leaf.class,
                Reward.class,
                FinalMove.class,
                Parallelism.class,
                GoPlayout.class,
                GoAdvice.class,
                GoPrior.class);
    }

    @ParameterizedTest
    @MethodSource("families")
    void thePageAboutSearchingNamesEveryPart(Class<?> family) throws IOException {
        String page = Files.readString(Path.of("..", "docs", "how", "mcts.md"));
        for (String name : RecordText.names(family)) assertThat(page).contains("`" + name + "`");
        for (Preset preset : SearchPresets.ALL) assertThat(page).contains(lastPart(preset.name()) + "`");
    }

    /** The page shortens wieczorek-inherited to -inherited. */
    private static String lastPart(String name) {
        return name.replaceFirst("^wieczorek(?=-(inherited|lookahead))", "");
    }
}
