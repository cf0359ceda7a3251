package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

final class LostByFaultTest {
    private static final String LATE = "A took 0.3 s longer than its time.";
    private static final String TOLD = "B was told 1 s, not 0.3 s.";

    /** A game that B lost by a crash, with a note and the warnings of A and B, empty for none. */
    private static Entry lost(int game, String note, String ofA, String ofB) {
        ObjectNode json = (ObjectNode) JsonMapper.shared().readTree(EntryLine.text(Samples.failed()));
        json.put("game", game).put("note", note);
        if (!ofA.isEmpty()) ((ObjectNode) json.get("a")).put("warning", ofA);
        if (!ofB.isEmpty()) ((ObjectNode) json.get("b")).put("warning", ofB);
        return EntryLine.read(json.toString()).orElseThrow();
    }

    private static List<String> told(Entry... entries) {
        return LostByFault.of(List.of(entries), entry -> "B").stream()
                .map(LostByFault::sentence)
                .toList();
    }

    /** The warnings of a note stand in the order of the sides, which are exchanged from game to game. */
    @Test
    void warningsAboutTimesAreNoPartOfTheReason() {
        assertThat(told(
                        lost(1, "It ended.", "", ""),
                        lost(2, "It ended. " + LATE, LATE, ""),
                        lost(3, "It ended. " + LATE + " " + TOLD, LATE, TOLD),
                        lost(4, "It ended. " + TOLD + " " + LATE, LATE, TOLD),
                        lost(5, "It ended. " + LATE + " " + LATE, LATE, LATE),
                        lost(6, LATE, LATE, "")))
                .containsExactly("B lost 5 games (1, 2, 3, 4, 5) by a crash: It ended.", "B lost game 6 by a crash: ");
    }

    @Test
    void otherReasonsAreOtherSentences() {
        assertThat(told(lost(1, "It ended. " + TOLD, "", TOLD), lost(2, "It fell silent. " + TOLD, "", TOLD)))
                .containsExactly("B lost game 1 by a crash: It ended.", "B lost game 2 by a crash: It fell silent.");
    }
}
