package tesuji.lab.experiment.gogame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.lab.source.PrintedTable;

/** All tables of the source are there, whole. */
final class SliwaTablesTest {
    @Test
    void tablesOfTheExperiments() {
        assertThat(SliwaTables.SPEED.rows()).hasSize(8 * 4);
        assertThat(SliwaTables.STRENGTH.rows()).hasSize(18);
        assertThat(SliwaTables.STRATEGIES.rows()).hasSize(2);
        assertThat(SliwaTables.CRITERIA.rows()).hasSize(14);
        assertThat(SliwaTables.cell(SliwaTables.STRENGTH, "Moves", "Mean", "19"))
                .isEqualTo("277.7");
        assertThat(SliwaTables.cell(SliwaTables.CRITERIA, "Robust", "points won by White", "11"))
                .isEqualTo("579");
    }

    @Test
    void otherTables() {
        assertThat(PrintedTable.read("sliwa/table-2-1").rows()).hasSize(4);
        assertThat(PrintedTable.read("sliwa/table-3-1").rows()).hasSize(4);
        assertThat(PrintedTable.read("sliwa/table-7-2").rows()).hasSize(7);
    }

    /** Percentages of forty games: 12.5 % is printed as 13 %, 97.5 % as 98 %. */
    @Test
    void percentagesAreGames() {
        assertThat(SliwaTables.games("13%")).isEqualTo(5);
        assertThat(SliwaTables.games("98%")).isEqualTo(39);
        assertThat(SliwaTables.games("0%")).isZero();
    }

    /** Each pair of Wins, and each share of Table 6.4, is about all games; 6.2 contradicts itself on 19×19. */
    @Test
    void sharesAddUp() {
        for (int size : GnuGoStrength.SIZES) {
            int black = SliwaTables.games(SliwaTables.cell(SliwaTables.STRENGTH, "Wins", "Black", "" + size));
            int white = SliwaTables.games(SliwaTables.cell(SliwaTables.STRENGTH, "Wins", "White", "" + size));
            assertThat(black + white).isEqualTo(40);
        }
        String wins = SliwaTables.cell(SliwaTables.STRENGTH, "Wins", "Black", "19");
        String resigned = SliwaTables.cell(SliwaTables.STRENGTH, "End of game", "Black resigned", "19");
        assertThat(SliwaTables.games(wins) + SliwaTables.games(resigned)).isGreaterThan(40);
    }
}
