package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;

final class RidgeTest {
    /** One term seen n times with the value v and drawn with the force p is n v / (n + p). */
    @Test
    void aTermIsDrawnTowardsNothing() {
        Ridge ridge = new Ridge(new double[] {2, 5});
        for (int i = 0; i < 6; i++) ridge.add(new int[] {0}, 1, 4, 1);
        double[] terms = ridge.solve();
        assertThat(terms[0]).isCloseTo(6 * 4 / (6 + 2.0), within(1e-12));
        assertThat(terms[1]).isZero();
    }

    @Test
    void aWeightIsANumberOfCases() {
        Ridge weighted = new Ridge(new double[] {1, 1});
        Ridge repeated = new Ridge(new double[] {1, 1});
        weighted.add(new int[] {0, 1}, 2, 3, 4);
        weighted.add(new int[] {1}, 1, -1, 1);
        for (int i = 0; i < 4; i++) repeated.add(new int[] {0, 1}, 2, 3, 1);
        repeated.add(new int[] {1}, 1, -1, 1);
        assertThat(weighted.solve()).containsExactly(repeated.solve(), within(1e-12));
    }

    @Test
    void sumsWithoutErrorsGiveTheirTermsAway() {
        Rng rng = new Rng(1);
        double[] truth = new double[20];
        for (int i = 0; i < truth.length; i++) truth[i] = 10 * rng.nextDouble() - 5;
        double[] penalties = new double[truth.length];
        Arrays.fill(penalties, 1e-9);
        Ridge ridge = new Ridge(penalties);
        for (int i = 0; i < 500; i++) {
            int first = rng.nextInt(20);
            int[] terms = {first, (first + 1 + rng.nextInt(9)) % 20, (first + 10 + rng.nextInt(10)) % 20};
            int count = 2 + rng.nextInt(2);
            double sum = 0;
            for (int j = 0; j < count; j++) sum += truth[terms[j]];
            ridge.add(terms, count, sum, 1 + rng.nextDouble());
        }
        assertThat(ridge.solve()).containsExactly(truth, within(1e-6));
    }

    @Test
    void withoutAPenaltyThereMayBeNoAnswer() {
        assertThatThrownBy(() -> new Ridge(new double[] {0})).isInstanceOf(IllegalArgumentException.class);
    }
}
