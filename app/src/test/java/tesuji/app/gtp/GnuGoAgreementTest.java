package tesuji.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.game.Notation;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.playout.LightPlayout;

/**
 * The rules, compared with an engine nobody here wrote: at every move of 300 random games GNU Go must see the same
 * stones and captures and call the same points legal.
 *
 * <p>A whole game is sent at once while its answers are read: waiting for each would take twenty times as long.
 */
class GnuGoAgreementTest {
    private static final int GAMES = 100;

    /** A question and the answer we expect. */
    private record Exchange(String command, Set<String> expected) {}

    @ParameterizedTest
    @CsvSource({"9", "13", "19"})
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void stonesCapturesAndLegalPointsAtEveryMove(int size) throws Exception {
        String program = GnuGo.program();
        Process process = new ProcessBuilder(program, "--mode", "gtp", "--level", "1", "--chinese-rules")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            Writer out = process.outputWriter(StandardCharsets.US_ASCII);
            BufferedReader in = process.inputReader(StandardCharsets.US_ASCII);
            int moves = 0;
            for (int seed = 0; seed < GAMES; seed++) {
                List<Exchange> exchanges = game(size, seed);
                Thread writer = new Thread(() -> send(exchanges, out));
                writer.start();
                for (Exchange exchange : exchanges) {
                    assertThat(words(in))
                            .as("%s in game %d on %d×%d", exchange.command(), seed, size, size)
                            .isEqualTo(exchange.expected());
                    if (exchange.command().startsWith("play")) moves++;
                }
                writer.join();
            }
            assertThat(moves).isGreaterThan(GAMES * size * size);
        } finally {
            // closing the streams first would wait for the writer, and the writer for an engine nobody reads any more
            process.destroyForcibly();
        }
    }

    private static void send(List<Exchange> exchanges, Writer out) {
        try {
            for (Exchange exchange : exchanges) out.write(exchange.command() + "\n");
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The words of one answer, which ends with an empty line. */
    private static Set<String> words(BufferedReader in) throws IOException {
        Set<String> words = new TreeSet<>();
        for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
            words.addAll(Arrays.asList(line.split(" ")));
        }
        assertThat(words.remove("=")).as("%s", words).isTrue();
        words.remove("");
        return words;
    }

    /** A playout, which knows captures and ko fights, followed by what both sides should say about it. */
    private static List<Exchange> game(int size, long seed) {
        GoGame game = (GoGame) Games.library().open("go:size=" + size);
        GoPosition position = (GoPosition) game.start();
        EyeRule eyes = seed % 2 == 0 ? EyeRule.DIAGONAL : EyeRule.ORTHOGONAL;
        Line line = new Line(0);
        new LightPlayout(game, eyes).finish(game.start(), new Rng(seed), line);
        List<Exchange> exchanges = new ArrayList<>();
        exchanges.add(new Exchange("boardsize " + size, Set.of()));
        exchanges.add(new Exchange("clear_board", Set.of()));
        for (int i = 0; i < line.length() && !position.isOver(); i++) {
            String mover = position.toMove() == 0 ? "black" : "white";
            exchanges.add(new Exchange("all_legal " + mover, legal(position)));
            int move = line.move(i);
            exchanges.add(new Exchange("play " + mover + " " + game.notation().move(move), Set.of()));
            position.play(move);
            exchanges.add(new Exchange("list_stones black", stones(position, Stones.BLACK)));
            exchanges.add(new Exchange("list_stones white", stones(position, Stones.WHITE)));
            exchanges.add(new Exchange("captures black", count(position, Chains.WHITE)));
            exchanges.add(new Exchange("captures white", count(position, Chains.BLACK)));
        }
        return exchanges;
    }

    private static Set<String> legal(GoPosition position) {
        Set<String> vertices = new TreeSet<>();
        Notation notation = position.game().notation();
        int points = position.stones().points();
        for (int point = 0; point < points; point++) {
            if (position.isLegal(point)) vertices.add(notation.move(point));
        }
        return vertices;
    }

    private static Set<String> stones(GoPosition position, byte colour) {
        Set<String> vertices = new TreeSet<>();
        Stones stones = position.stones();
        for (int point = 0; point < stones.points(); point++) {
            if (stones.at(point) == colour)
                vertices.add(position.game().notation().move(point));
        }
        return vertices;
    }

    private static Set<String> count(GoPosition position, int captured) {
        return Set.of(Integer.toString(position.board().captured(captured)));
    }
}
