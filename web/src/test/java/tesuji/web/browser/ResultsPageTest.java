package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import tesuji.web.TestServer;
import tesuji.web.lab.KeptReports;

/** What commands left, from the empty list to the bracket of a knock-out. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class ResultsPageTest extends WorkbenchVisit {
    @TempDir
    private static Path results;

    @Override
    TestServer serve(Path folder) {
        return TestServer.start(folder, registered(), results);
    }

    @BeforeAll
    void start() {
        enter();
    }

    private void list() {
        browser.open(server.base() + "/#/lab/results", 1280, 900);
    }

    @Test
    @Order(1)
    void anEmptyListSaysWhereResultsComeFrom() {
        list();
        browser.await("the sentence", () -> browser.text(".results-empty").contains("laboratory/results"));
        assertNoViolations();
    }

    @Test
    @Order(2)
    void theTablesAndPicturesOfATournamentAreDrawn() throws IOException {
        KeptReports.tournament(results.resolve("round"), "'players': ['uct', 'flat', 'random'], 'games': 4");
        KeptReports.tuning(results.resolve("tuning"));
        list();
        browser.await("two results", () -> browser.all(".results > li").size() == 2);
        assertThat(browser.text(".results")).contains("round / tournament", "tuning / tune", "4 of 10 pairs");
        assertNoViolations();
        browser.picture("lab-results");
        browser.driver()
                .findElement(By.cssSelector("a[aria-label='Report: round / tournament']"))
                .sendKeys(Keys.ENTER);
        browser.await("the report", () -> browser.text(".answer .result").contains("is first, with"));
        assertThat(browser.text(".report")).contains("Cross table", "PLAYER", "RATING", "CFS(%)");
        assertThat(browser.all(".report svg.figure")).hasSize(1);
        assertThat(browser.text(".report svg.figure")).contains("random");
        browser.picture("lab-result");
        for (String theme : new String[] {"dark", "contrast", "light"}) {
            chooseTheme(theme);
            assertNoViolations();
        }
        resize(360, 2000, 1);
        browser.await("a narrow page", () -> browser.script("return innerWidth").equals(360L));
        assertNoSidewaysScrolling("a result");
        browser.picture("narrow-lab-result");
        resizeBack();
    }

    /** A name is text, whatever it holds. */
    @Test
    @Order(3)
    void theBracketOfAKnockOutIsDrawn() {
        KeptReports.tournament(
                results.resolve("cup"),
                "'players': ['uct', 'flat', 'random', {'player': 'random', 'name': '<b>fourth</b>'}],"
                        + " 'format': 'knock-out'");
        list();
        browser.await("three results", () -> browser.all(".results > li").size() == 3);
        browser.click("a[aria-label='Report: cup / tournament']");
        // the page may draw it anew meanwhile, so that it is looked at until it stands
        browser.await("the bracket", () -> browser.all(".report svg.figure").size() == 2);
        browser.await(
                "the fourth player", () -> browser.text(".report svg.figure").contains("<b>fourth</b>"));
        assertThat(browser.has(".report b")).isFalse();
        browser.picture("lab-bracket");
    }

    @Test
    @Order(4)
    void theListIsPolishToo() {
        chooseLanguage("pl");
        list();
        browser.await("Polish", () -> browser.text(".lab-title").equals("Wyniki"));
        assertThat(browser.text(".results")).contains("turniej", "strojenie");
        chooseLanguage("en");
    }

    /** There are three results; with 498 more the list has one too many. */
    @Test
    @Order(5)
    void aListThatIsNotWholeSaysSo() throws IOException {
        list();
        browser.await("three results", () -> browser.all(".results > li").size() == 3);
        assertThat(browser.has(".results-incomplete")).isFalse();
        Path crowd = Files.createDirectory(results.resolve("crowd"));
        String summary = Files.readString(results.resolve("tuning").resolve("tune-summary.json"));
        for (int i = 0; i < 498; i++) {
            Files.writeString(crowd.resolve("tune" + i + ".html"), "<!DOCTYPE html>");
            Files.writeString(crowd.resolve("tune" + i + "-summary.json"), summary);
        }
        list();
        browser.await("the sentence", () -> browser.text(".results-incomplete").startsWith("The list is incomplete: "));
        assertThat(browser.all(".results > li")).hasSize(500);
        chooseLanguage("pl");
        browser.await(
                "the Polish one", () -> browser.text(".results-incomplete").startsWith("Lista jest niepełna: "));
        chooseLanguage("en");
    }
}
