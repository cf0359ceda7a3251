package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is printed: the board, who plays, the moves and the comment, and nothing that can only be clicked. */
final class PaperTest extends WorkbenchVisit {
    private static final String GAME = "(;GM[1]SZ[19]KM[7.5];B[pd];W[dp];B[pq];W[dd];B[qk];W[nc];B[pf];W[jd];B[cn]"
            + ";W[fq]C[A calm beginning.];B[dj];W[cj];B[ci];W[ck];B[di])";

    @BeforeAll
    void takeTheKey() {
        enter();
    }

    @AfterEach
    void backToTheScreen() {
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));
        resizeBack();
    }

    private void print(String name) {
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
        resize(680, 1000, 1);
        browser.picture(name);
    }

    private List<?> visible(String css) {
        return (List<?>) browser.script("return [...document.querySelectorAll('" + css
                + "')].filter((each) => each.checkVisibility()).map((each) => each.textContent.trim())");
    }

    @Test
    void aGameFitsOnPaper() {
        String round =
                server.post("/api/files", GAME).json().get("round").get("id").asString();
        browser.open(server.base() + "/#/play/" + round + "/n10", 1200, 900);
        browser.await("the comment", () -> browser.has("details[open] textarea"));
        print("paper-play");
        assertThat(visible(".board")).hasSize(1);
        assertThat(visible(".moves button")).hasSize(15);
        assertThat(visible("header, select, input, .actions button, .steps button"))
                .isEmpty();
        assertThat(browser.script("return document.querySelector('.paper-comment').innerText"))
                .isEqualTo("A calm beginning.");
        assertNoSidewaysScrolling("paper");
    }

    @Test
    void anAnalysisFitsOnPaper() {
        String round = begin("go:size=9", PEOPLE);
        show("analyse", round);
        browser.press("1 s");
        browser.await("candidates", () -> browser.has(".candidates tbody tr"));
        browser.await("the end", () -> !browser.has(".actions .warn"));
        print("paper-analyse");
        assertThat(visible(".candidates tbody tr")).isNotEmpty();
        assertThat(visible("header, select, input, .actions button")).isEmpty();
    }
}
