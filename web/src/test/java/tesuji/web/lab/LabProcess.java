package tesuji.web.lab;

import java.nio.file.Path;
import java.util.Scanner;
import tesuji.web.TestServer;

/** A workbench in a process of its own, for tests that kill it. Prints its address and then does what it is told to. */
final class LabProcess {
    private LabProcess() {}

    /** Starts a workbench in the folder named first, and waits. */
    public static void main(String[] args) {
        try (TestServer server = TestServer.start(Path.of(args[0]));
                Scanner input = new Scanner(System.in, "UTF-8")) {
            System.out.println(server.address());
            while (input.hasNextLine()) input.nextLine();
        }
    }
}
