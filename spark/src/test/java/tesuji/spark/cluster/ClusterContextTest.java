package tesuji.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;

/** Work on this machine, and clusters that are not there. */
final class ClusterContextTest {
    @Test
    void workIsSharedByTheCoresOfThisMachine() {
        try (ClusterContext cluster = ClusterContext.open("test", ClusterContext.local(2), List.of(), Map.of())) {
            assertThat(cluster.spark().parallelize(List.of(1, 2, 3), 3).reduce(Integer::sum))
                    .isEqualTo(6);
            assertThat(cluster.spark().getConf().get("spark.driver.bindAddress"))
                    .isEqualTo("127.0.0.1");
        }
    }

    @Test
    void aClusterOfNoKnownKindIsRefusedWithASentence() {
        assertThatThrownBy(() -> ClusterContext.open("test", "abacus", List.of(), Map.of()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("abacus");
    }

    @Test
    void theSentenceOfAFailedTaskIsFound() {
        InputException sentence = new InputException("The disk is full.");
        RuntimeException wrapped = new IllegalStateException(new RuntimeException("job aborted", sentence));
        assertThat(ClusterContext.explained(wrapped)).isSameAs(sentence);
        RuntimeException other = new IllegalStateException("else");
        assertThat(ClusterContext.explained(other)).isSameAs(other);
    }
}
