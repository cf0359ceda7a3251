package tesuji.games.taifho;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tesuji.core.game.Game;
import tesuji.core.game.Perft;
import tesuji.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Moves, leaf counts and whole games, as another program has them that was written from the rules alone. */
final class ReferenceTest {
    private static final Game GAME = Games.library().open("taifho:cap=2000");

    @TestFactory
    Stream<DynamicTest> everyCaseAgrees() {
        Path file = Path.of(System.getProperty("tesuji.shared", "../shared"), "data", "taifho_cases.json");
        assumeTrue(Files.exists(file), () -> "There is no file " + file + ".");
        return JsonMapper.shared().readTree(file).properties().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> check(entry)));
    }

    private static void check(Map.Entry<String, JsonNode> entry) {
        if (entry.getKey().startsWith("walk/")) {
            String[] parts = entry.getKey().split("/");
            checkWalk(Long.parseLong(parts[1]), Integer.parseInt(parts[2]), entry.getValue());
        } else {
            checkPosition(entry.getValue());
        }
    }

    private static void checkPosition(JsonNode expected) {
        TaifhoPosition position = (TaifhoPosition) GAME.start();
        String side = expected.get("side").asString().equals("G") ? "Green" : "Blue";
        GAME.notation().place(String.join("\n", texts(expected.get("rows"))) + "\nmove " + side, position);
        assertThat(moves(position)).containsExactlyElementsOf(texts(expected.get("moves")));
        int depth = 1;
        for (JsonNode leaves : expected.get("perft")) {
            assertThat(new Perft(GAME, depth).leaves(position, depth)).isEqualTo(leaves.asLong());
            depth++;
        }
    }

    /** A game in which a linear congruential generator chooses among the moves in order. */
    private static void checkWalk(long seed, int limit, JsonNode expected) {
        TaifhoPosition position = (TaifhoPosition) GAME.start();
        long x = seed;
        int plies = 0;
        int sum = 0;
        int most = 0;
        while (plies < limit && position.loser() < 0) {
            List<String> moves = moves(position);
            x = (1103515245 * x + 12345) % (1L << 31);
            position.play(GAME.notation().move(moves.get((int) (x / 65536 % moves.size()))));
            plies++;
            sum += moves.size();
            most = Math.max(most, moves.size());
        }
        assertThat(plies).isEqualTo(expected.get("plies").asInt());
        assertThat(sum).isEqualTo(expected.get("sum").asInt());
        assertThat(most).isEqualTo(expected.get("max").asInt());
        String winner = position.loser() < 0 ? "null" : position.loser() == 1 ? "\"G\"" : "\"B\"";
        assertThat(winner).isEqualTo(expected.get("winner").toString());
        String rows = GAME.notation().diagram(position).replaceAll("(?m)^[0-9]\\||^ .*|^move.*", "");
        assertThat(rows.strip().split("\n")).containsExactlyElementsOf(texts(expected.get("rows")));
    }

    /** The legal moves by row and column of their ends. */
    private static List<String> moves(TaifhoPosition position) {
        int[] moves = new int[GAME.maxLegalMoves()];
        int count = position.legalMoves(moves);
        return Arrays.stream(moves, 0, count)
                .sorted()
                .mapToObj(GAME.notation()::move)
                .collect(Collectors.toList());
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        for (JsonNode text : array) texts.add(text.asString());
        return texts;
    }
}
