package tesuji.desk.solve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The most memory that this program has held at the same time, the virtual machine included. */
final class PeakMemory {
    /** Where Linux tells; other systems have no such file. */
    private static final Path STATUS = Path.of("/proc/self/status");

    private static final String HIGH_WATER_MARK = "VmHWM:";
    private static final long KILOBYTE = 1024;

    private PeakMemory() {}

    /** In bytes; nothing if the system does not tell. */
    static @Nullable Long bytes() {
        try {
            for (String line : Files.readAllLines(STATUS)) {
                if (line.startsWith(HIGH_WATER_MARK)) return KILOBYTE * Long.parseLong(line.replaceAll("\\D", ""));
            }
        } catch (IOException e) {
            return null;
        }
        return null;
    }
}
