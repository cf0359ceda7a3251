package tesuji.app.katago;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoRules;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class KataGoRulesTest {
    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text.replace('\'', '"'));
    }

    /** The table of KataGo's documentation. */
    @ParameterizedTest
    @CsvSource({
        "tromp-taylor, POSITIONAL, AREA, NONE, true, 0, false, false, 15",
        "chinese, SIMPLE, AREA, NONE, false, N, true, false, 15",
        "chinese-ogs, POSITIONAL, AREA, NONE, false, N, true, false, 15",
        "chinese_kgs, POSITIONAL, AREA, NONE, false, N, true, false, 15",
        "Japanese, SIMPLE, TERRITORY, SEKI, false, 0, false, false, 13",
        "korean, SIMPLE, TERRITORY, SEKI, false, 0, false, false, 13",
        "AGA, SITUATIONAL, AREA, NONE, false, N-1, true, false, 15",
        "bga, SITUATIONAL, AREA, NONE, false, N-1, true, false, 15",
        "french, SITUATIONAL, AREA, NONE, false, N-1, true, false, 15",
        "new zealand, SITUATIONAL, AREA, NONE, true, 0, true, false, 14",
        "nz, SITUATIONAL, AREA, NONE, true, 0, true, false, 14",
        "aga-button, SITUATIONAL, AREA, NONE, false, N-1, true, true, 14",
        "stone_scoring, SIMPLE, AREA, ALL, false, 0, true, false, 15",
        "AncientTerritory, SIMPLE, TERRITORY, ALL, false, 0, false, false, 13",
        "goe, POSITIONAL, AREA, NONE, true, 0, true, false, 15"
    })
    void everyNameHasItsRules(
            String name,
            String ko,
            String scoring,
            String tax,
            boolean suicide,
            String bonus,
            boolean friendly,
            boolean button,
            int komi) {
        KataGoRules rules = KataGoRules.named(name).orElseThrow();
        JsonNode expected = json(String.format(
                "{'friendlyPassOk':%s,'hasButton':%s,'ko':'%s','scoring':'%s','suicide':%s,'tax':'%s',"
                        + "'whiteHandicapBonus':'%s'}",
                friendly, button, ko, scoring, suicide, tax, bonus));
        assertThat(rules.json()).isEqualTo(expected);
        assertThat(rules.komi()).isEqualTo(komi);
        assertThat(KataGoRules.read(expected))
                .isEqualTo(rules.withKomi(KataGoRules.read(expected).komi()));
    }

    @Test
    void whatAnObjectDoesNotNameIsAsInTrompTaylor() {
        assertThat(KataGoRules.read(json("{}")))
                .isEqualTo(KataGoRules.named("tromp-taylor").orElseThrow());
        KataGoRules territory = KataGoRules.read(json("{'scoring':'territory','komi':0.5}"));
        assertThat(territory.json().get("tax").stringValue()).isEqualTo("SEKI");
        assertThat(territory.komi()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'ko':'NO_RESULT'}",
                "{'ko':1}",
                "{'suicide':'yes'}",
                "{'whiteHandicapBonus':'2'}",
                "{'komi':0.25}",
                "{'komi':401}",
                "{'komi':'6.5'}",
                "{'colour':'red'}"
            })
    void whatCannotBeReadIsRefused(String object) {
        assertThatThrownBy(() -> KataGoRules.read(json(object))).isInstanceOf(InputException.class);
    }

    @Test
    void thereIsNoOtherName() {
        assertThat(KataGoRules.named("checkers")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese", "chinese-ogs", "japanese", "aga", "nz", "tromp-taylor"})
    void rulesThatAreHereAreTheirOwnNearest(String name) {
        KataGoRules rules = KataGoRules.named(name).orElseThrow();
        assertThat(rules.nearest()).isEqualTo(rules);
        GoGame game = (GoGame) Games.library().open(rules.game(9, 0));
        assertThat(KataGoRules.of(game.rules()).rules().ko())
                .isEqualTo(rules.rules().ko());
        assertThat(game.rules().scoring()).isEqualTo(rules.rules().scoring());
        assertThat(game.rules().suicide()).isEqualTo(rules.rules().suicide());
        assertThat(game.rules().komi()).isEqualTo(rules.komi());
    }

    @Test
    void buttonTaxAndFriendlyPassesBecomeTheNearestRules() {
        assertThat(nearest("aga-button").get("hasButton").booleanValue()).isFalse();
        assertThat(nearest("stone-scoring").get("tax").stringValue()).isEqualTo("NONE");
        assertThat(nearest("ancient-territory").get("tax").stringValue()).isEqualTo("SEKI");
        assertThat(nearest("ing").get("friendlyPassOk").booleanValue()).isFalse();
    }

    private static JsonNode nearest(String name) {
        return KataGoRules.named(name).orElseThrow().nearest().json();
    }

    @Test
    void whiteGetsPointsForHandicapStones() {
        KataGoRules chinese = KataGoRules.named("chinese").orElseThrow();
        assertThat(chinese.handicapPoints(3)).isEqualTo(3);
        assertThat(chinese.withBonus(GoRules.Bonus.STONES_LESS_ONE).handicapPoints(3))
                .isEqualTo(2);
        assertThat(chinese.withBonus(GoRules.Bonus.STONES_LESS_ONE).handicapPoints(0))
                .isZero();
        assertThat(chinese.withBonus(GoRules.Bonus.NONE).handicapPoints(3)).isZero();
        assertThat(chinese.withKomi(1).game(19, 3).toString()).contains("komi=3.5");
    }
}
