package tesuji.web.job;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.gtp.client.EngineException;
import tesuji.web.live.LiveFeed;
import tesuji.web.round.AnalysisFrame;
import tesuji.web.round.RoundStore;
import tesuji.web.round.SeatChoice;
import tesuji.web.round.StoredRound;
import tesuji.web.round.TreeLevel;
import tesuji.web.wire.Refusal;

/**
 * All jobs. What somebody waits for goes to one thread, reviews go to another,
 * solving, which may take hours, to a third, and endgames to a fourth. A new question about a position ends
 * the analysis that is running, because nobody looks at two, and an answer of a program ends it too.
 */
public final class JobQueue implements AutoCloseable {
    /** Without any limit players would take their usual number of steps. */
    private static final Limits UNTIL_STOPPED = Limits.time(Duration.ofDays(1));

    private static final int MOST_QUEUED = 20;
    private static final int REMEMBERED = 200;
    private static final Duration INTERVAL = Duration.ofMillis(100);
    private static final double HINT_SECONDS = 2;

    private final RoundStore rounds;
    private final LiveFeed feed;
    private final AllowedPlayers allowed;
    private final KeptTrees trees = new KeptTrees();
    private final OpenPlayers players;
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
    }

    /** Takes a job; whoever asks for too many is refused. */
    public Job.JobAnswer submit(JobRequest request) {
        StoredRound round = rounds.round(request.round());
        round.record(request.node());
        if (LongJobs.takes(request.kind())) longJobs.check(request, position(round, request.node()));
        else if (!request.kind().equals(JobRequest.REPLY))
            allowed.check(request.thinker().program(), round.game());
        Worker worker = worker(request.kind());
        Job job;
        synchronized (this) {
            if (closed) throw Refusal.conflict("The workbench is being closed.");
            if (worker.waiting() >= MOST_QUEUED) throw Refusal.tooOften("Too many jobs are waiting already.");
            job = new Job("j" + ++newest, request);
            jobs.put(job.id(), job);
            forgetOldOnes();
        }
        if (worker == foreground) endAnalyses();
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

    private void endAnalyses() {
        Job running = foreground.running();
        if (running != null && running.request().kind().equals(JobRequest.ANALYSIS)) foreground.stop(running);
    }

    /** Lets the program whose turn it is at this node answer; nothing happens if a person is to move. */
    public void replyIfProgram(StoredRound round, int node) {
        if (round.turn(node).filter(SeatChoice::playedByProgram).isPresent()) {
            submit(JobRequest.reply(round.id(), node));
        }
    }

    public synchronized List<Job.JobAnswer> list() {
        return jobs.values().stream().map(Job::answer).toList();
    }

    public Job.JobAnswer job(String id) {
        return find(id).answer();
    }

    private synchronized Job find(String id) {
        Job job = jobs.get(id);
        if (job == null) throw Refusal.missing("There is no such job.");
        return job;
    }

    /** Ends a job early; what it has found stays. A job that is over stays as it is. */
    public Job.JobAnswer stop(String id) {
        Job job = find(id);
        if (!job.state().isOver()) {
            foreground.stop(job);
            background.stop(job);
            solving.stop(job);
            counting.stop(job);
            tell(job);
        }
        return job.answer();
    }

    /** Ends whatever works on this round. */
    public void stopAll(String round) {
        for (Job.JobAnswer job : list()) if (job.round().equals(round)) stop(job.id());
    }

    /** Ends whatever works on a round that is deleted, and drops what was kept of it. */
    public void forget(String round) {
        stopAll(round);
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
                case JobRequest.REPLY -> reply(job, round);
                case JobRequest.REVIEW -> review(job, round);
                case JobRequest.SCORE ->
                    job.finish(ScoreAnswer.of(position(round, job.request().node())));
                case JobRequest.SOLVE, JobRequest.ENDGAME ->
                    job.finish(longJobs.run(job, position(round, job.request().node())));
                default -> analyse(job, round);
            }
        } catch (InputException | Refusal refused) {
            job.fail(String.valueOf(refused.getMessage()));
        } catch (EngineException failure) {
            // a program that has ended is started again when it is asked next
            if (!job.request().kind().equals(JobRequest.REVIEW)) players.close();
            job.fail(String.valueOf(failure.getMessage()));
        } catch (RuntimeException | OutOfMemoryError fault) {
            job.fail("Something went wrong inside the program ("
                    + fault.getClass().getSimpleName() + ").");
        }
        tell(job);
    }

    private static Position position(StoredRound round, int node) {
        return round.record(node).replay(round.game());
    }

    private void reply(Job job, StoredRound round) {
        int node = job.request().node();
        SeatChoice seat = round.turn(node).orElseThrow(() -> Refusal.conflict("The game is over here."));
        if (!seat.playedByProgram()) throw Refusal.conflict("A person is to move.");
        int side = position(round, node).toMove();
        Player player = players.player(round.id(), side, seat.program(), round.game());
        Limits limits = round.budget(node)
                .map(time -> new Limits(
                        seat.limits().steps(), shorter(time, seat.limits().time())))
                .orElse(seat.limits());
        Decision decision = think(job, round, node, player, limits, seat.program());
        if (job.isStopped()) {
            job.finish(null);
            return;
        }
        keep(job, round, node);
        int next = node;
        if (decision instanceof Decision.Play play) next = round.play(node, play.move(), seat.program());
        else round.resign(node, side);
        job.finish(next);
        replyIfProgram(round, next);
    }

    private static Duration shorter(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }

    private void analyse(Job job, StoredRound round) {
        JobRequest request = job.request();
        SeatChoice thinker = request.thinker();
        Limits limits = request.seconds() == null && request.steps() == null
                ? request.kind().equals(JobRequest.HINT)
                        ? Limits.time(Duration.ofMillis((long) (1000 * HINT_SECONDS)))
                        : UNTIL_STOPPED
                : thinker.limits();
        Game game = round.game();
        Player player = players.analyst(round.id(), thinker.program(), game);
        trees.release(player);
        GameRecord root = round.record(request.node());
        think(job, round, request.node(), player, limits, thinker.program());
        trees.keep(job, player, game, root);
        keep(job, round, request.node());
        job.finish(null);
    }

    /** A node of the tree that an analysis or a hint left; the moves from its root are separated by commas. */
    public TreeLevel tree(String id, String path) {
        return trees.level(find(id), path);
    }

    /** Looks at every position on the way to a node, with a player of its own. */
    private void review(Job job, StoredRound round) {
        JobRequest request = job.request();
        SeatChoice thinker = request.thinker();
        List<Integer> path = round.path(request.node());
        Player player = allowed.openAnalyst(thinker.program(), round.game(), 1);
        try {
            for (int i = 0; i < path.size() && !job.isStopped(); i++) {
                job.progress(i, path.size());
                int node = path.get(i);
                if (!position(round, node).isOver()) {
                    think(job, round, node, player, thinker.limits(), thinker.program());
                    if (!job.isStopped()) keep(job, round, node);
                }
                tell(job);
            }
        } finally {
            player.close();
        }
        if (!job.isStopped()) job.progress(path.size(), path.size());
        job.finish(null);
    }

    /** Thinks about a position and shows what is thought meanwhile. */
    private Decision think(Job job, StoredRound round, int node, Player player, Limits limits, String name) {
        Position position = position(round, node);
        if (position.isOver()) throw Refusal.conflict("The game is over here.");
        Decision decision;
        if (player instanceof Analyst analyst) {
            boolean ownership = Boolean.TRUE.equals(job.request().ownership());
            AnalysisRequest inquiry = new AnalysisRequest(limits, INTERVAL, ownership, List.of());
            decision = analyst.analyse(
                    round.record(node), inquiry, analysis -> show(job, AnalysisFrame.of(name, analysis, position)));
        } else {
            decision = player.choose(round.record(node), limits);
        }
        Thread.interrupted(); // the flag that ended the search must not end what comes after it
        Analysis last = decision.analysis();
        if (last.steps() > 0) show(job, AnalysisFrame.of(name, last, position));
        return decision;
    }

    private void show(Job job, AnalysisFrame frame) {
        job.show(frame);
        feed.frame(job.id(), frame);
    }

    private static void keep(Job job, StoredRound round, int node) {
        @Nullable AnalysisFrame frame = job.answer().frame();
        if (frame != null) round.analysed(node, frame);
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
