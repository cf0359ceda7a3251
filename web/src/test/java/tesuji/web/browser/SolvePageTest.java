package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.openqa.selenium.By;

/** A game is solved on the page and then played perfectly. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class SolvePageTest extends WorkbenchVisit {
    @BeforeAll
    void takeTheKey() {
        enter();
    }

    private void choose(String css, String value) {
        browser.await(css + " " + value, () -> browser.has(css + " option[value='" + value + "']"));
        browser.click(css + " option[value='" + value + "']");
    }

    /** 141,716 states, as in the table of states in the documents; the game is a draw. */
    @Test
    @Order(1)
    void skoczkiIsSolvedAndThenPlayedPerfectly() {
        browser.open(server.base() + "/#/solve", 1280, 900);
        browser.press("Put the board up");
        browser.await("the board", () -> browser.text("h1").startsWith("Skoczki 3×6"));
        choose("#solve-method", "retrograde");
        browser.press("Solve and save a database");
        browser.await("the result", () -> browser.text(".solve-result").contains("141,716"));
        assertThat(browser.text(".solve-result .result")).isEqualTo("White to move draws.");
        assertThat(browser.text(".console")).contains("database skoczki-3x6-a written");
        browser.await("the values", () -> browser.has(".worths li"));
        int moves = browser.all(".worths li").size();
        assertThat(browser.all(".worths .draw")).isNotEmpty();
        assertThat(browser.has("svg .worth")).isTrue();

        browser.driver().findElement(By.tagName("main")).sendKeys(".");
        browser.await("the first move", () -> browser.text(".lister").startsWith("‹\nMove 1 of " + moves));
        browser.driver().findElement(By.tagName("main")).sendKeys(",");
        browser.await("the last move", () -> browser.text(".lister").contains("Move " + moves + " of " + moves));
        browser.picture("solved");

        choose("select.perfect-seat[aria-label='Who plays Black']", "database:skoczki-3x6-a");
        browser.click(".worths li button");
        browser.await("the answer", () -> browser.text(".steps .place").equals("Move 2 of 2"));
        browser.await("values after it", () -> browser.text(".summary").startsWith("White to move: draw"));
        browser.picture("perfect-play");
    }

    @Test
    @Order(2)
    void aPositionIsEditedAndItsGraphDrawn() {
        browser.open(server.base() + "/#/solve", 1280, 900);
        String round = server.post(
                        "/api/rounds",
                        "{\"game\":\"skoczki:width=1,height=7,variant=A\",\"seats\":[{\"kind\":\"human\"},"
                                + "{\"kind\":\"human\"}]}")
                .json()
                .get("id")
                .asString();
        browser.open(server.base() + "/#/solve/" + round, 1280, 900);
        browser.press("Edit position");
        browser.await("the editor", () -> browser.has("textarea.diagram"));
        for (String point : List.of("a1", "a1", "a4")) browser.point(point);
        browser.await("a man", () -> browser.label("a4").contains("White"));
        browser.picture("edit-position");
        browser.press("Use this position");
        browser.await("the position", () -> !browser.has("textarea.diagram"));
        assertThat(browser.label("a1")).contains("empty");
        assertThat(browser.label("a4")).contains("White");
        browser.click("details.card:has(.actions) > summary");
        browser.press("Draw the graph");
        browser.await("the graph", () -> browser.has("svg.states rect"));
        browser.picture("state-graph");
    }

    /** Tic-tac-toe is a draw, so that a strategy of the first player and a database end it as one. */
    @Test
    @Order(3)
    void aStrategyPlaysADatabaseToTheEnd() {
        String round = server.post(
                        "/api/rounds", "{\"game\":\"tictactoe\",\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}")
                .json()
                .get("id")
                .asString();
        browser.open(server.base() + "/#/solve/" + round, 1280, 900);
        choose("#solve-method", "retrograde");
        browser.press("Solve and save a database");
        String seat = "select.perfect-seat[aria-label='Who plays ";
        browser.await("a database", () -> browser.has(seat + "O'] option[value='database:tictactoe']"));
        browser.press("Make a strategy for X");
        choose(seat + "O']", "database:tictactoe");
        choose(seat + "X']", "strategy:tictactoe");
        browser.await("the end", () -> browser.has(".panel > .card:nth-of-type(2) > .result"));
        assertThat(browser.text(".panel > .card:nth-of-type(2) > .result")).isEqualTo("The game is a draw.");
        browser.picture("perfect-end");
    }

    @Test
    @Order(4)
    void everyThemeAndANarrowScreenWork() {
        String round = "r1";
        for (String theme : List.of("light", "dark", "contrast")) {
            browser.open(server.base() + "/#/solve/" + round, 1280, 900);
            choose("#solve-database", "skoczki-3x6-a");
            browser.await("values", () -> browser.has(".worths li"));
            browser.script("const s=document.querySelectorAll('.switches select')[1];s.value='" + theme
                    + "';s.dispatchEvent(new Event('change'))");
            browser.await(
                    theme,
                    () -> browser.script("return document.documentElement.dataset.theme")
                            .equals(theme));
            assertNoViolations();
            browser.picture("solve-" + theme);
        }
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", 360, "height", 2400, "deviceScaleFactor", 1, "mobile", false));
        assertThat(browser.script("return document.documentElement.scrollWidth <= 360"))
                .isEqualTo(true);
        browser.picture("narrow-solve");
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        browser.script("localStorage.removeItem('tesuji.settings')");
    }
}
