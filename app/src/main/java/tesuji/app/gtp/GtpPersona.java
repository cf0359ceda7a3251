package tesuji.app.gtp;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.app.command.ProgramVersion;
import tesuji.core.base.InputException;
import tesuji.core.game.RuleReader;
import tesuji.gtp.server.Persona;

/**
 * Names by which other programs choose their dialect. Lizzie takes a name that begins with KataGo for KataGo, and
 * else wants a version whose second number is at least 15, as Leela Zero's.
 */
enum GtpPersona {
    TESUJI("Tesuji", ProgramVersion.text()),
    LEELA_ZERO("Leela Zero", "0.17"),
    KATAGO("KataGo", "1.16.0");

    private final String called;
    private final String version;

    GtpPersona(String called, String version) {
        this.called = called;
        this.version = version;
    }

    /** The persona with this name, such as {@code leela-zero}. */
    static GtpPersona named(String name) {
        for (GtpPersona persona : values()) if (RuleReader.word(persona).equals(name)) return persona;
        String known = Stream.of(values()).map(RuleReader::word).collect(Collectors.joining(", "));
        throw new InputException("--gtp-persona is one of " + known + ", not \"" + name + "\".");
    }

    Persona persona(String description) {
        return new Persona(called, version, description);
    }
}
