package tesuji.web.lab;

import org.jspecify.annotations.Nullable;

/** Something that takes long, consists of trials, and can go on where it was stopped. */
interface LabWork {
    /** How pages call it; also the topic under which they watch it. */
    String id();

    /** Makes all trials that are missing; ends early if the thread is interrupted. */
    void run(Interlude between) throws InterruptedException;

    /**
     * Before the thread is interrupted: when this returns, nothing is being written, and nothing will be written by
     * that thread any more. Called by any thread.
     */
    void stop();

    /** What a page is told about it. */
    Object news(LabProgress progress);

    /** What is done between two trials. */
    @FunctionalInterface
    interface Interlude {
        /** Tells how far the work is, and waits as long as somebody waits for a search. */
        void pause() throws InterruptedException;
    }

    /**
     * What the queue knows about a piece of work.
     *
     * @param error why it failed, as a sentence
     */
    record LabProgress(LabState state, @Nullable String error) {
        static LabProgress of(LabState state) {
            return new LabProgress(state, null);
        }
    }
}
