package tesuji.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AnalysisTest {
    @Test
    void candidatesAreCopiedOnTheWayIn() {
        List<Analysis.Candidate> candidates = new ArrayList<>(List.of(new Analysis.Candidate(3, 10, 0.6)));
        Analysis analysis = new Analysis(10, 0.6, candidates);
        candidates.clear();
        assertThat(analysis.candidates()).containsExactly(new Analysis.Candidate(3, 10, 0.6));
    }

    @Test
    void noThoughtIsUndecided() {
        assertThat(Analysis.NONE.value()).isEqualTo(0.5);
        assertThat(Analysis.NONE.steps()).isZero();
        assertThat(Analysis.NONE.candidates()).isEmpty();
    }
}
