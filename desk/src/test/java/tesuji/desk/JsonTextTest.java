package tesuji.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class JsonTextTest {
    record Answer(String zone, @Nullable Integer area, List<String> best) {}

    @Test
    void fieldsKeepTheOrderOfTheRecord() {
        assertThat(JsonText.of(new Answer("left", null, List.of("D4"))))
                .isEqualTo("{\"zone\":\"left\",\"area\":null,\"best\":[\"D4\"]}");
    }
}
