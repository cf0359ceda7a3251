package tesuji.gtp.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.gtp.Transcript;
import tesuji.gtp.toy.ToyEngine;

final class ServerTest {
    private static String answers(String input, Command... more) {
        return Transcript.run(ToyEngine.session("catch"), ToyEngine.commands(List.of(more)), input);
    }

    private static Command saying(String text) {
        return Command.of("say", "", (session, arguments) -> Reply.text(text));
    }

    private static Command throwing(Throwable problem) {
        return Command.of("fail", "", (session, arguments) -> {
            if (problem instanceof Error error) throw error;
            throw (RuntimeException) problem;
        });
    }

    @Test
    void theEndOfTheInputEndsTheSession() {
        assertThat(answers("")).isEmpty();
        assertThat(answers("name")).isEqualTo("= Toy\n\n");
    }

    @Test
    void quitAnswersAndEnds() {
        assertThat(answers("9 quit\nname\n")).isEqualTo("=9 \n\n");
    }

    @ParameterizedTest
    @CsvSource({
        "'', '= '",
        "'one', '= one'",
        "'a\n\n\nb', '= a\nb'",
        "'a\n   \nb\n\n', '= a\nb'",
        "'a\r\n\r\nb', '= a\nb'",
        "'\n  A B\n1 . .', '=\n  A B\n1 . .'",
        "'bell \u0007and\ttab', '= bell and\ttab'"
    })
    void anAnswerHoldsNoEmptyLine(String text, String wire) {
        assertThat(answers("say", saying(text))).isEqualTo(wire + "\n\n");
    }

    @Test
    void refusalsAreOneLine() {
        assertThat(answers("4 fail", throwing(new InputException("illegal\n\nmove"))))
                .isEqualTo("?4 illegal  move\n\n");
    }

    @Test
    void whateverACommandThrowsIsAnswered() {
        Command stack = Command.of("fail", "", (session, arguments) -> endless(0));
        assertThat(answers("fail\nname", throwing(new IllegalStateException("a\nb"))))
                .isEqualTo("? internal error: java.lang.IllegalStateException: a b\n\n= Toy\n\n");
        assertThat(answers("fail\nname", throwing(new AssertionError("no"))))
                .isEqualTo("? internal error: java.lang.AssertionError: no\n\n= Toy\n\n");
        assertThat(answers("fail\nname", stack))
                .isEqualTo("? internal error: java.lang.StackOverflowError\n\n= Toy\n\n");
    }

    private static Reply endless(int depth) {
        return depth < 0 ? Reply.DONE : endless((depth + 1) & 0xFFFF);
    }

    @Test
    void aLineThatIsTooLongIsAnsweredAndSkipped() {
        String huge = "12 play b " + "x".repeat(1 << 20);
        assertThat(answers(huge + "\nname")).isEqualTo("?12 line too long\n\n= Toy\n\n");
    }

    @Test
    void aLongSequenceIsNotTooLong() {
        String pairs = " b pass".repeat(5000);
        assertThat(answers("gogui-play_sequence" + pairs + "\nname")).isEqualTo("= \n\n= Toy\n\n");
    }

    @Test
    void aBrokenInputIsTheEnd() {
        Reader broken = new Reader() {
            private boolean first = true;

            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                if (!first) throw new IOException("gone");
                first = false;
                "name\n".getChars(0, 5, buffer, offset);
                return 5;
            }

            @Override
            public void close() {}
        };
        StringWriter out = new StringWriter();
        new Server(ToyEngine.session("catch"), ToyEngine.commands()).serve(broken, out);
        assertThat(out).hasToString("= Toy\n\n");
    }

    @Test
    void aBrokenOutputEndsTheSession() {
        Writer broken = new Writer() {
            @Override
            public void write(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("nobody reads");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Server server = new Server(ToyEngine.session("catch"), ToyEngine.commands());
        assertThatThrownBy(() -> server.serve(new StringReader("name\n"), broken))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("nobody reads");
    }

    @Test
    void laterCommandsRefineEarlierOnes() {
        CommandTable table = new CommandTable(List.of(saying("first"), saying("second")));
        assertThat(Transcript.run(ToyEngine.session("catch"), table, "say")).isEqualTo("= second\n\n");
        assertThat(table.names())
                .containsExactly("gogui-analyze_commands", "known_command", "list_commands", "say", "tesuji-help");
    }

    @Test
    void everyCommandIsListedOnceWithHelp() {
        CommandTable table = ToyEngine.commands();
        assertThat(table.names()).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(40);
        for (String name : table.names()) {
            assertThat(name).matches("[a-z-]+[a-z_-]*");
            assertThat(table.find(name).orElseThrow().help())
                    .as(name)
                    .isNotBlank()
                    .doesNotContain("\n");
        }
        assertThat(answers("list_commands")).isEqualTo("= " + String.join("\n", table.names()) + "\n\n");
        assertThat(answers("tesuji-help").lines()).hasSize(table.names().size() + 1);
        assertThat(answers("tesuji-help no_such")).isEqualTo("? unknown command\n\n");
    }
}
