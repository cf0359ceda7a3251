package tesuji.desk.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.endgame.check.BoardProof;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A proof with one field changed, for every field that it has. */
final class ProofMutations {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final Pattern NUMBER = Pattern.compile("(-?\\d+)((?:/\\d+)?)");
    private static final Pattern VERTEX = Pattern.compile("([A-Z])(\\d+)(.*)");

    private final JsonNode root;
    private final List<Field> fields = new ArrayList<>();

    /** A value in an object or an array. */
    private record Field(JsonNode parent, String name, int index, String path) {
        JsonNode value() {
            return parent instanceof ObjectNode object ? object.get(name) : parent.get(index);
        }

        void set(JsonNode value) {
            if (parent instanceof ObjectNode object) object.set(name, value);
            else ((ArrayNode) parent).set(index, value);
        }
    }

    ProofMutations(BoardProof proof) {
        root = MAPPER.valueToTree(proof);
        collect(root, "");
    }

    private void collect(JsonNode node, String path) {
        if (node instanceof ObjectNode object) {
            for (String name : object.propertyNames()) add(new Field(node, name, -1, path + "/" + name));
        }
        if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) add(new Field(node, "", i, path + "/" + i));
        }
    }

    private void add(Field field) {
        if (field.value().isContainer()) collect(field.value(), field.path);
        else if (!field.value().isNull()) fields.add(field);
    }

    int size() {
        return fields.size();
    }

    String path(int index) {
        return fields.get(index).path;
    }

    /** The proof with one field changed; nothing if it cannot even be read then. */
    Optional<BoardProof> mutated(int index) {
        Field field = fields.get(index);
        JsonNode before = field.value();
        field.set(changed(before));
        try {
            return Optional.of(MAPPER.treeToValue(root, BoardProof.class));
        } finally {
            field.set(before);
        }
    }

    private static JsonNode changed(JsonNode value) {
        if (value.isInt()) return MAPPER.valueToTree(value.intValue() + 1);
        String text = value.stringValue();
        Matcher number = NUMBER.matcher(text);
        if (number.matches()) return MAPPER.valueToTree(Long.parseLong(number.group(1)) + 2 + number.group(2));
        Matcher vertex = VERTEX.matcher(text);
        if (vertex.matches()) {
            char column = vertex.group(1).equals("A") ? 'B' : 'A';
            return MAPPER.valueToTree(column + vertex.group(2) + vertex.group(3));
        }
        if (text.isEmpty()) return MAPPER.valueToTree("A1");
        return MAPPER.valueToTree(
                switch (text) {
                    case "black" -> "white";
                    case "white" -> "black";
                    case "area" -> "territory";
                    case "territory" -> "area";
                    default -> (text.startsWith("X") ? "O" : text.startsWith("g") ? "0" : "X") + text.substring(1);
                });
    }
}
