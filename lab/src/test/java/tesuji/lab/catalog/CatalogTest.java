package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Opponent;
import tesuji.core.game.Position;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.strategy.StrategyBuilder;

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
        assertThat(Catalog.strategy(preset.name())).isEqualTo(preset.strategy());
        Game played = preset.name().startsWith("taifho") ? Games.library().open("taifho:cap=60") : game;
        try (Player player = catalog.open(preset.name(), played, new PlayerSetting(1, 1))) {
            Decision decision = player.choose(GameRecord.of(played), Limits.steps(30));
            assertThat(played.start().isLegal(((Decision.Play) decision).move()))
                    .isTrue();
        }
    }

    /** The best player of a game, and those it offers to people with what they are asked about. */
    @Test
    void whomGamesNameIsKnown() {
        for (GameFamily family : Games.library().families()) {
            Game offering = Games.library().open(family.name());
            offering.bestPlayer().ifPresent(best -> checks(best, offering));
            for (Opponent opponent : offering.opponents()) {
                String parameters = opponent.parameters().stream()
                        .peek(parameter -> assertThat(parameter.accepts(parameter.standard()))
                                .isTrue())
                        .map(parameter -> parameter.name() + "=" + parameter.standard())
                        .collect(Collectors.joining(", ", "[", "]"));
                checks(opponent.player() + (parameters.equals("[]") ? "" : parameters), offering);
            }
        }
        assertThat(Catalog.PRESETS.get(0).meaning())
                .isEqualTo(
                        "our best player of the game: go-strong for go, taifho-strong for taifho, uct for the others");
    }

    private static void checks(String player, Game game) {
        assertThatCode(() -> Catalog.check(player, game, new PlayerSetting(1, 1)))
                .as(player)
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetPassesItsCheck(Preset preset) {
        Game played = preset.name().startsWith("taifho") ? Games.library().open("taifho") : game;
        assertThatCode(() -> Catalog.check(preset.name(), played, new PlayerSetting(1, 2)))
                .doesNotThrowAnyException();
    }

    /** What can be known beforehand is refused in the same words. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nobody",
                "taifho-uct",
                "taifho-strong",
                "mcts[nonsense=1]",
                "mcts[leaf=Rollouts[playout=nonsense]]",
                "solver:nonsense"
            })
    void aCheckRefusesAsOpeningDoes(String name) {
        PlayerSetting setting = new PlayerSetting(1, 1);
        InputException opening = catchThrowableOfType(
                InputException.class, () -> catalog.open(name, game, setting).close());
        assertThat(opening).isNotNull();
        assertThatThrownBy(() -> Catalog.check(name, game, setting))
                .isInstanceOf(InputException.class)
                .hasMessage(opening.getMessage());
    }

    @Test
    void aCheckMissesFiles() {
        assertThatThrownBy(() -> Catalog.check("perfect:no-such-file", game, new PlayerSetting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no file no-such-file.");
    }

    @Test
    void namesAreDifferent() {
        assertThat(Catalog.PRESETS.stream().map(Preset::name)).doesNotHaveDuplicates();
    }

    @Test
    void theSeedDecides() {
        GameRecord begin = GameRecord.of(game);
        Limits limits = Limits.steps(26);
        try (Player one = catalog.open("flat", game, new PlayerSetting(1, 1));
                Player same = catalog.open("flat", game, new PlayerSetting(1, 1));
                Player other = catalog.open("flat", game, new PlayerSetting(2, 1))) {
            assertThat(same.choose(begin, limits)).isEqualTo(one.choose(begin, limits));
            assertThat(other.choose(begin, limits)).isNotEqualTo(one.choose(begin, limits));
        }
    }

    @Test
    void whoIsNotThereIsMissedInOneSentence() {
        assertThat(Catalog.knows("me")).isFalse();
        assertThatThrownBy(() -> catalog.open("me", game, new PlayerSetting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no player \"me\"; the players are " + Catalog.names() + ".");
        assertThat(Catalog.names())
                .startsWith("best, go-strong, uct, ")
                .endsWith("flat, heuristics, random, a search with parameters such as wieczorek-constant[c=1, fpu=1.1],"
                        + " gogame[finalMove=BestMean], uct[endgame=true] or " + TaifhoPresets.EXAMPLE + ","
                        + " a recipe mcts[...], perfect:FILE for a solved game,"
                        + " solver:METHOD[,cache=FILE] for one that solves every position,"
                        + " net:FILE[,visits=N,...] for one that a network of KataGo guides, and gtp:COMMAND for"
                        + " any program that speaks the Go Text Protocol");
        assertThat(Catalog.knows("gtp:/no/such/engine")).isTrue();
        assertThatThrownBy(() -> catalog.open("gtp:/no/such/engine", game, new PlayerSetting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be started");
    }

    /** Both kinds of files play; whatever the opponent does, the second side of this game wins. */
    @Test
    void solvedGamesArePlayedFromTheirFiles(@TempDir Path folder) {
        Game skoczki = Games.library().open("skoczki:width=2,height=5,variant=A");
        Solved solved =
                Retrograde.STANDARD.solve(skoczki.start(), StopCondition.NEVER).orElseThrow();
        Path database = folder.resolve("all.db");
        Path strategy = folder.resolve("second.strategy");
        DatabaseWriter.write(database, solved, Depth.DISTANCES);
        StrategyBuilder.build(skoczki, 1, solved.reader()).write(strategy);
        for (Path file : List.of(database, strategy)) {
            assertThat(Catalog.knows("perfect:" + file)).isTrue();
            for (int seed = 0; seed < 10; seed++) {
                assertThat(outcome(skoczki, "perfect:" + file, seed)).isNegative();
            }
        }
        assertThatThrownBy(() -> catalog.open("perfect:" + folder.resolve("none"), skoczki, new PlayerSetting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("there is no such file");
        assertThatThrownBy(() -> catalog.open("perfect:" + strategy, game, new PlayerSetting(1, 1)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is for skoczki:width=2,height=5,variant=A, not go:size=5");
    }

    private int outcome(Game skoczki, String second, long seed) {
        Position position = skoczki.start();
        GameRecord record = GameRecord.of(skoczki);
        try (Player random = catalog.open("random", skoczki, new PlayerSetting(seed, 1));
                Player perfect = catalog.open(second, skoczki, new PlayerSetting(seed, 1))) {
            while (!position.isOver()) {
                Player player = position.toMove() == 0 ? random : perfect;
                int move = ((Decision.Play) player.choose(record, Limits.steps(1))).move();
                position.play(move);
                record = record.then(move);
            }
        }
        return position.score();
    }

    @Test
    void aProgramIsItsOwnStrategy() {
        assertThat(Catalog.strategy("gtp:gnugo --mode gtp")).isEqualTo(new StrategyLabel("gtp:gnugo --mode gtp", ""));
    }
}
