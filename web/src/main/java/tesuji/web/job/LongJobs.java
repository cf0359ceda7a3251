package tesuji.web.job;

import tesuji.core.game.Position;
import tesuji.web.endgame.EndgameCounter;
import tesuji.web.live.LiveFeed;
import tesuji.web.solve.Solving;

/** Work about one position that needs no player and may take long: solving it, or counting its endgame. */
public record LongJobs(Solving solver, EndgameCounter counter, LiveFeed feed) {
    static boolean takes(String kind) {
        return kind.equals(JobRequest.SOLVE) || kind.equals(JobRequest.ENDGAME);
    }

    /** Refuses what cannot work: better now than later. */
    void check(JobRequest request, Position position) {
        if (request.kind().equals(JobRequest.SOLVE)) solver.check(position, request.solving());
        else counter.check(position, request.counting());
    }

    /** What the work finds; how far it is goes to whoever watches. */
    Object run(Job job, Position position) {
        JobRequest request = job.request();
        if (request.kind().equals(JobRequest.SOLVE)) {
            return solver.solve(position, request.solving(), job::isStopped, progress -> show(job, progress));
        }
        return counter.count(job.id(), position, request.counting(), job::isStopped, progress -> show(job, progress));
    }

    private void show(Job job, Record progress) {
        job.showProgress(progress);
        feed.frame(job.id(), progress);
    }
}
