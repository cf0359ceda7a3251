package tesuji.web.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RequestGateTest {
    private static final String KEY = "0123456789abcdef0123456789abcdef";

    private final RequestGate gate = new RequestGate(Set.of("127.0.0.1", "localhost", "::1"), 7373, KEY);

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1:7373", "localhost:7373", "LOCALHOST:7373", "[::1]:7373"})
    void itsOwnNamesAreLetIn(String host) {
        assertThat(gate.objection(host, null, true, KEY)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"example.org", "example.org:7373", "127.0.0.1", "127.0.0.1:80", "localhost.example.org:7373", ""
            })
    void otherNamesAreRefused(String host) {
        assertThat(gate.objection(host, null, true, KEY))
                .hasValueSatisfying(said -> assertThat(said).contains("name"));
    }

    @Test
    void aRequestWithoutHostIsRefused() {
        assertThat(gate.objection(null, null, false, null)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://example.org", "https://127.0.0.1:7373", "http://127.0.0.1:7374", "null"})
    void otherOriginsAreRefused(String origin) {
        assertThat(gate.objection("127.0.0.1:7373", origin, true, KEY))
                .hasValueSatisfying(said -> assertThat(said).contains("other sites"));
    }

    @Test
    void ownPagesNeedTheKeyForAnswersButNotForFiles() {
        String origin = "http://127.0.0.1:7373";
        assertThat(gate.objection("127.0.0.1:7373", origin, false, null)).isEmpty();
        assertThat(gate.objection("127.0.0.1:7373", origin, true, null)).isPresent();
        assertThat(gate.objection("127.0.0.1:7373", origin, true, KEY.replace('0', '1')))
                .isPresent();
        assertThat(gate.objection("127.0.0.1:7373", origin, true, KEY)).isEmpty();
    }

    @Test
    void aSocketNeedsOriginAndKey() {
        String host = "127.0.0.1:7373";
        String origin = "http://127.0.0.1:7373";
        assertThat(gate.upgradeObjection(host, origin, "tesuji, key." + KEY)).isEmpty();
        assertThat(gate.upgradeObjection(host, null, "tesuji, key." + KEY)).isPresent();
        assertThat(gate.upgradeObjection(host, "http://example.org", "tesuji, key." + KEY))
                .isPresent();
        assertThat(gate.upgradeObjection("example.org:7373", origin, "tesuji, key." + KEY))
                .isPresent();
        assertThat(gate.upgradeObjection(host, origin, "tesuji, key.")).isPresent();
        assertThat(gate.upgradeObjection(host, origin, "tesuji")).isPresent();
        assertThat(gate.upgradeObjection(host, origin, null)).isPresent();
    }
}
