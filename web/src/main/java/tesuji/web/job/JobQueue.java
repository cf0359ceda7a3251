package tesuji.web.job;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tesuji.core.base.InputException;
import tesuji.core.game.Position;
import tesuji.gtp.client.EngineException;
import tesuji.web.live.LiveFeed;
import tesuji.web.round.RoundStore;
import tesuji.web.round.SeatChoice;
import tesuji.web.round.StoredRound;
import tesuji.web.round.TreeLevel;
import tesuji.web.wire.Refusal;

/**
 * All jobs. What somebody waits for goes to one thread, reviews go to another, solving, which may take hours, to a
 * third, and endgames to a fourth. A new question about a position ends the analysis that is running, because nobody
 * looks at two, and an answer of a program ends it too. A review waits between its positions while the first thread
 * works.
 */
public final class JobQueue implements AutoCloseable {
    private static final int MOST_QUEUED = 20;
    private static final int REMEMBERED = 200;

    private final RoundStore rounds;
    private final LiveFeed feed;
    private final AllowedPlayers allowed;
    private final KeptTrees trees = new KeptTrees();
    private final OpenPlayers players;
    private final Thinking thinking;
    private final Worker foreground;
    private final Worker background;
    private final Worker solving;
    private final Worker counting;
    private final LongJobs longJobs;
    private final Map<String, Job> jobs = new LinkedHashMap<>();
    private int newest;
    private boolean closed;

    public JobQueue(RoundStore rounds, LiveFeed feed, AllowedPlayers allowed, LongJobs longJobs) {
        this.longJobs = longJobs;
        this.rounds = rounds;
        this.feed = feed;
        this.allowed = allowed;
        players = new OpenPlayers(allowed, trees::release);
        foreground = new Worker("foreground", this::work, players::close);
        background = new Worker("background", this::work, () -> {});
        solving = new Worker("solving", this::work, () -> {});
        counting = new Worker("counting", this::work, () -> {});
        thinking = new Thinking(allowed, players, trees, foreground::awaitIdle, feed);
    }

    /** Takes a job; whoever asks for too many is refused. */
    public Job.JobAnswer submit(JobRequest request) {
        StoredRound round = rounds.round(request.round());
        round.record(request.node());
        if (LongJobs.takes(request.kind())) longJobs.check(request, position(round, request.node()));
        else if (!request.kind().equals(JobRequest.REPLY))
            allowed.check(request.thinker().program(), round.game());
        else if (isProgramsTurn(round, request.node())) round.askForReply(request.node());
        Worker worker = worker(request.kind());
        Job job;
        synchronized (this) {
            if (closed) throw Refusal.conflict("The workbench is being closed.");
            if (worker.waiting() >= MOST_QUEUED) throw Refusal.tooOften("Too many jobs are waiting already.");
            job = new Job("j" + ++newest, request);
            jobs.put(job.id(), job);
            forgetOldOnes();
        }
        if (worker == foreground || worker == background) endAnalyses(job);
        worker.add(job);
        tell(job);
        return job.answer();
    }

    private Worker worker(String kind) {
        return switch (kind) {
            case JobRequest.SOLVE -> solving;
            case JobRequest.ENDGAME -> counting;
            case JobRequest.REVIEW -> background;
            default -> foreground;
        };
    }

    private void forgetOldOnes() {
        while (jobs.size() > REMEMBERED) {
            Optional<String> over = jobs.values().stream()
                    .filter(job -> job.state().isOver())
                    .map(Job::id)
                    .findFirst();
            if (over.isEmpty()) return;
            jobs.remove(over.get());
            trees.dropJob(over.get());
        }
    }

    /** Ends all analyses but this one, those that wait included. */
    private void endAnalyses(Job newOne) {
        for (Job job : all(each -> each != newOne && each.request().kind().equals(JobRequest.ANALYSIS))) end(job);
    }

    /** Lets the program whose turn it is at this node answer; nothing happens if a person is to move. */
    public void replyIfProgram(StoredRound round, int node) {
        if (isProgramsTurn(round, node)) submit(JobRequest.reply(round.id(), node));
    }

