package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import tesuji.web.ServerProcess;

/** The server is killed in the middle of a game, as a power cut would do it, and started again. */
final class KilledServerTest {
    @TempDir
    private Path home;

    @TempDir
    private Path profile;

    private Browser browser;
    private Process server;

    @BeforeEach
    void start() throws IOException {
        assumeTrue(Browser.isInstalled(), "There is no Chromium with its driver on this machine.");
        browser = Browser.start(profile);
        server = ServerProcess.start(home, 0);
    }

    @AfterEach
    void stop() {
        if (browser != null) browser.close();
        if (server != null) server.destroyForcibly();
    }

    @Test
    void nothingIsLost() throws IOException, InterruptedException {
        String first = ServerProcess.address(server);
        browser.open(first, 1280, 900);
        browser.press("Play yourself");
        browser.await("a round", () -> browser.text("h1").startsWith("Go 9×9"));
        browser.await("the answer of the program or our turn", () -> browser.has(".seat.to-move"));
        browser.press("Resign");
        browser.await("the end", () -> browser.has(".ending"));
        browser.driver().findElement(By.tagName("body")).sendKeys("n");
        browser.press("Tic-tac-toe");
        browser.await("its rules", () -> browser.text("dialog").contains("Tic-tac-toe"));
        browser.script("for (const list of document.querySelectorAll('dialog select')) {"
                + "if ([...list.options].some((option) => option.value === 'human')) {"
                + "list.value = 'human'; list.dispatchEvent(new Event('change')); } }");
        browser.press("Start");
        browser.await("the game", () -> browser.text("h1").startsWith("Tic-tac-toe"));
        browser.point("b2");
        browser.await("b2", () -> browser.label("b2").contains("X"));
        browser.point("a1");
        browser.await("a1", () -> browser.label("a1").contains("O"));

        server.destroyForcibly().waitFor();
        browser.await("a sentence about it", () -> browser.text("[role=alert]").contains("connection"));
        browser.point("c3");
        assertThat(browser.label("c3"))
                .as("a move that nobody kept is not shown")
                .contains("empty");

        server = ServerProcess.start(home, URI.create(first).getPort());
        browser.open(ServerProcess.address(server), 1280, 900);
        browser.await("the game again", () -> browser.text("h1").startsWith("Tic-tac-toe"));
        assertThat(browser.text(".steps .place")).isEqualTo("Move 2 of 2");
        assertThat(browser.label("b2")).contains("X");
        assertThat(browser.label("a1")).contains("O");
        browser.point("c3");
        browser.await("the game goes on", () -> browser.label("c3").contains("X"));
    }
}
