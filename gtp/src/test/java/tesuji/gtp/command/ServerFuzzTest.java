package tesuji.gtp.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Stream;
import tesuji.gtp.Request;
import tesuji.gtp.Transcript;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.CommandTable;
import tesuji.gtp.toy.ToyAnalyst;
import tesuji.gtp.toy.ToyDesk;
import tesuji.gtp.toy.ToyEngine;

/** Whatever comes in, every command gets exactly one well-formed reply and none of them is an internal error. */
final class ServerFuzzTest {
    /** All commands but those that read and write files, which is what they are for. */
    private static final List<Command> COMMANDS = Stream.concat(
                    CommandSets.everyGame().stream(), CommandSets.go(new ToyDesk()).stream())
            .filter(command -> !command.name().endsWith("sgf"))
            .toList();

    private static final CommandTable TABLE = new CommandTable(COMMANDS);

    private static final List<String> WORDS = Stream.concat(
                    TABLE.names().stream().filter(name -> !name.equals("quit")),
                    Stream.of(
                            "b",
                            "w",
                            "black",
                            "white",
                            "A1",
                            "B2",
                            "C3",
                            "D4",
                            "A2",
                            "pass",
                            "a1-a2",
                            "1",
                            "2",
                            "3",
                            "0",
                            "-1",
                            "9",
                            "30",
                            "6.5",
                            "1e9",
                            "dead",
                            "alive",
                            "none",
                            "absolute",
                            "byoyomi",
                            "canadian",
                            "catch",
                            "catch:size=2",
                            "drop",
                            "walk",
                            "rhomb:size=2",
                            "heaps",
                            "japanese",
                            "game",
                            "interval",
                            "minmoves",
                            "maxmoves",
                            "avoid",
                            "allow",
                            "ownership",
                            "true",
                            "fischer",
                            "A1,B2",
                            "#",
                            "\"",
                            "\n",
                            "\n",
                            "\n",
                            "\n"))
            .toList();

    @FuzzTest(maxDuration = "2m")
    void rawText(FuzzedDataProvider data) {
        check(data.consumeRemainingAsString());
    }

    @FuzzTest(maxDuration = "2m")
    void knownWords(FuzzedDataProvider data) {
        StringJoiner text = new StringJoiner(" ");
        while (data.remainingBytes() > 0) {
            int word = data.consumeByte() & 0xFF;
            text.add(word < WORDS.size() ? WORDS.get(word) : data.consumeString(4));
        }
        check(text.toString());
    }

    private static void check(String input) {
        String output = Transcript.run(ToyEngine.session("catch:size=3", game -> new ToyAnalyst(game)), TABLE, input);
        List<Request> requests = Stream.of(input.split("\n", -1))
                .map(Request::parse)
                .flatMap(Optional::stream)
                .toList();
        assertThat(output).doesNotContain("internal error");
        assertReplies(output, requests);
    }

    private static void assertReplies(String output, List<Request> requests) {
        String rest = output;
        for (Request request : requests) {
            int end = rest.indexOf("\n\n");
            assertThat(end).as("a reply to %s in %s", request, output).isPositive();
            assertThat(rest.substring(0, end)).matches("(?s)[=?]" + request.id() + "([ \n].*)?");
            rest = rest.substring(end + 2);
            if (request.name().equals("quit")) break;
        }
        assertThat(rest).as("nothing but replies").isEmpty();
    }
}