    private static boolean isProgramsTurn(StoredRound round, int node) {
        return round.turn(node).filter(SeatChoice::playedByProgram).isPresent();
    }

    /** Lets programs go on with the moves that they were asked for before the workbench was closed or killed. */
    public void resume(StoredRound round) {
        for (int node : round.awaitingReply()) if (isNew(round.id(), node)) replyIfProgram(round, node);
    }

    /** Whether nobody has asked for a reply at this node since the workbench began. */
    private synchronized boolean isNew(String round, int node) {
        return jobs.values().stream()
                .noneMatch(job -> job.isReply(round) && job.request().node() == node);
    }

    public synchronized List<Job.JobAnswer> list() {
        return jobs.values().stream().map(Job::answer).toList();
    }

    /** Whether somebody waits for a program that thinks just now. */
    public boolean isThinking() {
        return foreground.running() != null;
    }

    public Job.JobAnswer job(String id) {
        return find(id).answer();
    }

    private synchronized Job find(String id) {
        Job job = jobs.get(id);
        if (job == null) throw Refusal.missing("There is no such job.");
        return job;
    }

    private synchronized List<Job> all(Predicate<Job> wanted) {
        return jobs.values().stream().filter(wanted).toList();
    }

    /** Ends a job early because somebody wants that; what it has found stays. A job that is over stays as it is. */
    public Job.JobAnswer stop(String id) {
        Job job = find(id);
        if (!job.state().isOver()) {
            if (job.request().kind().equals(JobRequest.REPLY)) {
                rounds.round(job.request().round()).excuse(job.request().node());
            }
            end(job);
        }
        return job.answer();
    }

    private void end(Job job) {
        if (job.state().isOver()) return;
        worker(job.request().kind()).stop(job);
        tell(job);
    }

    /** Ends the answers of programs in this round; whatever else works on it goes on. */
    public void stopReplies(String round) {
        for (Job job : all(each -> each.isReply(round))) stop(job.id());
    }

    /** Ends the answers of programs at positions that were hidden meanwhile. */
    public void stopHidden(StoredRound round) {
        for (Job job : all(each -> each.isReply(round.id()))) {
            if (round.isHidden(job.request().node())) stop(job.id());
        }
    }

    /** Ends whatever works on a round that is deleted, and drops what was kept of it. */
    public void forget(String round) {
        for (Job job : all(each -> each.request().round().equals(round))) end(job);
        trees.dropRound(round);
    }

    private void tell(Job job) {
        Job.JobAnswer answer = job.answer();
        feed.event(job.id(), "job", answer);
        feed.event(answer.round(), "job", answer);
    }

    private void work(Job job) {
        tell(job);
        try {
            StoredRound round = rounds.round(job.request().round());
            switch (job.request().kind()) {
                case JobRequest.REPLY -> thinking.reply(job, round).ifPresent(next -> replyIfProgram(round, next));
                case JobRequest.REVIEW -> thinking.review(job, round, () -> tell(job));
                case JobRequest.SCORE ->
                    job.finish(ScoreAnswer.of(position(round, job.request().node())));
                case JobRequest.SOLVE, JobRequest.ENDGAME ->
                    job.finish(longJobs.run(job, position(round, job.request().node())));
                default -> thinking.analyse(job, round);
            }
        } catch (InputException | Refusal refused) {
            job.fail(String.valueOf(refused.getMessage()));
        } catch (EngineException failure) {
            // a program that has ended is started again when it is asked next
            if (!job.request().kind().equals(JobRequest.REVIEW)) players.close();
            job.fail(String.valueOf(failure.getMessage()));
        } catch (RuntimeException | Error fault) {
            job.fail("Something went wrong inside the program ("
                    + fault.getClass().getSimpleName() + ").");
        }
        tell(job);
    }

    static Position position(StoredRound round, int node) {
        return round.record(node).replay(round.game());
    }

    /** A node of the tree that an analysis or a hint left; the moves from its root are separated by commas. */
    public TreeLevel tree(String id, String path) {
        return trees.level(find(id), path);
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        foreground.close();
        background.close();
        solving.close();
        counting.close();
    }
}
