package tesuji.app.gtp;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import tesuji.app.katago.ModelDescription;
import tesuji.app.katago.PlayerNetwork;
import tesuji.core.base.InputException;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.gtp.Arguments;
import tesuji.gtp.Colours;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;
import tesuji.neural.GoNetwork;
import tesuji.neural.NetworkEvaluators;
import tesuji.neural.go.BoardSymmetry;
import tesuji.neural.go.NetworkOutput;
import tools.jackson.databind.json.JsonMapper;

/** KataGo's commands about the network of the player. */
final class NetworkCommands {
    /** How much of the optimistic policy KataGo mixes in at the root, where a network has one. */
    private static final double OPTIMISM = 0.2;

    private static final String RAW = "[COLOUR] SYMMETRY|all [OPTIMISM]: what the network says without a search";

    private NetworkCommands() {}

    static List<Command> commands() {
        return List.of(
                Command.of("kata-raw-nn", RAW, NetworkCommands::raw),
                Command.of("kata-get-models", "the network of the player as JSON", (session, arguments) -> {
                    NetworkEvaluators network = network(session);
                    return Reply.text(JsonMapper.shared()
                            .createArrayNode()
                            .add(ModelDescription.of(
                                    network.source(), network.backend().network()))
                            .toString());
                }));
    }

    private static NetworkEvaluators network(Session session) {
        return PlayerNetwork.of(session.player())
                .orElseThrow(() ->
                        new InputException("the player " + session.player().name() + " has no network"));
    }

    private static Reply raw(Session session, Arguments arguments) {
        NetworkEvaluators network = network(session);
        OptionalInt named = arguments.isEmpty() ? OptionalInt.empty() : Colours.side(arguments.word(0));
        int place = named.isPresent() ? 1 : 0;
        String symmetry = arguments.word(place);
        boolean all = symmetry.toLowerCase(Locale.ROOT).equals("all");
        if (!all && !symmetry.matches("[0-7]")) {
            throw Arguments.syntaxError("\"" + symmetry + "\" is not a symmetry; write 0 to 7 or all");
        }
        double optimism = place + 1 < arguments.count() ? arguments.decimal(place + 1) : OPTIMISM;
        if (optimism < 0 || optimism > 1) throw Arguments.syntaxError("optimism goes from 0 to 1");
        GoPosition position = (GoPosition)
                session.positionFacing(named.orElse(session.position().toMove()));
        GoNetwork evaluator = new GoNetwork(network.backend(), (GoGame) position.game());
        StringJoiner text = new StringJoiner("\n");
        for (int turn = 0; turn < BoardSymmetry.COUNT; turn++) {
            if (all || symmetry.equals(Integer.toString(turn))) text.add(raw(evaluator, position, turn, optimism));
        }
        return Reply.text(text.toString());
    }

    private static String raw(GoNetwork network, GoPosition position, int symmetry, double optimism) {
        int size = position.stones().size();
        NetworkOutput output = new NetworkOutput(size);
        network.evaluate(position, symmetry, optimism, output);
        StringJoiner text = new StringJoiner("\n").add("symmetry " + symmetry);
        text.add(number("whiteWin %.6f", output.whiteWin()));
        text.add(number("whiteLoss %.6f", output.whiteLoss()));
        text.add(number("noResult %.6f", output.noResult()));
        text.add(number("whiteLead %.3f", output.whiteLead()));
        text.add(number("whiteScoreSelfplay %.3f", output.whiteScore()));
        text.add(number("whiteScoreSelfplaySq %.3f", output.whiteScoreSquared()));
        text.add(number("varTimeLeft %.3f", output.timeLeft()));
        text.add(number("shorttermWinlossError %.3f", output.outcomeError()));
        text.add(number("shorttermScoreError %.3f", output.scoreError()));
        text.add("policy");
        rows(text, size, point -> chance(output.policy()[point]));
        text.add("policyPass " + chance(output.policy()[size * size]));
        text.add("whiteOwnership");
        rows(text, size, point -> number("%9.7f", output.ownership()[point]));
        return text.toString();
    }

    private static void rows(StringJoiner text, int size, IntFunction<String> cell) {
        for (int row = size - 1; row >= 0; row--) {
            StringJoiner line = new StringJoiner(" ");
            for (int column = 0; column < size; column++) line.add(cell.apply(row * size + column));
            text.add(line.toString());
        }
    }

    private static String chance(double policy) {
        return policy < 0 ? "    NAN" : number("%8.6f", policy);
    }

    private static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
