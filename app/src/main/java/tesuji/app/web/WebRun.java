package tesuji.app.web;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.core.base.InputException;
import tesuji.web.HomeFolder;
import tesuji.web.ServerOptions;
import tesuji.web.WorkbenchServer;

/** Serves the page until Ctrl-C. */
public final class WebRun {
    /** What libraries have to say is for people only if it is serious. */
    private static final Logger LIBRARIES = Logger.getLogger("");

    /** How long a program that was started just before may take to open the page. */
    private static final Duration STARTING = Duration.ofSeconds(20);

    private final Workbench workbench;
    private final InterruptibleRun run;

    public WebRun(Workbench workbench, InterruptibleRun run) {
        this.workbench = workbench;
        this.run = run;
    }

    /** Starts the server and tells its address; where one runs already, tells the address of that. */
    public void serve(WebOptions options, Map<String, String> environment) {
        ServerOptions server = options.server();
        Path folder = options.home(environment);
        Optional<HomeFolder> home = HomeFolder.take(folder);
        if (home.isEmpty()) {
            String address = HomeFolder.address(folder, STARTING)
                    .orElseThrow(() -> new InputException("Another program uses the folder " + folder
                            + " and does not tell its address; end it, or choose another folder by --home."));
            workbench.console().out().println("Tesuji runs already: " + address);
            return;
        }
        LIBRARIES.setLevel(Level.WARNING);
        if (!options.isLoopback()) workbench.warn("other machines can reach this page.");
        WorkbenchServer started = WorkbenchServer.start(home.get(), workbench.library(), server);
        CountDownLatch stopped = new CountDownLatch(1);
        run.begin(() -> {
            started.close();
            stopped.countDown();
        });
        workbench.console().out().println("Tesuji is open: " + started.address());
        workbench.console().out().println("Ctrl-C ends it. For the terminal: tesuji menu");
        workbench.console().out().flush();
        await(stopped);
    }

    private void await(CountDownLatch stopped) {
        try {
            stopped.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            run.answer();
        }
    }
}
