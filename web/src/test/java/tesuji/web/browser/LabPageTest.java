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

/** An experiment and a match, from the first click to the report and to a game of the match. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class LabPageTest extends WorkbenchVisit {
    @BeforeAll
    void start() {
        enter();
    }

    private void bothThemesAreAccessible(String picture) {
        for (String name : List.of("dark", "light")) {
            chooseTheme(name);
            assertNoViolations();
            browser.picture(picture + "-" + name);
        }
    }

    private void fitsANarrowScreen(String picture) {
        resize(360, 2000, 1);
        browser.await("a narrow page", () -> browser.script("return innerWidth").equals(360L));
        assertNoSidewaysScrolling(picture);
        browser.picture("narrow-" + picture);
        resizeBack();
    }

    @Test
    @Order(1)
    void anExperimentIsRunToItsReport() {
        browser.click("a[href='#/lab']");
        browser.await(
                "one sentence and one button", () -> browser.text(".lab-empty").startsWith("Nothing was run yet"));
        browser.all(".lab-empty button").get(0).sendKeys(Keys.ENTER);
        browser.await("progress", () -> browser.text(".runs").contains("running"));
        browser.await(
                "keys that go on at the run",
                () -> browser.driver().switchTo().activeElement().getText().equals("Stop"));
        browser.picture("lab-running");
        browser.click(".runs a[href='#/lab/experiments/taifho-random-walk-small-1']");
        browser.await("live rows", () -> browser.text(".report").contains("The run goes on"));
        browser.picture("lab-live-report");
        browser.await("the end", () -> !browser.has(".report progress"));
        browser.await("the last row", () -> browser.text(".answer .result").contains("of 60 walks ended"));
        assertThat(browser.text(".report")).contains("made from 60 rows");
        assertThat(browser.text(".answer .badge")).isNotEmpty();
        assertThat(browser.has("svg.figure .interval")).isTrue();
        assertThat(browser.text("details.folded summary")).contains("60 rows");

        browser.click("details.folded summary");
        browser.click("details.folded th:nth-child(3) button");
        browser.await("the order", () -> browser.has("details.folded th[aria-sort=ascending]"));
        List<Long> plies = browser.all("details.folded td:nth-child(3)").stream()
                .map(cell -> Long.valueOf(cell.getText()))
                .toList();
        assertThat(plies).hasSize(60).isSorted();
        bothThemesAreAccessible("lab-report");
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
        bothThemesAreAccessible("lab-match");
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
        bothThemesAreAccessible("lab-experiments");
        chooseTheme("contrast");
        assertNoViolations();
        browser.picture("lab-experiments-contrast");
        fitsANarrowScreen("lab-experiments");
        chooseLanguage("pl");
        browser.await("Polish", () -> browser.text(".lab-head").startsWith("Eksperymenty"));
        browser.open(server.base() + "/#/lab/matches", 900, 900);
        browser.await("matches", () -> browser.text(".lab-title").contains("Nowy mecz"));
        assertThat(browser.text(".experiments")).contains("10 partii: A ma");
        browser.picture("lab-matches-polish");
        chooseLanguage("en");
    }

    /** The names of columns are those of the experiments; the last but one compares, and is not the source's. */
    @Test
    @Order(4)
    void whatTheSourceFoundIsShaded() {
        browser.open(server.base() + "/#/lab/experiments", 1280, 900);
        browser.await("the list", () -> browser.has(".experiment"));
        Object shaded = browser.script("""
                return (async () => {
                  const [lit, tables] = await Promise.all([import('/lib/lit-html.js'), import('/lab/datatable.js')]);
                  const columns = ['source', 'Source’s mean', 'quality, source', 'won, source', 'wrong, source',
                      'quality, ours', 'p against the source', 'resources'];
                  const shown = document.body.appendChild(document.createElement('div'));
                  const table = {caption: 'c', columns, rows: [columns.map(() => '1')]};
                  lit.render(tables.rowsTable('shaded', table), shown);
                  const bare = getComputedStyle(shown.querySelector('td:last-child')).backgroundColor;
                  const cells = [...shown.querySelectorAll('td')];
                  const found = columns.filter((_, i) => getComputedStyle(cells[i]).backgroundColor !== bare);
                  shown.remove();
                  return found.join('; ');
                })();
                """);
        assertThat(shaded).isEqualTo("source; Source’s mean; quality, source; won, source; wrong, source");
    }
}
