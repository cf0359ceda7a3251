package tesuji.web.job;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.web.live.LiveFeed;
import tesuji.web.round.AnalysisFrame;
import tesuji.web.round.SeatChoice;
import tesuji.web.round.StoredRound;
import tesuji.web.wire.Refusal;

/**
 * What players are asked for: a move, an opinion about a position, opinions about a whole game.
 *
 * @param allowed opens the player of a review, which nobody else uses
 * @param players those kept open for everything else
 * @param trees takes the tree that an analysis leaves
 * @param courtesy what a review does before each position
 * @param feed hears of every frame
 */
record Thinking(AllowedPlayers allowed, OpenPlayers players, KeptTrees trees, Courtesy courtesy, LiveFeed feed) {
    /** Jobs for somebody who wants to see more than the move to play. */
    private static final Set<String> STUDIES = Set.of(JobRequest.ANALYSIS, JobRequest.REVIEW);

    /** Without any limit players would take their usual number of steps. */
    private static final Limits UNTIL_STOPPED = Limits.time(Duration.ofDays(1));

    private static final Duration INTERVAL = Duration.ofMillis(100);
    private static final Limits HINT = Limits.time(Duration.ofSeconds(2));

    /** Waits until somebody whom a person waits for is done. */
    @FunctionalInterface
    interface Courtesy {
        void await() throws InterruptedException;
    }

    /** Lets the program whose turn it is move; returns the node it moved to, unless it was stopped. */
    OptionalInt reply(Job job, StoredRound round) {
        int node = job.request().node();
        SeatChoice seat = round.turn(node).orElseThrow(() -> Refusal.conflict("The game is over here."));
        if (!seat.playedByProgram()) throw Refusal.conflict("A person is to move.");
        int side = JobQueue.position(round, node).toMove();
        Player player = players.player(round.id(), side, seat, round.game());
        Limits limits = round.budget(node)
                .map(time -> new Limits(
                        seat.limits().steps(), shorter(time, seat.limits().time())))
                .orElse(seat.limits());
        Decision decision = think(job, round, node, player, limits, seat.program());
        if (job.isStopped() || round.isHidden(node)) {
            job.finish(null);
            return OptionalInt.empty();
        }
        keep(job, round, node);
        int next = node;
        if (decision instanceof Decision.Play play) next = round.play(node, play.move(), seat.program());
        else round.resign(node, side);
        job.finish(next);
        return OptionalInt.of(next);
    }

    private static Duration shorter(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }

    /** Thinks about a position until it is stopped, or within the limits of the request. */
    void analyse(Job job, StoredRound round) {
        JobRequest request = job.request();
        SeatChoice thinker = request.thinker();
        Game game = round.game();
        Player player = players.analyst(round.id(), thinker.program(), game);
        trees.release(player);
        GameRecord root = round.record(request.node());
        think(job, round, request.node(), player, limits(request), thinker.program());
        trees.keep(job, player, game, root);
        keep(job, round, request.node());
        job.finish(null);
    }

    private static Limits limits(JobRequest request) {
        if (request.seconds() != null || request.steps() != null)
            return request.thinker().limits();
        return request.kind().equals(JobRequest.HINT) ? HINT : UNTIL_STOPPED;
    }

    /**
     * Looks at every position on the way to a node, with a player of its own.
     *
     * @param step told after each
     */
    void review(Job job, StoredRound round, Runnable step) {
        JobRequest request = job.request();
        SeatChoice thinker = request.thinker();
        List<Integer> path = round.path(request.node());
        Player player = allowed.openAnalyst(thinker.program(), round.game(), 1);
        try {
            for (int i = 0; i < path.size() && mayGoOn(job); i++) {
                job.progress(i, path.size());
                int node = path.get(i);
                if (!JobQueue.position(round, node).isOver()) {
                    think(job, round, node, player, thinker.limits(), thinker.program());
                    if (!job.isStopped()) keep(job, round, node);
                }
                step.run();
            }
        } finally {
            player.close();
        }
        if (!job.isStopped()) job.progress(path.size(), path.size());
        job.finish(null);
    }

    private boolean mayGoOn(Job job) {
        if (job.isStopped()) return false;
        try {
            courtesy.await();
        } catch (InterruptedException stopped) {
            return false;
        }
        return !job.isStopped();
    }

    /** Thinks about a position and shows what is thought meanwhile. */
    private Decision think(Job job, StoredRound round, int node, Player player, Limits limits, String name) {
        Position position = JobQueue.position(round, node);
        if (position.isOver()) throw Refusal.conflict("The game is over here.");
        Decision decision;
        if (player instanceof Analyst analyst) {
            boolean ownership = Boolean.TRUE.equals(job.request().ownership());
            AnalysisRequest inquiry = new AnalysisRequest(limits, INTERVAL, ownership, List.of());
            boolean study = STUDIES.contains(job.request().kind());
            decision = analyst.analyse(
                    round.record(node),
                    study ? inquiry.forStudy() : inquiry,
                    analysis -> show(job, AnalysisFrame.of(name, analysis, position)));
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
}
