package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A network in the browser: its first look beside a search, and a search that it guides. */
final class NetworkPageTest extends WorkbenchVisit {
    private static final Path NETWORK = Path.of(
            System.getProperty("tesuji.shared", "../shared"), "data/nets/g170-b6c96-s175395328-d26788732.bin.gz");

    @Override
    Map<String, String> registered() {
        assumeTrue(Files.exists(NETWORK), "There is no network: " + NETWORK);
        return Map.of("b6", "net:" + NETWORK.toAbsolutePath());
    }

    @BeforeAll
    void takeTheKey() {
        enter();
    }

    @Test
    void theFirstLookStandsBesideTheSearch() {
        String round = server.post("/api/files", "(;GM[1]SZ[9]KM[7];B[ee];W[ge];B[fd];W[gd];B[gc];W[hc];B[fe];W[gf])")
                .json()
                .get("round")
                .get("id")
                .asString();
        show("analyse", round);
        browser.click(".network input");
        browser.await("the policy", () -> browser.has("svg .policy"));
        assertThat(browser.text(".looks")).contains("b6, no search").doesNotContain("best,");
        String first = browser.text(".network .hint");
        assertThat(first).startsWith("Likeliest moves: ").contains("%");

        browser.click("select option[value='b6']");
        browser.press("1 s");
        browser.await("a search", () -> browser.has(".candidates tbody tr"));
        browser.await("the end", () -> !browser.has(".actions .warn"));
        assertThat(browser.all(".looks tbody tr")).hasSize(2);
        assertThat(browser.text(".looks tbody tr:nth-child(2)")).matches("(?s)b6, [0-9,]+ visits.*");
        assertThat(browser.text(".candidates thead")).contains("Lead");
        browser.picture("network-look");

        browser.click("button[aria-label='One move back']");
        browser.await(
                "another answer",
                () -> browser.text(".network .hint").startsWith("Likeliest")
                        && !browser.text(".network .hint").equals(first));
        assertNoViolations();
    }
}
