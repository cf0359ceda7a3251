package tesuji.spark;

import picocli.CommandLine.Option;
import tesuji.lab.site.RemoteSite;

/** The options that commands have on a cluster besides those they have on one machine. */
final class PlayOptions {
    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "The cluster, as Spark names it, such as spark://HOST:7077, yarn or local[4]"
                    + " (default: that of spark-submit, or all cores of this machine).")
    private String master = "";

    @Option(
            names = RemoteSite.SHARED,
            description = "Every machine has the same files and programs under the same names: allows players"
                    + " gtp:, perfect:, net: and experiments that need files.")
    private boolean shared;

    String master() {
        return master;
    }

    boolean isShared() {
        return shared;
    }
}
