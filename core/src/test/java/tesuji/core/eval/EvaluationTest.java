package tesuji.core.eval;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class EvaluationTest {
    @Test
    void buffersAreFilledInPlace() {
        Evaluation evaluation = new Evaluation(82, 81);
        assertThat(evaluation.policy()).hasSize(82).isSameAs(evaluation.policy());
        assertThat(evaluation.ownership()).hasSize(81).isSameAs(evaluation.ownership());
        evaluation.value(-0.25f);
        assertThat(evaluation.value()).isEqualTo(-0.25f);
    }
}
