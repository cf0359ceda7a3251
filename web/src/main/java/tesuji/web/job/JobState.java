package tesuji.web.job;

/** How far a job is. */
enum JobState {
    QUEUED,
    RUNNING,
    DONE,
    CANCELLED,
    FAILED;

    boolean isOver() {
        return this != QUEUED && this != RUNNING;
    }
}
