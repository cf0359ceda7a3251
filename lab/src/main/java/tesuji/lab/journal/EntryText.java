package tesuji.lab.journal;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes an {@link Entry} field by field, with the very text its mapper would write. A game has one line, so that this
 * code is still cold after hundreds of games, and the mapper, which finds every field by reflection, runs ten times as
 * much of it.
 */
final class EntryText {
    private final JsonLine json;

    private EntryText(JsonLine json) {
        this.json = json;
    }

    static String of(Entry entry, JsonMapper mapper) {
        JsonLine json = new JsonLine(mapper);
        new EntryText(json).write(entry);
        return json.toString();
    }

    private void write(Entry entry) {
        json.begin('{');
        json.field("game", entry.game());
        json.field("rules", entry.rules());
        json.field("first", entry.first());
        write("a", entry.a());
        write("b", entry.b());
        json.field("seed", entry.seed());
        json.field("opening", entry.opening());
        json.field("longest", number(entry.longest()));
        json.field("sides", entry.sides().name().toLowerCase(Locale.ROOT));
        json.name("moves");
        json.begin('[');
        for (String move : entry.moves()) json.element(move);
        json.end(']');
        json.field("movesHash", entry.movesHash());
        json.field("duplicateOf", number(entry.duplicateOf()));
        json.field("result", entry.result());
        json.field("winner", text(entry.winner()));
        json.field("margin", number(entry.margin()));
        json.field("termination", entry.termination().name().toLowerCase(Locale.ROOT));
        json.field("note", entry.note());
        json.field("begin", entry.begin().toString());
        json.field("end", entry.end().toString());
        json.field("freeMB", entry.freeMB());
        write(entry.origin());
        entry.own().forEach(json::field);
        json.end('}');
    }

    private void write(String name, Entry.Part part) {
        json.name(name);
        json.begin('{');
        json.field("player", part.player());
        json.field("name", part.name());
        json.field("strategy", part.strategy());
        json.field("criterion", part.criterion());
        json.field("seed", part.seed());
        json.field("threads", part.threads());
        json.field("simulations", number(part.simulations()));
        json.field("seconds", number(part.seconds()));
        json.field("spent", (Object) part.spent());
        json.field("steps", part.steps());
        json.name("tree");
        if (part.tree().isPresent()) write(part.tree().get());
        else json.nothing();
        json.field("decisions", number(part.decisions()));
        json.field("warning", text(part.warning()));
        json.end('}');
    }

    private void write(Entry.Tree tree) {
        json.begin('{');
        json.field("nodes", tree.nodes());
        json.field("capacity", tree.capacity());
        json.field("bytes", tree.bytes());
        json.end('}');
    }

    private void write(Origin origin) {
        json.name("origin");
        json.begin('{');
        json.field("version", origin.version());
        json.field("revision", origin.revision());
        json.name("machine");
        json.begin('{');
        json.field("processor", origin.machine().processor());
        json.field("processors", origin.machine().processors());
        json.field("memoryMB", origin.machine().memoryMB());
        json.field("system", origin.machine().system());
        json.field("java", origin.machine().java());
        json.end('}');
        json.end('}');
    }

    private static @Nullable Object text(Optional<String> text) {
        return text.orElse(null);
    }

    private static @Nullable Object number(OptionalInt number) {
        return number.isPresent() ? (Object) number.getAsInt() : null;
    }

    private static @Nullable Object number(OptionalLong number) {
        return number.isPresent() ? (Object) number.getAsLong() : null;
    }

    private static @Nullable Object number(OptionalDouble number) {
        return number.isPresent() ? (Object) number.getAsDouble() : null;
    }
}
