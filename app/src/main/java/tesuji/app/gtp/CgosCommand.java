package tesuji.app.gtp;

import java.util.List;
import java.util.Set;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.gtp.Arguments;
import tesuji.gtp.analysis.View;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The Computer Go Server's own way to ask for a move: one line of JSON, which the server keeps with the game and shows
 * to the audience, then the move.
 */
final class CgosCommand {
    private static final int MOST_MOVES = 20;

    /** One letter for each of 63 steps from the opponent's to the own point. */
    private static final String OWNERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+";

    private CgosCommand() {}

    static List<Command> commands() {
        return List.of(Command.of(
                "cgos-genmove_analyze",
                "COLOUR: like genmove, and tells in JSON what the player thinks",
                CgosCommand::choose));
    }

    private static Reply choose(Session session, Arguments arguments) {
        int side = arguments.side(0);
        Position position = session.undecided(side);
        Limits limits = session.limits(side);
        AnalysisRequest request =
                new AnalysisRequest(limits, AnalysisRequest.within(limits).interval(), true, List.of());
        return new Reply.Stream(false, lines -> {
            Decision decision = session.choose(side, request, analysis -> {});
            lines.accept(json(new View(position, decision.analysis())));
            if (decision instanceof Decision.Play play) {
                lines.accept("play " + session.write(side, play.move()));
                session.playOwn(side, play.move());
            } else {
                lines.accept("play resign");
            }
        });
    }

    private static String json(View view) {
        Analysis analysis = view.analysis();
        ObjectNode root = JsonMapper.shared().createObjectNode();
        root.put("winrate", rounded(analysis.value()));
        score(root, analysis.lead());
        root.put("visits", analysis.steps());
        for (Analysis.Candidate candidate : view.candidates(0, MOST_MOVES, Set.of())) {
            ObjectNode move = root.withArray("moves").addObject();
            move.put("move", view.move(candidate));
            move.put("visits", candidate.visits());
            move.put("winrate", rounded(candidate.value()));
            score(move, candidate.lead());
            if (!Double.isNaN(candidate.prior())) move.put("prior", rounded(candidate.prior()));
            List<String> line = view.line(candidate);
            move.put("pv", String.join(" ", line.subList(Math.min(1, line.size()), line.size())));
        }
        List<Double> owners = view.ownership();
        if (!owners.isEmpty()) root.put("ownership", letters(owners));
        return root.toString();
    }

    private static void score(ObjectNode node, double lead) {
        if (!Double.isNaN(lead)) node.put("score", rounded(lead));
    }

    private static double rounded(double value) {
        return Math.round(value * 1e4) / 1e4;
    }

    private static String letters(List<Double> owners) {
        StringBuilder letters = new StringBuilder();
        for (double owner : owners) {
            double share = Math.max(0, Math.min((owner + 1) / 2, 1));
            letters.append(OWNERS.charAt((int) Math.round(share * (OWNERS.length() - 1))));
        }
        return letters.toString();
    }
}
