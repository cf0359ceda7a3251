package tesuji.spark.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkException;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;

/** Why work on Spark failed, in a sentence where a person can do something about it. */
public final class SparkFailure {
    private static final String OF_SPARK = "org.apache.spark.";

    private SparkFailure() {}

    /**
     * What to throw: the sentence of an {@link InputException} if there is one, wherever it comes from; else why Spark
     * gave up, such as a full disk or lost executors; and a fault of this program as it is.
     *
     * @param stopped whether the connection has ended, which only Spark does by itself
     */
    public static RuntimeException explained(Exception failure, boolean stopped) {
        List<Throwable> causes = causes(failure);
        for (Throwable cause : causes) {
            if (cause instanceof InputException sentence) return sentence;
        }
        for (Throwable cause : causes) {
            if (cause instanceof IOException) return gaveUp(said(cause), failure);
        }
        if (causes.stream().anyMatch(SparkException.class::isInstance)
                && causes.stream().noneMatch(SparkFailure::isOurs)) {
            return gaveUp(said(causes.get(0)), failure);
        }
        if (stopped) return gaveUp("The connection has ended", failure);
        return failure instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(failure);
    }

    private static List<Throwable> causes(Throwable failure) {
        List<Throwable> causes = new ArrayList<>();
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) causes.add(cause);
        return causes;
    }

    /** Whether it tells of a fault of this program; memory may be short without one. */
    private static boolean isOurs(Throwable cause) {
        boolean fault = cause instanceof RuntimeException || cause instanceof Error;
        return fault
                && !(cause instanceof OutOfMemoryError)
                && !cause.getClass().getName().startsWith(OF_SPARK);
    }

    /** The first line, for Spark also writes stacks into its messages; without its full stop. */
    public static String said(Throwable failure) {
        @Nullable String message = failure.getMessage();
        String line =
                message == null ? "" : message.lines().findFirst().orElse("").strip();
        if (line.isEmpty()) return failure.getClass().getSimpleName();
        return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    }

    private static InputException gaveUp(String reason, Exception failure) {
        return new InputException("Spark gave up: " + reason + "; the same command goes on.", failure);
    }
}
