package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.interactions.Actions;

/** The page, used as people use it. One browser serves all tests; the first one sees an empty workbench. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class PageTest extends WorkbenchVisit {
    @Test
    @Order(1)
    void theFirstVisitShowsAGameAndAClickTakesOver() {
        browser.open(server.address(), 1280, 900);
        browser.await("the demonstration", () -> browser.text("h1").equals("Welcome"));
        assertThat(browser.driver().getCurrentUrl()).doesNotContain("k=");
        browser.await("a move", () -> browser.has(".last"));
        browser.picture("demonstration");
        browser.press("Play yourself");
        browser.await("a round", () -> browser.text("h1").startsWith("Go 9×9"));
        assertThat(browser.driver().getCurrentUrl()).contains("#/play/r1/");
    }

    @Test
    @Order(2)
    void aGameIsPlayedByMouseByKeysAndByText() {
        String round = begin("go:size=5,komi=0.5", PEOPLE);
        show("play", round);
        browser.point("C3");
        browser.await("C3", () -> browser.label("C3").contains("Black"));
        browser.driver()
                .findElement(By.cssSelector("[role=gridcell][aria-label^='C3,']"))
                .sendKeys(Keys.ARROW_UP);
        browser.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
        browser.await("C4", () -> browser.label("C4").contains("White"));
        browser.driver().findElement(By.id("move-box")).sendKeys("d3" + Keys.ENTER);
        browser.await("D3", () -> browser.label("D3").contains("Black"));
        browser.press("Pass");
        browser.await("White's pass", () -> nodes(round) == 5);
        browser.await("Black to move", () -> browser.text(".seat.to-move").contains("Black"));
        browser.press("Pass");
        browser.await("the end", () -> browser.has(".ending"));
        assertThat(browser.text(".ending .result")).endsWith(".").contains("wins");
        browser.picture("end-of-a-game");
    }

    @Test
    @Order(3)
    void anEarlierMoveMakesABranchAndDeletedOnesComeBack() {
        String round = begin("tictactoe", PEOPLE);
        show("play", round);
        browser.point("a1");
        browser.await("a1", () -> browser.label("a1").contains("X"));
        browser.point("b2");
        browser.await("b2", () -> browser.label("b2").contains("O"));
        browser.driver().switchTo().activeElement().sendKeys(Keys.ESCAPE);
        browser.click("button[aria-label='One move back']");
        browser.await("one move", () -> browser.text(".steps .place").startsWith("Move 1 "));
        browser.point("c3");
        browser.await("c3", () -> browser.label("c3").contains("O"));
        assertThat(browser.all(".branches button")).hasSize(2);
        browser.press("Delete from here");
        browser.await("a branch less", () -> browser.all(".branches button").isEmpty());
        browser.press("Restore");
        browser.await("the branch again", () -> browser.all(".branches button").size() == 2);
        browser.press("Delete from here");
        browser.click(".deleted-branches button");
        browser.await(
                "the branch once more", () -> browser.all(".branches button").size() == 2);
        browser.open(server.base() + "/#/games", 1200, 900);
        browser.press("Delete");
        browser.click("details.deleted summary");
        browser.click("details.deleted button");
        browser.await("no deleted game", () -> !browser.has("details.deleted"));
    }

    @Test
    @Order(4)
    void aProgramAnswersAndAReloadLosesNothing() {
        String round = begin(
                "hex:size=5",
                "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"program\",\"player\":\"uct\",\"steps\":2000}]");
        show("play", round);
        browser.point("c3");
        browser.await("the answer", () -> browser.text(".steps .place").equals("Move 2 of 2"));
        browser.driver().navigate().refresh();
        browser.await(
                "the same after a reload", () -> browser.text(".steps .place").equals("Move 2 of 2"));
        assertThat(browser.label("c3")).contains("Black");
    }

    @Test
    @Order(5)
    void aPieceIsDraggedToItsTarget() {
        String round = begin("taifho", PEOPLE);
        show("play", round);
        browser.await("the pieces", () -> browser.label("C9").contains("Green"));
        var from = browser.all("[aria-label^='C9,']").get(0);
        var to = browser.all("[aria-label^='B8,']").get(0);
        new Actions(browser.driver()).dragAndDrop(from, to).perform();
        browser.await("the move", () -> browser.label("B8").contains("Green"));
        assertThat(browser.label("C9")).contains("empty");
        browser.picture("taifho");
    }

    @Test
    @Order(6)
    void seedsAreSown() {
        String round = begin("kalah", PEOPLE);
        show("play", round);
        browser.await("the board", () -> browser.label("c1").contains("4 counters"));
        browser.point("c1");
        browser.await("c1 is empty", () -> browser.label("c1").contains("0 counters"));
        browser.await(
                "the pass of the other side",
                () -> browser.text(".steps .place").equals("Move 2 of 2"));
        browser.picture("kalah");
    }

    @Test
    @Order(7)
    void anAnalysisShowsMovesStopsAndStays() {
        String round = begin("go:size=9", PEOPLE);
        show("analyse", round);
        browser.press("Analyse");
        browser.await("candidates", () -> browser.all(".candidates tbody tr").size() > 1);
        browser.await("marks on the board", () -> browser.has(".candidate.best"));
        browser.press("Stop");
        browser.await("the end of the analysis", () -> browser.has(".actions .primary"));
        browser.picture("analysis");
        assertThat(browser.all(".candidates tbody tr")).isNotEmpty();
        browser.driver().navigate().refresh();
        browser.await("what was found", () -> browser.has(".candidates tbody tr"));
    }

    @Test
    @Order(8)
    void twoTabsStayInStep() {
        String round = begin("tictactoe", PEOPLE);
        show("play", round);
        String first = browser.driver().getWindowHandle();
        browser.driver().switchTo().newWindow(WindowType.TAB);
        show("play", round);
        browser.point("b2");
        browser.await("b2", () -> browser.label("b2").contains("X"));
        browser.driver().close();
        browser.driver().switchTo().window(first);
        browser.await("the move of the other tab", () -> browser.label("b2").contains("X"));
    }

    @Test
    @Order(9)
    void aNewGameIsChosenInTheDialog() {
        browser.open(server.base() + "/#/games", 1280, 900);
        browser.press("New game");
        browser.await("the dialog", () -> browser.has("dialog[open] .tile"));
        browser.press("Connect Four");
        browser.await("its rules", () -> browser.text("dialog").contains("Columns"));
        browser.picture("new-game");
        assertNoViolations();
        browser.press("Start");
        browser.await("the round", () -> browser.text("h1").startsWith("Connect Four 7×6"));
    }

    @Test
    @Order(10)
    void everythingCanBeHadInPolish() {
        show("play", begin("nim", PEOPLE));
        chooseLanguage("pl");
        browser.await("Polish", () -> browser.text("nav").contains("Analiza"));
        browser.picture("polish");
        chooseLanguage("en");
        browser.await("English", () -> browser.text("nav").contains("Analyse"));
    }

    @Test
    @Order(11)
    void narrowScreensNeedNoSidewaysScrolling() {
        String round = begin("go:size=9", PEOPLE);
        for (String screen : List.of("play", "analyse", "games")) {
            browser.open(server.base() + "/#/" + screen + (screen.equals("games") ? "" : "/" + round), 500, 900);
            browser.await(screen, () -> browser.has("h1"));
            resize(360, 780, 1);
            assertNoSidewaysScrolling(screen);
            browser.picture("narrow-" + screen);
        }
        resizeBack();
    }

    @Test
    @Order(12)
    void nobodyIsShutOut() {
        String round = begin("go:size=5", PEOPLE);
        for (String theme : List.of("light", "dark", "contrast")) {
            for (String screen : List.of("play", "analyse", "games")) {
                browser.open(server.base() + "/#/" + screen + (screen.equals("games") ? "" : "/" + round), 1280, 900);
                browser.await(screen, () -> browser.has("h1"));
                chooseTheme(theme);
                assertNoViolations();
                browser.picture(screen + "-" + theme);
            }
        }
        browser.script("localStorage.removeItem('tesuji.settings')");
    }
}
