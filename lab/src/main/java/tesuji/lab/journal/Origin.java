package tesuji.lab.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Where an entry comes from.
 *
 * @param version of this program
 * @param revision of its sources; empty if unknown
 */
public record Origin(String version, String revision, Machine machine) {
    /** That of what nobody keeps. */
    static final Origin NOWHERE = new Origin("", "", new Machine("", 0, 0, "", ""));

    /** What a game was played on. */
    public record Machine(String processor, int processors, long memoryMB, String system, String java) {
        /** This one. */
        public static Machine here() {
            Runtime runtime = Runtime.getRuntime();
            return new Machine(
                    model(),
                    runtime.availableProcessors(),
                    runtime.maxMemory() >> 20,
                    System.getProperty("os.name") + " " + System.getProperty("os.version"),
                    System.getProperty("java.version"));
        }

        /** The name of the processor where Linux tells it, else its architecture. */
        private static String model() {
            try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"), StandardCharsets.UTF_8)) {
                return lines.filter(line -> line.startsWith("model name"))
                        .map(line -> line.substring(line.indexOf(':') + 1).strip())
                        .findFirst()
                        .orElse(System.getProperty("os.arch"));
            } catch (IOException elsewhere) {
                return System.getProperty("os.arch");
            }
        }
    }
}
