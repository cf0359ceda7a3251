package tesuji.core.base;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** A program that takes a lock, says whether it got it, and holds it until its input ends. */
final class LockHolder {
    private LockHolder() {}

    public static void main(String[] args) throws IOException {
        Optional<LockFile> lock = LockFile.tryTake(Path.of(args[0]));
        System.out.println(lock.isPresent() ? "taken" : "refused");
        System.in.read();
    }

    /** Starts it as a process of its own. */
    static Process start(Path lock) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        LockHolder.class.getName(),
                        lock.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Its one word, which it says when it has tried. */
    static String word(Process holder) throws IOException {
        return String.valueOf(holder.inputReader(StandardCharsets.UTF_8).readLine());
    }
}
