package tesuji.gtp.client;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;

/** A program that starts the engine named by its arguments, prints {@code +} and then waits to be ended. */
final class WaitingMain {
    private WaitingMain() {}

    public static void main(String[] command) throws IOException, InterruptedException {
        try (Client client = Client.start(List.of(command), Duration.ofSeconds(60));
                OutputStream out = new FileOutputStream(FileDescriptor.out)) {
            out.write(client.isOpen() ? '+' : '-');
            out.flush();
            Thread.sleep(Duration.ofMinutes(2).toMillis());
        }
    }
}
