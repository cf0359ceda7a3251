package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import tesuji.web.TestServer;
import tesuji.web.lab.KeptReports;

/**
 * Takes the pictures of the page that the documents show. Fonts differ from machine to machine, so nothing is compared;
 * whoever changes the page takes them again and looks at them:
 *
 * <pre>
 * mvn -pl web -am test -Dtest=ScreenPicturesTest -Dsurefire.failIfNoSpecifiedTests=false -Dtesuji.draw=true
 * </pre>
 */
@EnabledIfSystemProperty(
        named = "tesuji.draw",
        matches = "true",
        disabledReason = "pictures are taken by -Dtesuji.draw")
final class ScreenPicturesTest extends WorkbenchVisit {
    private static final Path FOLDER = Path.of("..", "docs", "pictures");

    private Path results = Path.of("");

    @Override
    TestServer serve(Path folder) {
        results = folder.resolve("laboratory").resolve("results");
        return super.serve(folder);
    }

    @BeforeAll
    void takeTheKey() {
        enter();
    }

    /** A page of 1200 × 800 points, three pixels for each four of them. */
    private void take(String name) throws IOException {
        wide(1200, 800, 0.75);
        browser.await(
                "a page that begins at its top",
                () -> browser.script("scrollTo(0, 0); return scrollY").equals(0L) && !browser.has(".moving"));
        byte[] picture = browser.driver().getScreenshotAs(OutputType.BYTES);
        assertThat(picture.length).isLessThan(300_000);
        Files.write(FOLDER.resolve("workbench-" + name + ".png"), picture);
        resizeBack();
    }

    private void wide(int width, int height, double scale) {
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", width, "height", height, "deviceScaleFactor", scale, "mobile", false));
    }

    private String upload(String text) {
        return server.post("/api/files", text).json().get("round").get("id").asString();
    }

    private void analyse(String round, String seconds) {
        show("analyse", round);
        browser.press(seconds);
        browser.await("candidates", () -> browser.has(".candidates tbody tr"));
        browser.await("the end", () -> !browser.has(".actions .warn"));
    }

    @Test
    void play() throws IOException {
        String round = upload("game go:size=9\nmoves E5 E3 C4 G4 D3 F6 C6 E7 D7 D8 C7 F3 E6 F5 D2\n");
        server.put(
                "/api/rounds/" + round + "/seats?node=15",
                "{\"seats\":[{\"kind\":\"human\"},{\"kind\":\"program\",\"player\":\"best\",\"seconds\":2}]}");
        show("play", round);
        take("play");
    }

    @Test
    void analysis() throws IOException {
        String round = upload("(;GM[1]SZ[19]KM[7.5];B[pd];W[dp];B[pq];W[dd];B[qk];W[nc];B[pf];W[jd];B[cn];W[fq];B[dj]"
                + ";W[cj];B[ci];W[ck];B[di])");
        show("analyse", round);
        browser.press("Review the game");
        browser.await("the review", () -> browser.has(".mistakes tbody tr") && !browser.has("progress"));
        analyse(round, "5 s");
        take("analyse");
    }

    @Test
    void tree() throws IOException {
        analyse(upload("game hex:size=7\nmoves d4 c5\n"), "5 s");
        browser.press("Tree");
        browser.await("two boards", () -> browser.all(".tree-side svg.board").size() == 2);
        browser.click(".tree-side:nth-child(2) tbody tr:nth-child(1) button");
        browser.script("document.querySelector('.tree').scrollIntoView()");
        wide(1200, 800, 0.75);
        browser.script("document.querySelector('.tree').scrollIntoView()");
        Files.write(FOLDER.resolve("workbench-tree.png"), browser.driver().getScreenshotAs(OutputType.BYTES));
        resizeBack();
    }

    @Test
    void solved() throws IOException {
        browser.open(server.base() + "/#/solve", WIDE, HIGH);
        browser.press("Put the board up");
        browser.await("the board", () -> browser.text("h1").startsWith("Skoczki 3×6"));
        browser.press("Solve and save a database");
        browser.await("the values", () -> browser.has(".worths li"));
        take("solve");
    }

    @Test
    void endgame() throws IOException {
        browser.open(server.base() + "/#/endgame", WIDE, HIGH);
        browser.script("document.querySelectorAll('details').forEach((card) => card.open = true)");
        browser.press("The problem that stumped masters, 19×19");
        browser.await("the result", () -> browser.text(".result").startsWith("White to move: White wins"));
        browser.await("a board", () -> browser.has(".region-table tbody button"));
        take("endgame");
    }

    @Test
    void laboratory() throws IOException {
        browser.open(server.base() + "/#/lab", WIDE, HIGH);
        browser.await("the experiments", () -> browser.has(".lab-empty button"));
        browser.all(".lab-empty button").get(0).sendKeys(Keys.ENTER);
        browser.click(".runs a[href='#/lab/experiments/taifho-random-walk-small-1']");
        browser.await("the end", () -> browser.text(".answer .result").contains("of 60 walks"));
        take("laboratory");
    }

    @Test
    void results() throws IOException {
        KeptReports.tournament(
                results.resolve("cup"),
                "'players': ['uct', 'uct-rave', 'flat', 'random', 'mcts[selection=Ucb1Tuned]'],"
                        + " 'format': 'knock-out'");
        browser.open(server.base() + "/#/lab/results", WIDE, HIGH);
        browser.click("a[aria-label='Report: cup / tournament']");
        browser.await("the bracket", () -> browser.all(".report svg.figure").size() == 2);
        take("results");
    }

    @Test
    void taifhoInTheDark() throws IOException {
        String round = upload("game taifho\nmoves A9B8 A0B1 G9G8 F0G1 E9F8 G1F2 B8A7 F2F1 F9E9 B1A2 E9E7\n");
        show("play", round);
        chooseTheme("dark");
        take("taifho");
        chooseTheme("auto");
    }

    @Test
    void telephone() throws IOException {
        String round = begin("kalah", PEOPLE);
        server.post("/api/rounds/" + round + "/nodes/0/moves", "{\"move\":\"c1\"}");
        show("play", round);
        wide(360, 720, 1);
        Files.write(FOLDER.resolve("workbench-narrow.png"), browser.driver().getScreenshotAs(OutputType.BYTES));
        resizeBack();
        assertThat(browser.driver().findElement(By.tagName("h1")).getText()).startsWith("Kalah");
    }
}
