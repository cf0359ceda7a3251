package tesuji.app.analysis;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tesuji.app.command.ProgramVersion;
import tesuji.app.katago.ModelDescription;
import tools.jackson.databind.node.ObjectNode;

/** What a client may ask of the engine besides analysis. The answer is the query again, with additions. */
final class AnalysisActions {
    private static final String UNKNOWN = "'action' field must be 'query_version' or 'query_models' or 'clear_cache' or"
            + " 'terminate' or 'terminate_all'";
    private static final String TURNS = "If provided, must be an array of integers indicating turns to terminate";

    private final AnalysisNetwork network;
    private final TurnQueue queue;
    private final Consumer<ObjectNode> output;

    AnalysisActions(AnalysisNetwork network, TurnQueue queue, Consumer<ObjectNode> output) {
        this.network = network;
        this.queue = queue;
        this.output = output;
    }

    void run(String action, ObjectNode query) {
        switch (action) {
            case "query_version" -> {
                query.put("version", "Tesuji " + ProgramVersion.text());
                query.put("git_hash", "<omitted>");
            }
            case "query_models" ->
                query.putArray("models")
                        .add(ModelDescription.of(
                                network.file().toString(), network.backend().network()));
            case "clear_cache" -> network.forget();
            case "terminate" -> {
                String id = terminated(query);
                terminate(Optional.of(id), turns(query));
            }
            case "terminate_all" -> terminate(Optional.empty(), turns(query));
            default -> throw new FieldException("", UNKNOWN);
        }
        output.accept(query);
    }

    private static String terminated(ObjectNode query) {
        if (query.has("terminateId") && query.get("terminateId").isString()) {
            return query.get("terminateId").stringValue();
        }
        throw new FieldException(
                "terminateId", "Requests for a terminate action must have a string \"terminateId\" field");
    }

    private static Optional<Set<Long>> turns(ObjectNode query) {
        if (!query.has("turnNumbers")) return Optional.empty();
        return Optional.of(new HashSet<>(new QueryFields(query).integers("turnNumbers", TURNS)));
    }

    /** Ends all turns of a query, or of all queries, with these numbers, or with any. */
    void terminate(Optional<String> id, Optional<Set<Long>> numbers) {
        List<AnalysisTurn> open = queue.open();
        for (AnalysisTurn turn : open) {
            boolean meant = id.isEmpty() || id.get().equals(turn.query().id());
            if (!meant || (numbers.isPresent() && !numbers.get().contains((long) turn.number()))) continue;
            if (!turn.terminate()) continue;
            output.accept(TurnAnswer.nothing(turn.query().id(), turn.number()));
            queue.answered(turn);
        }
    }
}
