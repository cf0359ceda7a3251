package tesuji.lab.journal;

import java.io.StringWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes an {@link Entry} field by field, with the very text its mapper would write. A game has one line, so that this
 * code is still cold after hundreds of games, and the mapper, which finds every field by reflection, runs ten times as
 * much of it.
 */
final class EntryText {
    private final JsonGenerator json;

    private EntryText(JsonGenerator json) {
        this.json = json;
    }

    static String of(Entry entry, JsonMapper mapper) {
        StringWriter text = new StringWriter(2048);
        try (JsonGenerator json = mapper.createGenerator(text)) {
            new EntryText(json).write(entry);
        }
        return text.toString();
    }

    private void write(Entry entry) {
        json.writeStartObject();
        json.writeNumberProperty("game", entry.game());
        json.writeStringProperty("rules", entry.rules());
        json.writeStringProperty("first", entry.first());
        write("a", entry.a());
        write("b", entry.b());
        json.writeNumberProperty("seed", entry.seed());
        json.writeNumberProperty("opening", entry.opening());
        write("longest", entry.longest());
        json.writeStringProperty("sides", entry.sides().name().toLowerCase(Locale.ROOT));
        json.writeArrayPropertyStart("moves");
        for (String move : entry.moves()) json.writeString(move);
        json.writeEndArray();
        json.writeStringProperty("movesHash", entry.movesHash());
        write("duplicateOf", entry.duplicateOf());
        json.writeStringProperty("result", entry.result());
        write("winner", entry.winner());
        write("margin", entry.margin());
        json.writeStringProperty("termination", entry.termination().name().toLowerCase(Locale.ROOT));
        json.writeStringProperty("note", entry.note());
        json.writeStringProperty("begin", entry.begin().toString());
        json.writeStringProperty("end", entry.end().toString());
        json.writeNumberProperty("freeMB", entry.freeMB());
        write(entry.origin());
        entry.own().forEach(json::writePOJOProperty);
        json.writeEndObject();
    }

    private void write(String name, Entry.Part part) {
        json.writeObjectPropertyStart(name);
        json.writeStringProperty("player", part.player());
        json.writeStringProperty("name", part.name());
        json.writeStringProperty("strategy", part.strategy());
        json.writeStringProperty("criterion", part.criterion());
        json.writeNumberProperty("seed", part.seed());
        json.writeNumberProperty("threads", part.threads());
        write("simulations", part.simulations());
        write("seconds", part.seconds());
        json.writeNumberProperty("spent", part.spent());
        json.writeNumberProperty("steps", part.steps());
        part.tree().ifPresentOrElse(this::write, () -> json.writeNullProperty("tree"));
        write("decisions", part.decisions());
        write("warning", part.warning());
        json.writeEndObject();
    }

    private void write(Entry.Tree tree) {
        json.writeObjectPropertyStart("tree");
        json.writeNumberProperty("nodes", tree.nodes());
        json.writeNumberProperty("capacity", tree.capacity());
        json.writeNumberProperty("bytes", tree.bytes());
        json.writeEndObject();
    }

    private void write(Origin origin) {
        json.writeObjectPropertyStart("origin");
        json.writeStringProperty("version", origin.version());
        json.writeStringProperty("revision", origin.revision());
        json.writeObjectPropertyStart("machine");
        json.writeStringProperty("processor", origin.machine().processor());
        json.writeNumberProperty("processors", origin.machine().processors());
        json.writeNumberProperty("memoryMB", origin.machine().memoryMB());
        json.writeStringProperty("system", origin.machine().system());
        json.writeStringProperty("java", origin.machine().java());
        json.writeEndObject();
        json.writeEndObject();
    }

    private void write(String name, Optional<String> text) {
        text.ifPresentOrElse(present -> json.writeStringProperty(name, present), () -> json.writeNullProperty(name));
    }

    private void write(String name, OptionalInt number) {
        number.ifPresentOrElse(present -> json.writeNumberProperty(name, present), () -> json.writeNullProperty(name));
    }

    private void write(String name, OptionalLong number) {
        number.ifPresentOrElse(present -> json.writeNumberProperty(name, present), () -> json.writeNullProperty(name));
    }

    private void write(String name, OptionalDouble number) {
        number.ifPresentOrElse(present -> json.writeNumberProperty(name, present), () -> json.writeNullProperty(name));
    }
}
