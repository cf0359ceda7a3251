package tesuji.games.taifho.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tesuji.core.game.GameRecord;
import tesuji.core.play.StopCondition;
import tesuji.games.taifho.Boards;
import tesuji.games.taifho.Contact;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;

/** Games in short, phase by phase. */
final class PhasesTest {
    private static Phases phases(GameRecord begin, String... moves) {
        GameRecord record = begin;
        for (String move : moves) record = record.then(Boards.GAME.notation().move(move));
        return Phases.of(record, (TaifhoGame) Boards.GAME, StopCondition.NEVER);
    }

    /** The square of Green meets that of Blue, jumps over it, and takes two moves more than it needs from there. */
    @Test
    void aGameHasThreePhases() {
        TaifhoPosition begin =
                Boards.green(Boards.rows("CCSDTTD.", "", "", "", "......s.", "", ".......S", "", "", "csdtdtc."));
        Phases phases = phases(
                GameRecord.from(begin), "H6H5 G4H4 H5H3 H4H5 H3H2 H5H6 H2G2 H6H7 G2H2 H7G7 H2H1 G7H7 H1H0".split(" "));
        assertThat(phases.stretches())
                .containsExactly(
                        new Phases.Stretch(Phases.Phase.OPENING, 0, 1, 1, 1),
                        new Phases.Stretch(Phases.Phase.OPENING, 1, 1, 0, 1),
                        new Phases.Stretch(Phases.Phase.MIDDLE, 0, 1, 2, 2),
                        new Phases.Stretch(Phases.Phase.END, 0, 5, 0.6, 1),
                        new Phases.Stretch(Phases.Phase.END, 1, 5, 0.6, 1));
        assertThat(phases.runs())
                .containsExactly(
                        new Phases.Run(0, 5, true, OptionalInt.of(3)), new Phases.Run(1, 5, false, OptionalInt.of(5)));
    }

    @Test
    void theOpeningLastsTwentyMovesAtMost() {
        String shuffle = "B9B8 B0B1 B8C8 B1C1 C8B8 C1B1 B8C8 B1C1 C8B8 C1B1 ";
        Phases phases = phases(
                GameRecord.of(Boards.GAME),
                (shuffle + "B8C8 B1C1 C8B8 C1B1 B8C8 B1C1 C8B8 C1B1 B8C8 B1C1 C8B8").split(" "));
        assertThat(phases.stretches()).extracting(Phases.Stretch::moves).containsExactly(10, 10, 1);
        assertThat(phases.stretches().get(2).phase()).isEqualTo(Phases.Phase.MIDDLE);
    }

    @Test
    void nobodyMeetsAtTheStart() {
        assertThat(Contact.isPossible((TaifhoPosition) Boards.GAME.start())).isFalse();
        assertThat(Contact.isPossible(Boards.green(Boards.FIG_2_1))).isTrue();
        Phases phases = phases(GameRecord.of(Boards.GAME), "B9B8", "B0C1", "B8B7");
        assertThat(phases)
                .isEqualTo(new Phases(
                        List.of(
                                new Phases.Stretch(Phases.Phase.OPENING, 0, 2, 1, 1),
                                new Phases.Stretch(Phases.Phase.OPENING, 1, 1, 1, 1)),
                        List.of()));
    }
}
