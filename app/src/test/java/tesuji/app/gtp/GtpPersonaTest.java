package tesuji.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.app.Transcript;
import tesuji.games.Games;
import tesuji.gtp.server.Persona;

final class GtpPersonaTest {
    /** Lizzie reads the second number of any version but KataGo's, and wants at least 15. */
    @Test
    void everyGuiseIsWhatControllersLookFor() {
        Persona leela = GtpPersona.LEELA_ZERO.persona("seed 1");
        assertThat(Integer.parseInt(leela.version().split("\\.")[1])).isGreaterThanOrEqualTo(15);
        assertThat(GtpPersona.KATAGO.persona("").name()).startsWith("KataGo");
        assertThat(leela.description()).as("the truth is still told").isEqualTo("seed 1");
    }

    @Test
    void anUnknownGuiseIsRefused() {
        Transcript refused = Transcript.of(Games.library(), "", "gtp", "--gtp-persona", "alphago");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("tesuji, leela-zero, katago").contains("alphago");
    }
}
