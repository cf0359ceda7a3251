package tesuji.web.job;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tesuji.web.round.AnalysisFrame;
import tesuji.web.wire.Sentence;

/** One piece of long work and how far it is. Safe for all threads. */
public final class Job {
    private final String id;
    private final JobRequest request;
    private JobState state = JobState.QUEUED;
    private int done;
    private int of;
    private @Nullable AnalysisFrame frame;
    private @Nullable Record progress;
    private @Nullable Object result;
    private @Nullable String error;
    private boolean stopped;

    Job(String id, JobRequest request) {
        this.id = id;
        this.request = request;
    }

    String id() {
        return id;
    }

    JobRequest request() {
        return request;
    }

    /** Whether a program is to move in this round. */
    boolean isReply(String round) {
        return request.kind().equals(JobRequest.REPLY) && request.round().equals(round);
    }

    /**
     * A job as a page sees it.
     *
     * @param state {@code queued}, {@code running}, {@code done}, {@code cancelled} or {@code failed}
     * @param done positions finished
     * @param of positions in all
     * @param progress how far solving or counting is
     * @param result what a score, solving or counting found
     * @param error why it failed, as a sentence
     */
    public record JobAnswer(
            String id,
            String kind,
            String state,
            String round,
            int node,
            int done,
            int of,
            @Nullable AnalysisFrame frame,
            @Nullable Record progress,
            @Nullable Object result,
            @Nullable String error) {}

    synchronized JobAnswer answer() {
        return new JobAnswer(
                id,
                request.kind(),
                state.name().toLowerCase(Locale.ROOT),
                request.round(),
                request.node(),
                done,
                of,
                frame,
                progress,
                result,
                error);
    }

    synchronized JobState state() {
        return state;
    }

    synchronized boolean isStopped() {
        return stopped;
    }

    /** Asks it to end. */
    synchronized void stop() {
        stopped = true;
        if (state == JobState.QUEUED) state = JobState.CANCELLED;
    }

    /** Whether it may begin; false if it was stopped before. */
    synchronized boolean begin() {
        if (state != JobState.QUEUED) return false;
        state = JobState.RUNNING;
        return true;
    }

    synchronized void show(AnalysisFrame newest) {
        frame = newest;
    }

    synchronized void showProgress(Record newest) {
        progress = newest;
    }

    synchronized void progress(int finished, int all) {
        done = finished;
        of = all;
    }

    synchronized void finish(@Nullable Object found) {
        result = found;
        state = stopped ? JobState.CANCELLED : JobState.DONE;
    }

    /** It cannot be done; a job that was stopped has not failed, whatever the interrupt broke. */
    synchronized void fail(String sentence) {
        if (!stopped) error = Sentence.of(sentence);
        state = stopped ? JobState.CANCELLED : JobState.FAILED;
    }
}
