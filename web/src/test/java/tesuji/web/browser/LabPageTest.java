package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import tesuji.web.TestServer;

/** An experiment and a match, from the first click to the report and to a game of the match. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class LabPageTest {
    @TempDir
    private static Path home;

    @TempDir
    private static Path profile;

    private TestServer server;
    private Browser browser;

    @BeforeAll
    void start() {
        assumeTrue(Browser.isInstalled(), "There is no Chromium with its driver on this machine.");
        server = TestServer.start(home);
        browser = Browser.start(profile);
        browser.open(server.address(), 1280, 900);
        browser.await("the page", () -> browser.has("h1"));
    }

    @AfterAll
    void stop() {
        if (browser != null) browser.close();
        if (server != null) server.close();
    }

    @AfterEach
    void theConsoleIsEmpty() {
        if (browser != null) assertThat(browser.console()).isEmpty();
    }

    private void theme(String name) {
        browser.script("const s=document.querySelectorAll('.switches select')[1];s.value='" + name
                + "';s.dispatchEvent(new Event('change'))");
        browser.await(
                name,
                () -> browser.script("return document.documentElement.dataset.theme")
                        .equals(name));
    }

    private void everyThemeIsAccessible(String picture) {
        for (String name : List.of("light", "dark", "contrast")) {
            theme(name);
            List<Rule> violations = new AxeBuilder().analyze(browser.driver()).getViolations();
            assertThat(violations).as(picture + " in " + name).isEmpty();
            browser.picture(picture + "-" + name);
        }
        theme("light");
    }

    private void fitsANarrowScreen(String picture) {
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", 360, "height", 2000, "deviceScaleFactor", 1, "mobile", false));
        browser.await(
                "no sideways scrolling",
                () -> browser.script("return document.documentElement.scrollWidth <= 360")
                        .equals(true));
        browser.picture("narrow-" + picture);
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    @Test
    @Order(1)
    void anExperimentIsRunToItsReport() {
        browser.click("a[href='#/lab']");
        browser.press("Run taifho-random-walk");
        browser.await("progress", () -> browser.text(".runs").contains("running"));
        browser.picture("lab-running");
        browser.click(".runs a[href='#/lab/experiments/taifho-random-walk-small-1']");
        browser.await("live rows", () -> browser.text(".report").contains("The run goes on"));
        browser.picture("lab-live-report");
        browser.await(
                "the end", () -> browser.text(".report").contains("rows: 60") && !browser.has(".report progress"));
        assertThat(browser.text(".answer .badge")).isNotEmpty();
        assertThat(browser.text(".answer .result")).contains("of 60 walks ended");
        assertThat(browser.has("svg.figure .interval")).isTrue();
        assertThat(browser.text("details.folded summary")).contains("60 rows");

        browser.click("details.folded summary");
        browser.click("details.folded th:nth-child(3) button");
        browser.await("the order", () -> browser.has("details.folded th[aria-sort=ascending]"));
        List<Long> plies = browser.all("details.folded td:nth-child(3)").stream()
                .map(cell -> Long.valueOf(cell.getText()))
                .toList();
        assertThat(plies).hasSize(60).isSorted();
        everyThemeIsAccessible("lab-report");
        fitsANarrowScreen("lab-report");
    }

    @Test
    @Order(2)
    void aMatchIsPlayedAndOneOfItsGamesOpened() {
        browser.open(server.base() + "/#/lab/matches", 1280, 900);
        browser.await(
                "one sentence and one button", () -> browser.text(".empty").startsWith("No matches yet"));
        browser.picture("lab-no-matches");
        browser.driver().findElement(By.cssSelector(".empty a.button")).sendKeys(Keys.ENTER);
        browser.click("#match-game option[value=tictactoe]");
        browser.await("its players", () -> browser.has("#match-player-0 option[value=flat]"));
        browser.click("#match-player-0 option[value=flat]");
        browser.click("#match-player-1 option[value=random]");
        browser.picture("lab-new-match");
        browser.press("Begin the match");
        browser.await("its games", () -> browser.all(".match-games tbody tr").size() == 10);
        browser.await("its end", () -> browser.text(".lab-state").equals("complete"));
        assertThat(browser.text(".numbers")).contains("Distinct games", "Elo", "Better with");
        everyThemeIsAccessible("lab-match");
        fitsANarrowScreen("lab-match");
        browser.click(".match-games button[aria-label='Open game 2']");
        browser.await("the game", () -> browser.has(".analyse .board-column svg"));
        assertThat(browser.text("h1")).contains("Tic-tac-toe");
        assertThat(browser.script("return location.hash").toString()).startsWith("#/analyse/r");
        browser.picture("lab-game");
    }

    @Test
    @Order(3)
    void listsInBothLanguagesAndOnANarrowScreen() {
        browser.open(server.base() + "/#/lab/experiments", 1280, 900);
        browser.await("the list", () -> browser.all(".experiment").size() > 5);
        everyThemeIsAccessible("lab-experiments");
        fitsANarrowScreen("lab-experiments");
        browser.script("const s=document.querySelector('.switches select');s.value='pl';"
                + "s.dispatchEvent(new Event('change'))");
        browser.await("Polish", () -> browser.text(".lab-head").startsWith("Eksperymenty"));
        browser.open(server.base() + "/#/lab/matches", 900, 900);
        browser.await("matches", () -> browser.text(".lab-title").contains("Nowy mecz"));
        assertThat(browser.text(".experiments")).contains("10 partii: A ma");
        browser.picture("lab-matches-polish");
        browser.script("const s=document.querySelector('.switches select');s.value='en';"
                + "s.dispatchEvent(new Event('change'))");
    }
}
