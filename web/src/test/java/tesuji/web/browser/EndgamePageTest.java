package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Endgames are counted on the page, proven, calculated with and played for money. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class EndgamePageTest extends WorkbenchVisit {
    @BeforeAll
    void takeTheKey() {
        enter();
    }

    private void openDetails(String css) {
        browser.await(css, () -> browser.has(css));
        browser.script("document.querySelector('" + css + "').open = true");
    }

    /** The problem that stumped masters: White wins by one point, if six groups live. */
    @Test
    @Order(1)
    void theStumpingProblemIsCounted() {
        browser.open(server.base() + "/#/endgame", 1280, 900);
        browser.await("what to do", () -> browser.text(".endgame-only").contains("Choose an example"));
        browser.picture("endgame-empty");
        browser.press("The problem that stumped masters, 19×19");
        browser.await("the result", () -> browser.text(".result").equals("White to move: White wins by 1."));
        assertThat(browser.text(".sureness")).startsWith("Proven if 6 groups live, which is assumed");
        assertThat(browser.text(".best-table")).contains("S14", "Q16", "W+1");
        assertThat(browser.all(".region-table tbody tr").size()).isGreaterThan(10);
        assertThat(browser.label("S14")).contains("Region l", "best move 1");
        assertThat(browser.has("svg .assumed")).isFalse();
        browser.click(".groups + label input");
        browser.await("the groups", () -> browser.has("svg .assumed"));
        browser.picture("endgame-stumping");
    }

    @Test
    @Order(2)
    void regionsAreChosenByKeysAndByClicks() {
        WebElement first = browser.all(".region-table tbody button").get(0);
        first.sendKeys(Keys.ENTER);
        browser.await("region a", () -> browser.text(".region-card h2").equals("Region a"));
        first.sendKeys(Keys.ARROW_DOWN);
        browser.await("region b", () -> browser.text(".region-card h2").equals("Region b"));
        browser.await("its outline", () -> browser.has("svg .region-edge"));
        browser.point("R14");
        browser.await("region l", () -> browser.text(".region-card h2").equals("Region l"));
        assertThat(browser.all(".region-card .thermograph .wall")).hasSize(2);
        assertThat(browser.all(".region-card .thermograph svg").get(0).getAttribute("aria-label"))
                .isEqualTo("Thermograph of Region l: mean 4, temperature 1."
                        + " At temperature 0 the left wall is at 5 and the right wall at 4.");
        browser.click(".region-card .numbers summary");
        assertThat(browser.text(".region-card .numbers table")).contains("Black first 1 4", "Black first 0 5");
    }

    @Test
    @Order(3)
    void aGameLeadsHereAndItsProofIsChecked() {
        String round = server.post("/api/endgames", "{\"sample\":\"tedomari\"}")
                .json()
                .get("id")
                .asString();
        browser.open(server.base() + "/#/play/" + round + "/n0", 1280, 900);
        browser.press("Endgame");
        browser.press("Count the endgame");
        browser.await("the result", () -> browser.text(".result").equals("Black to move: Black wins by 2."));
        assertThat(browser.text(".sureness")).isEqualTo("Proven.");
        browser.press("Check the proof");
        browser.await("the verdict", () -> browser.text(".proof .result").equals("The proof holds."));
        assertThat(browser.script("return document.getElementById('speaker').textContent"))
                .isEqualTo("The proof holds.");
        browser.press("Play");
        browser.await("the next position", () -> browser.text(".steps .place").equals("Move 1 of 1"));
        assertThat(browser.script("return location.hash")).isEqualTo("#/endgame/" + round + "/n1");
        assertThat(browser.text(".panel")).contains("Count the endgame");
        browser.driver().navigate().refresh();
        browser.open(server.base() + "/#/endgame/" + round + "/n0", 1280, 900);
        browser.await("the count is kept", () -> browser.text(".proof .result").equals("The proof holds."));
    }

    @Test
    @Order(4)
    void theCalculatorAnswersLines() {
        openDetails(".calculator");
        WebElement line = browser.driver().findElement(By.id("cgt-line"));
        line.sendKeys("G = 3|1||0", Keys.ENTER);
        browser.await("the game", () -> browser.text(".cgt-lines").contains("G = {3|1||0}"));
        browser.await("its thermograph", () -> browser.has(".cgt-lines .thermograph .wall"));
        line.sendKeys("G ? *", Keys.ENTER);
        browser.await("the comparison", () -> browser.text(".cgt-lines").contains("{3|1||0} > *"));
    }

    @Test
    @Order(5)
    void economicGoIsPlayedToItsEnd() {
        openDetails(".economy");
        WebElement parts = browser.driver().findElement(By.cssSelector(".economy textarea"));
        parts.clear();
        parts.sendKeys("6|0");
        browser.press("Begin");
        bid("0");
        browser.await("the side", () -> browser.text(".economy .summary").startsWith("You have White"));
        bid("5");
        browser.click(".parts td button");
        browser.await("the move", () -> browser.text(".story").contains("You (White): part 1 becomes 0."));
        browser.click(".economy .actions button");
        browser.await("the next auction", () -> browser.has(".economy input[name=bid]"));
        browser.press("No bid");
        browser.await("the end", () -> browser.text(".economy .result").equals("You have lost 2."));
        browser.picture("economic-go");
    }

    private void bid(String amount) {
        browser.await("a bid is asked for", () -> browser.has(".economy input[name=bid]"));
        browser.driver().findElement(By.cssSelector(".economy input[name=bid]")).sendKeys(amount, Keys.ENTER);
        browser.await(
                "the bid is made",
                () -> browser.script("return document.querySelector('.economy input[name=bid]')?.value ?? ''")
                        .equals(""));
    }

    @Test
    @Order(6)
    void everyThemeAndANarrowScreenWork() {
        for (String theme : List.of("light", "dark", "contrast")) {
            chooseTheme(theme);
            assertNoViolations();
            browser.picture("endgame-" + theme);
        }
        resize(360, 2400, 1);
        assertNoSidewaysScrolling("360 pixels");
        browser.picture("narrow-endgame");
        resizeBack();
        chooseLanguage("pl");
        browser.await("Polish", () -> browser.text(".result").equals("Czarny na posunięciu: Czarny wygrywa o 2."));
        browser.script("localStorage.removeItem('tesuji.settings')");
    }
}
