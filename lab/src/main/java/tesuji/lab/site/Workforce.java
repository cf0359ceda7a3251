package tesuji.lab.site;

import java.util.List;
import tesuji.lab.match.StoppableRun;

/**
 * Carries tasks to whoever does them by {@link JobWorker#answer}, and hands over one answer to each, however often a
 * task had to be done. It reads neither.
 */
public interface Workforce {
    /**
     * Makes ready to have these tasks done.
     *
     * @param job what they have in common
     * @param threads how many threads one task keeps busy
     * @param keeper takes the answers in any order, called by one thread at a time
     */
    StoppableRun prepare(String job, List<String> tasks, int threads, AnswerKeeper keeper);

    /** Takes an answer. */
    @FunctionalInterface
    interface AnswerKeeper {
        /** The answer to the task with this index, from 0. */
        void keep(int task, String answer);
    }
}
