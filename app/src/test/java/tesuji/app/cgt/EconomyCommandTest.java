package tesuji.app.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.app.Transcript;
import tesuji.core.game.Heaps;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class EconomyCommandTest {
    private static Transcript run(String input, String... args) {
        return Transcript.of(Heaps.LIBRARY, input, args);
    }

    @Test
    void twoBookPlayersDraw() {
        Transcript transcript = run("", "economy", "0|-9", "--first", "book", "--second", "book");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .contains("pays a komi of -9/2.")
                .contains("The fee is 9/2, and ")
                .endsWith("The capital of the first player (book) has changed by 0.\n");
    }

    @Test
    void theBookNeverLosesToAGambler() {
        Transcript transcript = run(
                "",
                "economy",
                "3|1||0",
                "7||2|-2",
                "-4|-9",
                "--first",
                "gambler",
                "--second",
                "book",
                "--games",
                "50",
                "--json");
        assertThat(transcript.out().lines()).hasSize(1);
        JsonNode answer = JsonMapper.shared().readTree(transcript.out());
        assertThat(answer.get("games").asInt()).isEqualTo(50);
        assertThat(answer.get("wins").asInt()).isZero();
        assertThat(answer.get("losses").asInt()).isPositive();
        assertThat(answer.get("gains").valueStream()).hasSize(50);
        assertThat(run("", "economy", "1|0", "--first", "book", "--second", "hot", "--games", "3")
                        .out())
                .isEqualToNormalizingNewlines("book against hot: 0 won, 3 drawn, 0 lost of 3 games.\n");
    }

    /** The person bids too little for Black, becomes White, and lets the program move. */
    @Test
    void aPersonBidsAndMoves() {
        Transcript transcript = run("x\n0\nfoo\n5\n9\n1\npass\npass\npass\n", "economy", "6|0", "--seed", "3");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .contains("  1  {6|0}   Black to 6   White to 0")
                .contains("nothing is called \"x\"")
                .contains("The second player is Black and pays a komi of 3.")
                .contains("The fee is 5, and White begins.")
                .contains("Type the number of a part")
                .contains("White plays in part 1, which becomes 0.")
                .endsWith("The capital of the first player (human) has changed by -2.\n");
    }

    @Test
    void aPersonMayLeave() {
        assertThat(run("quit\n", "economy", "1|0").out()).endsWith("You have left the table.\n");
        assertThat(run("", "economy", "1|0").code()).isZero();
    }
}
