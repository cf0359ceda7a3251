package tesuji.solve.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.solve.Method;
import tesuji.solve.proof.DfPn;
import tesuji.solve.proof.Pn2;
import tesuji.solve.proof.Whole;
import tesuji.solve.search.Natural;
import tesuji.solve.search.Shuffled;

final class MethodsTest {
    @Test
    void recipesReadWhatTheyPrint() {
        for (Method method : Methods.all().values())
            assertThat(Methods.read(method.toString())).isEqualTo(method);
        assertThat(Methods.read("dfpn[slack=0, order=Shuffled[seed=4]]"))
                .isEqualTo(new DfPn(true, 0, new Shuffled(4), DfPn.STANDARD.tableBits()));
        assertThat(Methods.read("Pn2[growth=Whole]"))
                .isEqualTo(new Pn2(new Whole(), true, Natural.STANDARD, Pn2.STANDARD.capacity()));
    }

    @Test
    void namesAreKnown() {
        assertThat(Methods.all())
                .containsKeys("minimax", "negamax", "alphabeta", "alphabeta-table", "pn", "pn2", "pn-dag", "pn-dcg")
                .containsKeys("bta", "pnstar", "pds", "dfpn", "mcpns");
        Methods.all().forEach((name, method) -> assertThat(Methods.read(name)).isSameAs(method));
    }

    @Test
    void misprintsAreExplained() {
        assertThatThrownBy(() -> Methods.read("pn3"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("pn3")
                .hasMessageContaining("dfpn");
        assertThatThrownBy(() -> Methods.read("DfPn[tableBits=1]"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("tableBits");
        assertThatThrownBy(() -> Methods.read("Pn2[growth=Logistic[b=0]]")).isInstanceOf(InputException.class);
    }
}
