package tesuji.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.gtp.client.Client;

/** GNU Go plays our engine, a process of its own, to the end of the game, both over the protocol. */
class GnuGoSessionTest {
    private static final int LONGEST = 300;

    private static Client ours(int seed) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Client.start(
                List.of(
                        java,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "tesuji.app.Main",
                        "gtp",
                        "--player",
                        "flat",
                        "--simulations",
                        "400",
                        "--seed",
                        Integer.toString(seed)),
                Duration.ofSeconds(60));
    }

    @ParameterizedTest
    @CsvSource({"9, black, 6.5", "7, white, 5.5"})
    void aWholeGame(int size, String ourColour, String komi) {
        String program = GnuGo.program();
        List<String> command = List.of(program, "--mode", "gtp", "--level", "1", "--chinese-rules", "--seed", "1");
        try (Client ours = ours(size);
                Client theirs = Client.start(command, Duration.ofSeconds(60))) {
            for (Client client : List.of(ours, theirs)) {
                client.send("boardsize " + size);
                client.send("clear_board");
                client.send("komi " + komi);
            }
            String last = play(ours, theirs, ourColour);
            assertThat(last).isIn("pass", "resign");
            assertThat(stones(ours, "black")).isEqualTo(stones(theirs, "black"));
            assertThat(ours.send("final_score")).isEqualTo(theirs.send("final_score"));
            assertThat(ours.send("printsgf")).contains("SZ[" + size + "]").contains("KM[" + komi + "]");
            assertThat(ours.send("list_commands")).contains("final_status_list");
        }
    }

    /** Plays until two passes or a resignation; returns the last move. */
    private static String play(Client ours, Client theirs, String ourColour) {
        String colour = "black";
        int passes = 0;
        String move = "";
        for (int i = 0; i < LONGEST && passes < 2; i++) {
            boolean oursMoves = colour.equals(ourColour);
            Client mover = oursMoves ? ours : theirs;
            Client other = oursMoves ? theirs : ours;
            move = mover.send("genmove " + colour).toLowerCase(Locale.ROOT);
            if (move.equals("resign")) return move;
            other.send("play " + colour + " " + move);
            passes = move.equals("pass") ? passes + 1 : 0;
            colour = colour.equals("black") ? "white" : "black";
        }
        return move;
    }

    /** Both engines list stones, ours through the board it shows to GoGui. */
    private static Set<String> stones(Client client, String colour) {
        if (client.knows("list_stones"))
            return new TreeSet<>(List.of(client.send("list_stones " + colour).split(" ")));
        String[] rows = client.send("gogui-rules_board").strip().split("\n");
        char piece = colour.equals("black") ? 'X' : 'O';
        Set<String> vertices = new TreeSet<>();
        for (int row = 0; row < rows.length; row++) {
            String points = rows[row].replace(" ", "");
            for (int column = 0; column < points.length(); column++) {
                if (points.charAt(column) == piece) {
                    vertices.add("ABCDEFGHJKLMNOPQRST".charAt(column) + Integer.toString(rows.length - row));
                }
            }
        }
        return vertices;
    }
}
