package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;

/** Games from their first move to the last sentence, on the page. */
final class WholeGameTest extends WorkbenchVisit {
    private static final String AGAINST_A_PROGRAM =
            "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"program\",\"player\":\"best\",\"steps\":1000}]";

    /** A wall through the middle, which is Black's whole plan. */
    private static final List<String> WALL =
            List.of("E5", "E4", "E6", "E3", "E7", "E2", "E8", "E1", "E9", "D5", "D3", "D7", "C4", "C6");

    /** Nineteen lines, twelve moves, one of them in the very corner. */
    private static final String OPENING = "(;GM[1]FF[4]SZ[19]KM[7.5]RU[Chinese];B[pd];W[dp];B[pq];W[dd];B[qk];W[nc];"
            + "B[pf];W[jd];B[as]C[Why here?];W[cn];B[fq];W[eq])";

    @BeforeAll
    void takeTheKey() {
        enter();
    }

    private String place() {
        return browser.text(".steps .place");
    }

    /** Waits until it is Black's turn again or the game is over. */
    private void awaitTurn() {
        browser.await(
                "the turn of Black",
                () -> browser.has(".ending") || browser.text(".seat.to-move").contains("Black"));
    }

    @Test
    void aGameOfGoIsPlayedToTheCountedEnd() {
        String round = begin("go:size=9,komi=7.5,rules=chinese", AGAINST_A_PROGRAM);
        show("play", round);
        for (String point : WALL) {
            awaitTurn();
            if (!browser.label(point).contains("empty")) continue;
            String before = place();
            browser.point(point);
            browser.await("the move " + point, () -> !place().equals(before));
        }
        int passes = 0;
        awaitTurn();
        while (!browser.has(".ending") && passes++ < 100) {
            String before = place();
            browser.press("Pass");
            browser.await("a move after the pass", () -> !place().equals(before));
            awaitTurn();
        }
        assertThat(nodes(round)).isGreaterThan(30);
        assertThat(browser.text(".ending .result")).containsAnyOf("Black wins", "White wins");
        assertThat(browser.has(".owner")).as("whose points they are").isTrue();
        browser.picture("counted");
        browser.script("[...document.querySelectorAll('.settings label')]"
                + ".find((label) => label.textContent.includes('Move numbers')).click()");
        browser.await(
                "the numbers of the moves", () -> browser.all(".move-number").size() > 10);
        browser.picture("move-numbers");
        browser.script("localStorage.removeItem('tesuji.settings')");

        String dead = browser.text(".ending");
        String stone = name(browser.all("[role=gridcell][aria-label*='Black']").get(0));
        browser.point(stone);
        browser.await(
                "another opinion on " + stone, () -> !browser.text(".ending").equals(dead));
        browser.point(stone);
        browser.await("the first opinion", () -> browser.text(".ending").equals(dead));
        assertThat(server.get("/api/rounds/" + round + "/file?form=sgf").text()).contains("RE[");
    }

    private WebElement cell(String game, int point) {
        String name = server.get("/api/scenery?game=" + game)
                .json()
                .get("spots")
                .get(point)
                .get("name")
                .asString();
        return browser.all("[role=gridcell][aria-label^='" + name + ",']").get(0);
    }

    private static String name(WebElement cell) {
        String label = String.valueOf(cell.getAttribute("aria-label"));
        return label.substring(0, label.indexOf(','));
    }

