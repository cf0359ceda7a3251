package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.Games;

final class CatalogTest {
    private final Catalog catalog = new Catalog(Games.library());
    private final Game game = Games.library().open("go:size=5");

    static Stream<Preset> presets() {
        return Catalog.PRESETS.stream();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetPlays(Preset preset) {
        assertThat(Catalog.knows(preset.name())).isTrue();
        assertThat(Catalog.names()).contains(preset.name());
        assertThat(Catalog.style(preset.name())).isEqualTo(preset.style());
        try (Player player = catalog.open(preset.name(), game, new Setting(1, 1))) {
            Decision decision = player.choose(GameRecord.of(game), Limits.steps(30));
            assertThat(game.start().isLegal(((Decision.Play) decision).move())).isTrue();
        }
    }

    @Test
    void namesAreDifferent() {
        assertThat(Catalog.PRESETS.stream().map(Preset::name)).doesNotHaveDuplicates();
    }

    @Test
    void theSeedDecides() {
        GameRecord begin = GameRecord.of(game);
        Limits limits = Limits.steps(26);
        try (Player one = catalog.open("flat", game, new Setting(1, 1));
                Player same = catalog.open("flat", game, new Setting(1, 1));
                Player other = catalog.open("flat", game, new Setting(2, 1))) {
            assertThat(same.choose(begin, limits)).isEqualTo(one.choose(begin, limits));
            assertThat(other.choose(begin, limits)).isNotEqualTo(one.choose(begin, limits));
        }
    }

    @Test
    void whoIsNotThereIsMissedInOneSentence() {
        assertThat(Catalog.knows("me")).isFalse();
        assertThatThrownBy(() -> catalog.open("me", game, new Setting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no player \"me\"; the players are " + Catalog.names() + ".");
        assertThat(Catalog.names())
                .startsWith("best, go-strong, uct, ")
                .endsWith(
                        "flat, heuristics, random, a recipe mcts[...] and gtp:COMMAND for any program that speaks the Go Text"
                                + " Protocol");
        assertThat(Catalog.knows("gtp:/no/such/engine")).isTrue();
        assertThatThrownBy(() -> catalog.open("gtp:/no/such/engine", game, new Setting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be started");
    }

    @Test
    void aProgramIsItsOwnStyle() {
        assertThat(Catalog.style("gtp:gnugo --mode gtp")).isEqualTo(new Style("gtp:gnugo --mode gtp", ""));
    }
}
