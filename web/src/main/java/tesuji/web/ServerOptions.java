package tesuji.web;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a workbench is started.
 *
 * @param host the address of this machine under which it listens
 * @param port 0 for any that is free
 * @param insist whether another port will not do
 * @param engines programs that pages may ask for, by name, as the catalogue of players reads them
 * @param threads how many threads a search may use
 * @param results the folder whose reports the laboratory shows; one in the home folder if absent
 */
public record ServerOptions(
        String host,
        int port,
        boolean insist,
        Map<String, String> engines,
        int threads,
        @Nullable Path results) {
    /** Where it listens unless told otherwise: only programs of this machine reach it. */
    public static final String LOOPBACK = "127.0.0.1";

    public static final int USUAL_PORT = 7373;

    public ServerOptions {
        engines = Map.copyOf(engines);
    }
}
