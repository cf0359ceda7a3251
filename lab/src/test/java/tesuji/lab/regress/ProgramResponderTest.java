package tesuji.lab.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;

final class ProgramResponderTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    @TempDir
    private Path folder = Path.of("");

    /** A program that knows some commands, and answers each of them by the line of the script with its name. */
    private ProgramResponder program(String known, String cases) throws IOException {
        String script = "while read -r id command rest; do case $command in\n"
                + "list_commands) printf '=%s %s\\n\\n' $id '" + known + "';;\n"
                + "quit) printf '=%s\\n\\n' $id; exit;;\n"
                + cases
                + "*) printf '?%s unknown command\\n\\n' $id;;\nesac; done\n";
        Path file = Files.writeString(folder.resolve("engine"), script);
        return ProgramResponder.start("sh '" + file + "'", TIMEOUT);
    }

    @Test
    void answersAndRefusalsAreThoseOfTheProgram() throws Exception {
        try (ProgramResponder program = program("name", "name) printf '=%s Fake\\n\\n' $id;;\n")) {
            assertThat(program.ask("name")).isEqualTo(new Response.Answer("Fake"));
            Response refusal = program.ask("attack D4");
            assertThat(refusal).isEqualTo(new Response.Refusal("unknown command"));
            assertThat(((Response.Refusal) refusal).isUnknownCommand()).isTrue();
            program.forget();
        }
    }

    @Test
    void aProgramThatEndsHasBrokenDown() throws Exception {
        try (ProgramResponder program = program("", "name) echo 'out of luck' >&2; exit 3;;\n")) {
            assertThat(program.ask("name")).isInstanceOf(Response.Breakdown.class);
            assertThat(program.ask("name").text()).contains("has been stopped");
        }
    }

    @Test
    void aMoveIsTakenBackWhereItCannotBeConsidered() throws Exception {
        Path log = folder.resolve("log");
        String cases = "genmove) echo genmove $rest >> '" + log + "'; printf '=%s D4\\n\\n' $id;;\n"
                + "undo) echo undo >> '" + log + "'; printf '=%s\\n\\n' $id;;\n";
        try (ProgramResponder program = program("genmove\nundo", cases)) {
            assertThat(program.ask("reg_genmove b")).isEqualTo(new Response.Answer("D4"));
        }
        assertThat(log).hasContent("genmove b\nundo\n");
    }

    @Test
    void aMoveThatIsNotTakenBackIsTold() throws Exception {
        String cases = "genmove) printf '=%s D4\\n\\n' $id;;\nundo) printf '?%s cannot undo\\n\\n' $id;;\n";
        try (ProgramResponder program = program("genmove\nundo", cases)) {
            assertThat(program.ask("reg_genmove b"))
                    .isEqualTo(
                            new Response.Answer("D4", Optional.of("\"undo\" after genmove was refused: cannot undo")));
        }
    }

    @Test
    void whoResignsHasNothingToTakeBack() throws Exception {
        String cases = "genmove) printf '=%s resign\\n\\n' $id;;\nundo) exit 1;;\n";
        try (ProgramResponder program = program("genmove\nundo", cases)) {
            assertThat(program.ask("reg_genmove b")).isEqualTo(new Response.Answer("resign"));
            assertThat(program.ask("name")).isInstanceOf(Response.Refusal.class);
        }
    }

    @Test
    void whoeverWaitsCanBeStopped() throws Exception {
        try (ProgramResponder program = program("name", "name) sleep 30;;\n")) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> program.ask("name")).isInstanceOf(InterruptedException.class);
            assertThat(Thread.interrupted()).isFalse();
        }
    }

    @Test
    void aProgramThatIsNotThereIsASentence() {
        assertThatThrownBy(() -> ProgramResponder.start("/no/such/engine", TIMEOUT))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be started");
    }
}
