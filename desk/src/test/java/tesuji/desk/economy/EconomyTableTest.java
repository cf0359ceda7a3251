package tesuji.desk.economy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.play.StopCondition;

final class EconomyTableTest {
    private static EconomyTable table(String... parts) {
        return EconomyTable.open(List.of(parts), "book", 3, StopCondition.NEVER);
    }

    private static void refused(Runnable action, String sentence) {
        assertThatThrownBy(action::run).isInstanceOf(InputException.class).hasMessageContaining(sentence);
    }

    /** The same game as a person plays at the terminal in {@code EconomyCommandTest}. */
    @Test
    void aPersonBidsAndMoves() {
        EconomyTable table = table("6|0");
        assertThat(table.answer().side()).isNull();
        table.komi("0");
        assertThat(table.answer().side()).isEqualTo("white");
        table.bid("5");
        assertThat(table.answer().parts().get(0).white()).containsExactly("0");
        table.move(1, 1);
        table.pass();
        table.bid("pass");
        EconomyAnswer over = table.answer();
        assertThat(over.phase()).isEqualTo("over");
        assertThat(over.capital()).isEqualTo("-2");
        assertThat(over.story().stream().map(EconomyAnswer.Happening::kind))
                .containsExactly("komi", "fee", "move", "pass", "pass", "end");
        assertThat(over.story().get(2).person()).isTrue();
    }

    @Test
    void whatCannotBeDoneIsRefusedAndChangesNothing() {
        EconomyTable table = table("6|0");
        refused(() -> table.bid("1"), "Nothing is bid for");
        refused(() -> table.komi("*"), "A bid is a number");
        refused(() -> table.komi("2000000"), "at most");
        table.komi("-1");
        refused(() -> table.bid("-1"), "more than 0.");
        refused(() -> table.move(1, 1), "No move");
        table.bid("5");
        refused(() -> table.move(0, 1), "no such move");
        refused(() -> table.move(1, 2), "no such move");
        assertThat(table.answer().phase()).isEqualTo("moves");
        table.pass();
        refused(() -> table.bid("5"), "less than 5");
    }

    @Test
    void partsThatNobodyCouldOverlookAreRefused() {
        String large = "+-1 + +-2 + +-4 + +-8 + +-16 + +-32 + +-64 + +-128 + +-256";
        refused(() -> table(large), "too many positions");
        refused(() -> table("{" + large + "|-1000}"), "too many positions");
        refused(() -> table("1|".repeat(150)), "at most 200 characters");
        refused(EconomyTableTest::table, "1 to 12 parts");
        assertThatThrownBy(() -> EconomyTable.open(List.of("1|0"), "x", 1, StopCondition.NEVER))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("book, hot or gambler");
    }
}
