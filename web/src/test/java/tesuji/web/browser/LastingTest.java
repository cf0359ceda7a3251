package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WindowType;

/** What survives reloads and many tabs, and what every screen must keep: no sideways scrolling, one language. */
final class LastingTest extends WorkbenchVisit {
    private static final int TABS = 9;

    private static final List<String> SCREENS = List.of("play", "analyse", "endgame", "solve", "lab", "games");

    /**
     * The English words of the page that Polish writes otherwise, and of what is shown those that are among them. Names
     * of players and rules come from the server and are left out by their language.
     */
    private static final String ENGLISH_WORDS = """
            const [en, pl] = (await Promise.all(
              ['en', 'pl'].map((language) => import('/text/' + language + '.js')))).map((texts) => texts.default);
            const polish = new Set(Object.values(pl));
            const english = new Set(Object.values(en).filter((text) => typeof text === 'string' && !polish.has(text)));
            return [...document.querySelectorAll('button, th, h1, h2, h3, label, summary, legend, p, a, option')]
              .filter((element) => !element.closest('[lang=en]'))
              .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === 3))
              .map((node) => node.textContent.trim())
              .filter((text) => english.has(text)).join('; ');
            """;

    @BeforeAll
    void takeTheKey() {
        enter();
    }

    private String address(String screen, String round) {
        return server.base() + "/#/" + screen + (List.of("games", "lab").contains(screen) ? "" : "/" + round);
    }

    private long steps() {
        String digits = browser.text(".summary").replaceAll("^.*?([\\d,]+) (playouts|positions).*$", "$1");
        return Long.parseLong(digits.replace(",", ""));
    }

    @Test
    void aSearchGoesOnWhileThePageIsLoadedAgain() {
        String round = begin("go:size=9", PEOPLE);
        show("analyse", round);
        browser.press("Analyse");
        browser.await("candidates", () -> browser.has(".candidates tbody tr"));
        browser.driver().navigate().refresh();
        browser.await("the search that still runs", () -> browser.has(".actions .warn"));
        browser.await("what it finds", () -> browser.has(".summary"));
        long before = steps();
        browser.await("more of it", () -> steps() > before);
        browser.press("Stop");
        browser.await("the end", () -> !browser.has(".actions .warn"));
        assertThat(browser.has(".candidates tbody tr")).isTrue();
    }

    @Test
    void aProgramAnswersWhileThePageIsLoadedAgain() {
        String round = begin(
                "go:size=9",
                "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"program\",\"player\":\"best\",\"seconds\":2}]");
        show("play", round);
        browser.point("E5");
        browser.await("the program", () -> browser.has(".actions .warn"));
        browser.driver().navigate().refresh();
        browser.await("its answer", () -> browser.text(".steps .place").equals("Move 2 of 2"));
    }

    /** With one connection a tab that stays open the seventh tab would wait for ever. */
    @Test
    void nineTabsWatchOneSearch() {
        String round = begin("go:size=9", PEOPLE);
        show("analyse", round);
        browser.press("Analyse");
        String first = browser.driver().getWindowHandle();
        List<String> tabs = new ArrayList<>(List.of(first));
        for (int tab = 1; tab < TABS; tab++) {
            browser.driver().switchTo().newWindow(WindowType.TAB);
            tabs.add(browser.driver().getWindowHandle());
            browser.driver().get(address("analyse", round));
        }
        for (String tab : tabs) {
            browser.driver().switchTo().window(tab);
            browser.await("candidates in each tab", () -> browser.has(".candidates tbody tr"));
        }
        long before = steps();
        browser.await("the last tab is alive", () -> steps() > before);
        browser.press("Stop");
        for (String tab : tabs) {
            browser.driver().switchTo().window(tab);
            browser.await("the end in each tab", () -> !browser.has(".actions .warn"));
            if (!tab.equals(first)) browser.driver().close();
        }
        browser.driver().switchTo().window(first);
    }

    /** A window of 1280 pixels at 400 % has 320 of them left. */
    @Test
    void noScreenScrollsSideways() {
        String round = begin("go:size=19", PEOPLE);
        for (String screen : SCREENS) {
            browser.open(address(screen, round), WIDE, HIGH);
            browser.await(screen, () -> browser.has("h1"));
            resize(320, 225, 4);
            assertNoSidewaysScrolling(screen + " at 400 %");
            resize(360, 780, 1);
            assertNoSidewaysScrolling(screen + " on a telephone");
            resizeBack();
            assertNoSidewaysScrolling(screen);
        }
    }

    @Test
    void polishIsSpokenOnEveryScreen() {
        String round = begin("go:size=9", PEOPLE);
        browser.open(address("play", round), WIDE, HIGH);
        browser.await("the page", () -> browser.has("h1"));
        chooseLanguage("pl");
        for (String screen : SCREENS) {
            browser.open(address(screen, round), WIDE, HIGH);
            browser.await(screen, () -> browser.has("h1"));
            assertThat(browser.script("return document.documentElement.lang")).isEqualTo("pl");
            assertThat(browser.script(ENGLISH_WORDS)).as(screen).isEqualTo("");
            browser.picture("polish-" + screen);
        }
        chooseLanguage("en");
        browser.await("English", () -> browser.text("nav").contains("Analyse"));
    }
}
