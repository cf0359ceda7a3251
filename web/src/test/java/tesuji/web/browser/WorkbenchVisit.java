package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tesuji.web.TestServer;

/** One workbench and one browser for all tests of a class. After each test the console has to be empty. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class WorkbenchVisit {
    static final String PEOPLE = "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]";
    static final int WIDE = 1280;
    static final int HIGH = 900;

    @TempDir
    private static Path home;

    @TempDir
    private static Path profile;

    TestServer server;
    Browser browser;

    @BeforeAll
    void startBrowser() {
        assumeTrue(Browser.isInstalled(), "There is no Chromium with its driver on this machine.");
        server = serve(home);
        browser = Browser.start(profile);
    }

    /** The workbench that is visited. */
    TestServer serve(Path folder) {
        return TestServer.start(folder, registered());
    }

    /** Programs and networks that the owner of the workbench registered; none as a rule. */
    Map<String, String> registered() {
        return Map.of();
    }

    @AfterAll
    void stopBrowser() {
        if (browser != null) browser.close();
        if (server != null) server.close();
    }

    /** Nothing the page does may complain, and nothing may leave this machine. */
    @AfterEach
    void theConsoleIsEmptyAndNothingWasLoadedFromElsewhere() {
        if (browser == null) return;
        assertThat(browser.console()).isEmpty();
        Object others = browser.script("return performance.getEntriesByType('resource').map(entry => entry.name)"
                + ".filter(name => !name.startsWith(location.origin)).join()");
        assertThat(others).isEqualTo("");
    }

    /** Takes the key of the workbench, as the first visit does. */
    void enter() {
        browser.open(server.address(), WIDE, HIGH);
        browser.await("the page", () -> browser.has("h1"));
    }

    String begin(String game, String seats) {
        return server.post("/api/rounds", "{\"game\":\"" + game + "\"," + seats + "}")
                .json()
                .get("id")
                .asString();
    }

    void show(String screen, String round) {
        browser.open(server.base() + "/#/" + screen + "/" + round, WIDE, HIGH);
        browser.await("the board", () -> browser.has("svg.board"));
    }

    int nodes(String round) {
        return server.get("/api/rounds/" + round).json().get("nodes").size();
    }

    /** Chooses the value of the language (0) or the theme (1). */
    void choose(int which, String value) {
        browser.script("const list = document.querySelectorAll('.switches select')[" + which + "]; list.value = '"
                + value + "'; list.dispatchEvent(new Event('change'))");
    }

    void chooseTheme(String theme) {
        choose(1, theme);
        browser.await(
                theme,
                () -> browser.script("return document.documentElement.dataset.theme")
                        .equals(theme));
    }

    void chooseLanguage(String language) {
        choose(0, language);
        browser.await(
                language,
                () -> browser.script("return document.documentElement.lang").equals(language));
    }

    /** Gives the page so many pixels; {@code scale} is how many of the screen each of them takes. */
    void resize(int width, int height, int scale) {
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", width, "height", height, "deviceScaleFactor", scale, "mobile", false));
    }

    void resizeBack() {
        browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    void assertNoSidewaysScrolling(String what) {
        assertThat(browser.script("return document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .as(what)
                .isEqualTo(0L);
    }

    /** In the old way, which opens no window of its own: a dialog would block it. */
    @SuppressWarnings("deprecation")
    void assertNoViolations() {
        assertThat(new AxeBuilder()
                        .setLegacyMode(true)
                        .analyze(browser.driver())
                        .getViolations())
                .extracting(Rule::getId, rule -> rule.getNodes().get(0).getHtml())
                .isEmpty();
    }
}
