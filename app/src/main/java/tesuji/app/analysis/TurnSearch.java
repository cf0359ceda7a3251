package tesuji.app.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.AnalysisRequest;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.mcts.puct.PuctPlayer;
import tesuji.neural.NetworkEvaluators;
import tesuji.neural.go.NetworkOutput;
import tools.jackson.databind.node.ObjectNode;

/**
 * Searches one turn and tells what it finds. An interrupt ends the search after the evaluation at work.
 *
 * @param threads that search one position together
 * @param output takes lines as they are written
 */
record TurnSearch(AnalysisNetwork network, int threads, Consumer<ObjectNode> output) {
    private static final long SEED = 0;
    private static final double NANOS = 1e9;

    /** Writes reports while the search runs, and the last one. */
    void run(AnalysisTurn turn) {
        AnalysisQuery query = turn.query();
        QueryGame.Root root = turn.turn().root();
        Game game = root.game();
        boolean bare = query.search().historyIgnored();
        GameRecord record = bare ? root.bare() : root.record();
        GoPosition position = (GoPosition) record.replay(game);
        NetworkEvaluators evaluators = network.on(game);
        PuctPlayer player = new PuctPlayer(
                "analysis",
                game,
                query.search().parameters(),
                evaluators,
                Optional.empty(),
                new PuctPlayer.Resources(query.search().limits().steps(), threads, SEED, ""));
        NetworkOutput raw = new NetworkOutput(((GoGame) game).size());
        evaluators.get().judge(position, raw);
        TurnAnswer answer = new TurnAnswer(player, position, raw, query.report());
        Reports reports = new Reports(query.report(), () -> tell(turn, answer, true));
        player.analyse(record, request(query, root, position.toMove(), bare), analysis -> reports.tick());
        tell(turn, answer, false);
    }

    private static AnalysisRequest request(AnalysisQuery query, QueryGame.Root root, int side, boolean bare) {
        List<AnalysisRequest.Ban> bans = new ArrayList<>(query.search().bans());
        if (bare && !root.forbidden().isEmpty()) bans.add(new AnalysisRequest.Ban(side, root.forbidden(), 1));
        double interval = Math.min(query.report().every(), query.report().first());
        Duration reports = query.report().duringSearch()
                ? Duration.ofNanos((long) (interval * NANOS))
                : AnalysisRequest.within(query.search().limits()).interval();
        return new AnalysisRequest(
                query.search().limits(), reports, query.report().owners(), bans);
    }

    private void tell(AnalysisTurn turn, TurnAnswer answer, boolean duringSearch) {
        ObjectNode line = TurnAnswer.begin(turn.query().id(), turn.number(), duringSearch);
        answer.write(line);
        output.accept(line);
    }

    /** Lets reports through when they are due: the search knows one interval, a query may name two. */
    private static final class Reports {
        private final AnalysisQuery.Report wanted;
        private final Runnable report;
        private final long begin = System.nanoTime();
        private double due;

        Reports(AnalysisQuery.Report wanted, Runnable report) {
            this.wanted = wanted;
            this.report = report;
            due = wanted.first();
        }

        void tick() {
            double now = (System.nanoTime() - begin) / NANOS;
            if (now < due) return;
            due = now + wanted.every();
            report.run();
        }
    }
}