    @Test
    void anSgfOfNineteenLinesIsOpenedAndReviewed(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("opening.sgf"), OPENING);
        browser.open(server.base() + "/#/games", WIDE, HIGH);
        browser.press("New game");
        browser.await("the dialog", () -> browser.has("dialog[open] input[type=file]"));
        browser.driver().findElement(By.cssSelector("input[type=file]")).sendKeys(file.toString());
        browser.await("the game", () -> browser.text("h1").startsWith("Go 19×19"));
        browser.await("its last move", () -> place().equals("Move 12 of 12"));
        String round = String.valueOf(browser.script("return location.hash.split('/')[2]"));
        show("analyse", round);
        browser.press("Review the game");
        browser.await(
                "the review",
                () -> !browser.has("progress")
                        && browser.all(".mistakes tbody tr").size() > 1);
        List<Double> losses = browser.all(".mistakes tbody tr td:last-child").stream()
                .map(cell -> Double.parseDouble(cell.getText()))
                .toList();
        assertThat(losses).isSortedAccordingTo(Comparator.reverseOrder());
        browser.picture("review");
        browser.all(".mistakes button").get(0).click();
        browser.await("the move", () -> !place().equals("Move 12 of 12"));
        assertThat(server.get("/api/rounds/" + round + "/file?form=sgf").text()).contains("Why here?");
    }

    @Test
    void aDroppedAndAPastedGameOpen() {
        browser.open(server.base() + "/#/games", WIDE, HIGH);
        browser.await("the list", () -> browser.has("h1"));
        browser.script("const data = new DataTransfer();"
                + "data.items.add(new File(['(;GM[1]SZ[7];B[dd];W[cc])'], 'a.sgf'));"
                + "dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }))");
        browser.await("the dropped game", () -> browser.text("h1").startsWith("Go 7×7"));
        browser.await("its moves", () -> place().equals("Move 2 of 2"));
        browser.script("const data = new DataTransfer();"
                + "data.setData('text', 'game tictactoe\\nmoves b2 a1 c3\\n');"
                + "document.body.dispatchEvent(new ClipboardEvent('paste',"
                + " { clipboardData: data, bubbles: true, cancelable: true }))");
        browser.await("the pasted game", () -> place().equals("Move 3 of 3"));
        assertThat(browser.label("b2")).contains("X");
    }

    @Test
    void aPositionIsPutUpByClicks() {
        show("play", begin("go:size=9", PEOPLE));
        browser.script("document.querySelectorAll('details.card').forEach((card) => card.open = true)");
        browser.press("Edit position");
        browser.await("the editor", () -> browser.has("textarea.diagram"));
        for (String point : List.of("C3", "G7", "G7", "E5", "E5", "E5")) browser.point(point);
        browser.await("a white stone", () -> browser.label("G7").contains("White"));
        assertThat(browser.label("E5")).contains("empty");
        browser.picture("edit-go");
        browser.press("Use this position");
        browser.await("the position", () -> !browser.has("textarea.diagram"));
        assertThat(browser.label("C3")).contains("Black");
        browser.point("E5");
        browser.await("a move", () -> browser.label("E5").contains("Black"));
    }

    @Test
    void movesAreConfirmedAndListedForWhoWantsThat() {
        String game = "skoczki:width=2,height=5";
        String round =
                begin(game, "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"program\",\"player\":\"solver:retrograde\"}]");
        JsonNode scene = server.get("/api/rounds/" + round + "/nodes/0").json();
        show("play", round);
        browser.click("button[aria-label='Next legal move']");
        browser.await("the first move", () -> browser.text(".lister").contains("Move 1 of "));
        browser.script("[...document.querySelectorAll('.settings label')]"
                + ".find((label) => label.textContent.includes('Confirm moves')).click()");
        for (JsonNode point : scene.get("legal").get(0).get("gesture"))
            cell(game, point.asInt()).click();
        browser.await("a button", () -> browser.text(".actions").contains("Confirm move"));
        assertThat(nodes(round)).isEqualTo(1);
        browser.press("Confirm move");
        browser.await("the answer of the solver", () -> place().equals("Move 2 of 2"));
        browser.script("localStorage.removeItem('tesuji.settings')");
    }

    /** A random game, deterministic, until one move is made of several jumps. */
    @Test
    void aMoveOfSeveralJumpsIsDragged() {
        Game taifho = Games.library().open("taifho");
        Position position = taifho.start();
        Random random = new Random(3);
        List<String> moves = new ArrayList<>();
        int jump = -1;
        while (jump < 0) {
            int[] legal = new int[taifho.maxLegalMoves()];
            int count = position.legalMoves(legal);
            for (int i = 0; i < count && jump < 0; i++) {
                if (taifho.notation().route(position, legal[i]).length > 3) jump = legal[i];
            }
            int next = legal[random.nextInt(count)];
            if (jump < 0) {
                moves.add(taifho.notation().move(next));
                position.play(next);
            }
        }
        int[] gesture = taifho.notation().gesture(position, jump);
        int stops = taifho.notation().route(position, jump).length;
        String round = server.post("/api/files", "game taifho\nmoves " + String.join(" ", moves) + "\n")
                .json()
                .get("round")
                .get("id")
                .asString();
        show("play", round);
        new Actions(browser.driver())
                .dragAndDrop(cell("taifho", gesture[0]), cell("taifho", gesture[1]))
                .perform();
        int number = moves.size() + 1;
        browser.await("the move", () -> place().equals("Move " + number + " of " + number));
        String way = String.valueOf(
                browser.driver().findElement(By.cssSelector("polyline.route")).getAttribute("points"));
        assertThat(way.trim().split("\\s+")).hasSize(stops);
        browser.picture("jumps");
    }
}
