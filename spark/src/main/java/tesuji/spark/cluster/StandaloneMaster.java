package tesuji.spark.cluster;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import org.apache.spark.SparkContext;

/** The master of a cluster of Spark's own kind, {@code spark://HOST:PORT}, or several of which one is at work. */
final class StandaloneMaster {
    private static final String SCHEME = "spark://";
    private static final String MADE_UP = "spark-application-";
    private static final int PATIENCE_MILLIS = 5_000;

    private StandaloneMaster() {}

    static boolean isMeant(String master) {
        return master.startsWith(SCHEME);
    }

    /**
     * Whether somebody listens where the master should be. Spark itself tries for a minute and then fails with words
     * about something else.
     */
    static boolean listens(String master) {
        for (String address : master.substring(SCHEME.length()).split(",")) {
            if (isOpen(address)) return true;
        }
        return false;
    }

    /** Whether a master has given the work a number; without one Spark makes it up, and ends a little later. */
    static boolean knows(SparkContext spark) {
        return !spark.applicationId().startsWith(MADE_UP);
    }

    private static boolean isOpen(String address) {
        int colon = address.lastIndexOf(':');
        if (colon < 0 || !address.substring(colon + 1).matches("[0-9]{1,5}")) return true; // Spark says what is wrong
        int port = Integer.parseInt(address.substring(colon + 1));
        if (port > 0xffff) return true;
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address.substring(0, colon), port), PATIENCE_MILLIS);
            return true;
        } catch (IOException nobody) {
            return false;
        }
    }
}
