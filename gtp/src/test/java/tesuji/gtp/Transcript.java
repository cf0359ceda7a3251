package tesuji.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import tesuji.gtp.server.CommandTable;
import tesuji.gtp.server.Server;
import tesuji.gtp.server.Session;

/**
 * A recorded session: what a controller sends, in {@code NAME.gtp}, and what the engine must answer, letter by letter,
 * in {@code NAME.expected}. Both lie among the test resources, in the package of the class that owns them.
 */
public record Transcript(Class<?> owner, String name) {
    /** Everything a server answers to this input. */
    public static String run(Session session, CommandTable commands, String input) {
        StringWriter out = new StringWriter();
        try (session) {
            new Server(session, commands).serve(new StringReader(input), out);
        }
        return out.toString();
    }

    /** Plays the session and compares the answers. */
    public void verify(Session session, CommandTable commands) {
        assertThat(run(session, commands, resource(".gtp"))).as(name).isEqualTo(resource(".expected"));
    }

    private String resource(String ending) {
        try (InputStream stream = owner.getResourceAsStream(name + ending)) {
            assertThat(stream).as("the test resource " + name + ending).isNotNull();
            return stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(name + ending + " cannot be read", e);
        }
    }
}
