package tesuji.app.gtp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;
import tesuji.core.play.Player;
import tesuji.gtp.Arguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;
import tesuji.mcts.puct.PuctParameters;
import tesuji.mcts.puct.PuctPlayer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The numbers of the search of a network, which KataGo's commands ask for and change. They hold for every player that
 * the session makes from then on; the player at the table gives way to a new one, which has to search anew. Owned by
 * the thread that serves.
 */
final class SearchParameters {
    private final Map<String, String> changed = new LinkedHashMap<>();

    /** The player with the numbers that were set; one without such numbers as it is. */
    Player apply(Player player) {
        if (changed.isEmpty() || !(player instanceof PuctPlayer guided)) return player;
        PuctParameters parameters = guided.parameters();
        for (Map.Entry<String, String> each : changed.entrySet()) {
            parameters = parameters.with(each.getKey(), each.getValue());
        }
        return guided.with(parameters);
    }

    /**
     * The commands.
     *
     * @param others those about parameters that every player has
     */
    List<Command> commands(List<Command> others) {
        Map<String, Command> known =
                others.stream().collect(Collectors.toMap(Command::name, command -> command, (first, second) -> second));
        Command list = known.get("kata-list-params");
        Command get = known.get("kata-get-param");
        Command set = known.get("kata-set-param");
        if (list == null || get == null || set == null) throw new IllegalStateException("commands are missing");
        return List.of(
                Command.of(list.name(), list.help(), (session, arguments) -> {
                    Reply usual = list.action().run(session, arguments);
                    if (!(session.player() instanceof PuctPlayer) || !(usual instanceof Reply.Text text)) return usual;
                    return Reply.text(text.text() + " " + String.join(" ", PuctParameters.names()));
                }),
                Command.of(get.name(), get.help(), (session, arguments) -> {
                    boolean ours = isOurs(session, arguments.word(0));
                    if (!ours) return get.action().run(session, arguments);
                    return Reply.text(guided(session).parameters().value(arguments.word(0)));
                }),
                Command.of(set.name(), set.help(), (session, arguments) -> {
                    boolean ours = isOurs(session, arguments.word(0));
                    if (!ours) return set.action().run(session, arguments);
                    set(session, Map.of(arguments.word(0), arguments.word(1)));
                    return Reply.DONE;
                }),
                Command.of("kata-get-params", "the numbers of the search of a network as JSON", this::all),
                Command.of("kata-set-params", "JSON: other numbers of the search of a network", this::setAll));
    }

    private static boolean isOurs(Session session, String name) {
        return session.player() instanceof PuctPlayer && PuctParameters.names().contains(name);
    }

    private static PuctPlayer guided(Session session) {
        if (session.player() instanceof PuctPlayer player) return player;
        throw new InputException("the player " + session.player().name() + " has no network");
    }

    private void set(Session session, Map<String, String> values) {
        PuctParameters parameters = guided(session).parameters();
        for (Map.Entry<String, String> each : values.entrySet()) {
            if (!PuctParameters.names().contains(each.getKey())) {
                throw new InputException("There is no parameter \"" + each.getKey() + "\" of the search.");
            }
            parameters = parameters.with(each.getKey(), each.getValue());
        }
        changed.putAll(values);
        session.forget();
    }

    private Reply all(Session session, Arguments arguments) {
        PuctParameters parameters = guided(session).parameters();
        ObjectNode values = JsonMapper.shared().createObjectNode();
        for (String name : PuctParameters.names()) values.put(name, parameters.value(name));
        return Reply.text(values.toString());
    }

    private Reply setAll(Session session, Arguments arguments) {
        JsonNode values;
        try {
            values = JsonMapper.shared().readTree(arguments.text(0));
        } catch (JacksonException garbled) {
            throw new InputException("syntax error: the parameters are not JSON", garbled);
        }
        if (!values.isObject()) throw Arguments.syntaxError("the parameters are not an object");
        Map<String, String> texts = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> each : values.properties()) {
            JsonNode value = each.getValue();
            texts.put(each.getKey(), value.isString() ? value.stringValue() : value.toString());
        }
        set(session, texts);
        return Reply.DONE;
    }
}
