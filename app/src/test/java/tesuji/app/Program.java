package tesuji.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program, started as a process of its own; all that still run are ended when this is closed. */
final class Program implements AutoCloseable {
    private final List<Process> started = new ArrayList<>();

    /** What a process said, and how it ended. */
    record Ending(int code, String out, String err) {}

    /** Starts it with these arguments, with a terminal for its complaints. */
    Process start(String... args) throws IOException {
        return startWith("-Xmx1g", List.of(args));
    }

    /** The same with an option about memory. */
    Process startWith(String memory, List<String> args) throws IOException {
        Process process = new ProcessBuilder(command(memory, args)).start();
        started.add(process);
        return process;
    }

    /** The words of the command that starts it. */
    List<String> command(String memory, List<String> args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                memory,
                "-XX:TieredStopAtLevel=1",
                "-Dtesuji.terminal=err",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(args);
        return command;
    }

    /** Runs it to its end; for those who say little. */
    Ending run(String... args) throws IOException, InterruptedException {
        Process process = start(args);
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ending(process.waitFor(), out, err);
    }

    @Override
    public void close() {
        started.forEach(Process::destroyForcibly);
    }
}
