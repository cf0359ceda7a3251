package tesuji.core.base;

import java.util.Locale;

/** How much memory the program may use, and how a person gives it more. */
public final class Memory {
    private static final double GIGABYTE = 1 << 30;

    /** The rest is for all else that is remembered. */
    private static final double SHARE = 0.9;

    private Memory() {}

    /** Refuses what no memory is there for. */
    public static void demand(String what, long bytes) {
        long most = Runtime.getRuntime().maxMemory();
        if (bytes <= SHARE * most) return;
        throw new InputException(String.format(
                Locale.ROOT,
                "%s needs %.1f GB, and the program may use %.1f GB; ask for less, or allow more by setting %s.",
                what,
                bytes / GIGABYTE,
                most / GIGABYTE,
                option(bytes)));
    }

    /** What to do when an unknown amount is missing, as the end of a sentence. */
    public static String allowMore() {
        long most = Runtime.getRuntime().maxMemory();
        return String.format(
                Locale.ROOT, "allow more than %.1f GB by setting %s", most / GIGABYTE, option(most + most / 2));
    }

    /** The setting that gives room for so many bytes. */
    private static String option(long bytes) {
        return "TESUJI_JAVA_OPTIONS=\"-Xmx" + (int) Math.ceil(bytes / SHARE / GIGABYTE) + "g\"";
    }
}
