package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The tree of a search, looked at as people look at it. */
final class TreeViewerTest extends WorkbenchVisit {
    private static final String FIRST = ".tree-side:nth-child(1) ";
    private static final String SECOND = ".tree-side:nth-child(2) ";

    @BeforeAll
    void takeTheKey() {
        enter();
    }

    /** Analyses the beginning of a game and opens the tree; so many simulations that two levels have several moves. */
    private void look(String game, String player) {
        String round = server.post(
                        "/api/rounds",
                        "{\"game\":\"" + game + "\",\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}")
                .json()
                .get("id")
                .asString();
        String job = server.post(
                        "/api/jobs",
                        "{\"kind\":\"analysis\",\"round\":\"" + round + "\",\"node\":0,\"player\":\"" + player
                                + "\",\"steps\":3000}")
                .json()
                .get("id")
                .asString();
        browser.await(
                "the search",
                () -> server.get("/api/jobs/" + job)
                        .json()
                        .get("state")
                        .asString()
                        .equals("done"));
        browser.open(server.base() + "/#/analyse/" + round, 1280, 1000);
        browser.press("Tree");
        browser.await("two boards", () -> browser.all(".tree-side svg.board").size() == 2);
    }

    private List<String> path(String side) {
        return browser.all(side + ".tree-path button").stream()
                .map(WebElement::getText)
                .toList();
    }

    private void theme(String name) {
        browser.script("const s=document.querySelectorAll('.switches select')[1];s.value='" + name
                + "';s.dispatchEvent(new Event('change'))");
        browser.await(
                name,
                () -> browser.script("return document.documentElement.dataset.theme")
                        .equals(name));
    }

    @Test
    void twoNodesStandSideBySideEachWithItsOwnPath() {
        look("go:size=9", "rave");
        assertThat(path(FIRST)).containsExactly("◀", "Root");
        String best = browser.text(FIRST + "tbody th");
        assertThat(path(SECOND)).containsExactly("◀", "Root", best);
        assertThat(browser.all(FIRST + "tbody tr")).hasSize(12);
        browser.click(FIRST + ".more");
        browser.await("all moves", () -> browser.all(FIRST + "tbody tr").size() == 82);

        browser.click(SECOND + "tbody tr:nth-child(2) button");
        browser.await("a longer path", () -> path(SECOND).size() == 4);
        assertThat(path(FIRST)).hasSize(2);
        browser.click(SECOND + ".tree-path button[aria-label='One move back']");
        browser.await("one move back", () -> path(SECOND).size() == 3);
        browser.click(SECOND + ".tree-path button:nth-child(2)");
        browser.await("the root", () -> path(SECOND).size() == 2);
    }

    /** The most visited move is the lightest, and its number is shown to whoever points at it. */
    @Test
    void lightMeansOftenAndTheNumberIsShownOnFocus() {
        look("go:size=5", "rave");
        String best = browser.text(FIRST + "tbody th");
        String visits = browser.text(FIRST + "tbody td");
        List<WebElement> heats = browser.all(FIRST + ".heat");
        assertThat(heats).isNotEmpty();
        assertThat(heats.get(0).getAttribute("opacity")).isEqualTo("1.000");
        By cell = By.cssSelector(FIRST + "[role=gridcell][aria-label^='" + best + ",']");
        WebElement point = browser.driver().findElement(cell);
        assertThat(point.getAttribute("aria-label")).endsWith(visits + " visits");
        new Actions(browser.driver()).moveToElement(point).perform();
        browser.await("the number", () -> browser.text(FIRST + ".heat-number").equals(visits));
        assertThat(browser.text(FIRST + ".readout"))
                .startsWith(best + ": " + visits + " visits")
                .contains("mean", "AMAF");
        browser.driver().findElement(cell).sendKeys(Keys.ENTER);
        browser.await("the move by a key", () -> path(FIRST).size() == 3);
    }

    @Test
    void everybodyCanUseItInEveryThemeAndOnANarrowScreen() {
        look("go:size=9", "rave");
        for (String name : List.of("light", "dark", "contrast")) {
            theme(name);
            browser.script("document.querySelector('.tree').scrollIntoView()");
            browser.picture("tree-" + name);
            assertNoViolations();
        }
        theme("light");
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", 360, "height", 1600, "deviceScaleFactor", 1, "mobile", false));
        assertThat(browser.script("return document.documentElement.scrollWidth <= 360"))
                .isEqualTo(true);
        browser.script("document.querySelector('.tree').scrollIntoView()");
        browser.picture("tree-narrow");
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    /** A tree that is open shows the newest search. */
    @Test
    void theTreeFollowsTheSearch() {
        look("tictactoe", "uct");
        String before = browser.text(FIRST + ".summary");
        browser.press("1 s");
        browser.await("the newer tree", () -> !browser.text(FIRST + ".summary").equals(before));
    }

    @Test
    void itSpeaksPolish() {
        look("go:size=9", "rave");
        browser.script(
                "const s=document.querySelector('.switches select');s.value='pl';s.dispatchEvent(new Event('change'))");
        browser.await("Polish", () -> browser.text(".tree h2").startsWith("Drzewo"));
        assertThat(browser.text(FIRST + ".summary"))
                .startsWith("Na ruchu Czarny")
                .contains("wizyt");
        browser.picture("tree-polish");
        browser.script(
                "const s=document.querySelector('.switches select');s.value='en';s.dispatchEvent(new Event('change'))");
        browser.await("English", () -> browser.text(".tree h2").startsWith("Search tree"));
    }

    @Test
    void otherBoardsHaveTreesToo() {
        for (String game : List.of("hex:size=5", "kalah", "connectfour", "taifho")) {
            look(game, "uct");
            browser.script("document.querySelector('.tree').scrollIntoView()");
            browser.picture("tree-" + game.replaceAll(":.*", ""));
            browser.click(FIRST + "tbody tr:nth-child(2) button");
            browser.await("a path in " + game, () -> path(FIRST).size() == 3);
        }
    }
}
