package tesuji.web.api;

import io.javalin.http.Context;
import tesuji.web.job.JobQueue;
import tesuji.web.job.JobRequest;

/** Questions about long work. */
final class JobsApi {
    private static final int ACCEPTED = 202;

    private final JobQueue jobs;

    JobsApi(JobQueue jobs) {
        this.jobs = jobs;
    }

    void list(Context ctx) {
        Answers.send(ctx, jobs.list());
    }

    void one(Context ctx) {
        Answers.send(ctx, jobs.job(ctx.pathParam("job")));
    }

    void tree(Context ctx) {
        String path = ctx.queryParam("path");
        Answers.send(ctx, jobs.tree(ctx.pathParam("job"), path == null ? "" : path));
    }

    void submit(Context ctx) {
        JobRequest request = Answers.body(ctx, JobRequest.class);
        ctx.status(ACCEPTED);
        Answers.send(ctx, jobs.submit(request));
    }

    void stop(Context ctx) {
        Answers.send(ctx, jobs.stop(ctx.pathParam("job")));
    }
}
