package tesuji.web.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.web.wire.Refusal;

final class RoundStoreTest {
    private static final List<SeatChoice> PEOPLE = List.of(SeatChoice.HUMAN, SeatChoice.HUMAN);

    @TempDir
    private Path home;

    private final AtomicLong nanos = new AtomicLong();
    private final List<String> changes = new ArrayList<>();
    private RoundStore store;

    @BeforeEach
    void open() {
        store = opened();
    }

    private RoundStore opened() {
        return new RoundStore(home, Games.library(), (round, node) -> changes.add(round + "/" + node), nanos::get);
    }

    private StoredRound begin(String game) {
        return store.begin(Games.library().open(game), "", PEOPLE, null);
    }

    private static int play(StoredRound round, int node, String move) {
        return round.play(node, round.legal(node, move), "human");
    }

    private Path file(String id) {
        return home.resolve("rounds").resolve(id + ".jsonl");
    }

    @Test
    void movesAtAnEarlierNodeMakeABranch() {
        StoredRound round = begin("go:size=5");
        int first = play(round, 0, "C3");
        int second = play(round, first, "B2");
        int other = play(round, first, "D4");
        assertThat(play(round, first, "B2")).isEqualTo(second);
        assertThat(round.path(other)).containsExactly(0, first, other);
        assertThat(round.end()).isEqualTo(second);
        assertThat(changes).containsExactly("r1/1", "r1/2", "r1/3");
        assertThat(SceneMaker.scene(round, other).diagram()).isEqualTo("""
                .....
                ...O.
                ..X..
                .....
                .....
                move black
                """);
    }

    @Test
    void everythingIsThereAfterARestart() {
        StoredRound round = begin("go:size=5,komi=7.5");
        int first = play(round, 0, "C3");
        int pruned = play(round, first, "B2");
        int kept = play(round, first, "D4");
        round.prune(pruned);
        round.comment(kept, "Good, isn't it? „Tak”.");
        round.mark(kept, List.of(new PointMark(3, "label", "A")));
        round.change("0.5", "byoyomi 60 10 3");
        round.seat(List.of(SeatChoice.HUMAN, SeatChoice.program("uct", null, 10L)));
        round.resign(kept, 1);
        SceneMaker.Scene before = SceneMaker.scene(round, kept);

        StoredRound again = opened().round("r1");
        SceneMaker.Scene after = SceneMaker.scene(again, kept);
        assertThat(after.comment()).isEqualTo(before.comment());
        assertThat(after.marks()).isEqualTo(before.marks());
        assertThat(after.ending()).isEqualTo(before.ending());
        assertThat(SceneMaker.answer(again)).isEqualTo(SceneMaker.answer(round));
        assertThat(again.end()).isEqualTo(kept);
        assertThat(again.game().id().rules()).containsEntry("komi", "0.5");
    }

    /** Whenever the program ends, all lines that were whole are there, and play can go on. */
    @Test
    void nothingWholeIsLostWhereverTheFileWasCutOff() throws IOException {
        StoredRound round = begin("tictactoe");
        int node = 0;
        for (String move : List.of("a1", "b2", "c3", "a3")) node = play(round, node, move);
        round.comment(2, "zażółć");
        byte[] whole = Files.readAllBytes(file("r1"));
        int firstLine = new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1;
        for (int length = firstLine; length < whole.length; length++) {
            byte[] cut = java.util.Arrays.copyOf(whole, length);
            Files.write(file("r1"), cut);
            long lines = new String(cut, StandardCharsets.ISO_8859_1)
                    .chars()
                    .filter(c -> c == '\n')
                    .count();
            StoredRound again = opened().round("r1");
            int nodes = SceneMaker.answer(again).nodes().size();
            assertThat(nodes).isEqualTo((int) Math.min(5, lines));
            play(again, nodes - 1, again.ask(tree -> free(tree, nodes - 1)));
            assertThat(SceneMaker.answer(opened().round("r1")).nodes()).hasSize(nodes + 1);
        }
    }

    private static String free(RoundTree tree, int node) {
        int[] moves = new int[tree.game().maxLegalMoves()];
        tree.position(node).legalMoves(moves);
        return tree.game().notation().move(moves[0]);
    }

    /** A line that was damaged on the disk, wherever it stands, is told, and the file is kept for whoever can mend it. */
    @Test
    void aDamagedLineAnywhereSetsTheFileAside() throws IOException {
        StoredRound round = begin("tictactoe");
        int node = 0;
        for (String move : List.of("a1", "b2", "c3", "a3")) node = play(round, node, move);
        round.askForReply(node);
        List<String> lines = Files.readAllLines(file("r1"));
        for (int i = 0; i < lines.size(); i++) {
            List<String> damaged = new ArrayList<>(lines);
            damaged.set(i, lines.get(i).substring(0, lines.get(i).length() / 2));
            String text = String.join("\n", damaged) + "\n";
            Files.writeString(file("r1"), text);
            String where = "Line " + (i + 1) + ":";
            RoundStore again = opened();
            assertThatThrownBy(() -> again.round("r1"))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("put into the folder damaged")
                    .hasMessageContaining(where);
            assertThat(home.resolve("damaged/r1.jsonl")).hasContent(text);
            assertThat(Files.exists(file("r1"))).isFalse();
            Files.delete(home.resolve("damaged/r1.jsonl"));
        }
    }

    /** Nothing but the time depends on how many there are; {@code WorkbenchBudgets} measures that. */
    @Test
    void manyRoundsAreListedNewestFirstWithoutReadingThem() throws IOException {
        begin("tictactoe");
        String first = Files.readAllLines(file("r1")).get(0);
        for (int i = 2; i <= 1_000; i++) {
            Files.writeString(
                    file("r" + i), first.replace("\"r1\"", "\"r" + i + "\"") + "\nrubbish that nobody reads\n");
        }
        Files.setLastModifiedTime(file("r500"), FileTime.from(Instant.parse("2099-01-01T00:00:00Z")));
        List<RoundStore.RoundEntry> entries = opened().list();
        assertThat(entries).hasSize(1_000);
        assertThat(entries.get(0).id()).isEqualTo("r500");
    }

    @Test
    void aDamagedFileIsPutAsideAndTheRestGoesOn() throws IOException {
        begin("tictactoe");
        begin("nim");
        Files.writeString(file("r1"), Files.readString(file("r1")) + "{\"event\":\"moved\",\"rubbish\":1}\n");
        RoundStore again = opened();
        assertThatThrownBy(() -> again.round("r1"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("damaged")
                .hasMessageContaining("Line 2");
        assertThat(Files.exists(home.resolve("damaged/r1.jsonl"))).isTrue();
        assertThat(again.list()).extracting(RoundStore.RoundEntry::id).containsExactly("r2");
        assertThat(again.begin(Games.library().open("nim"), "", PEOPLE, null).id())
                .isEqualTo("r3");
    }

    @Test
    void anIllegalMoveInAFileIsDamageToo() throws IOException {
        StoredRound round = begin("tictactoe");
        play(round, 0, "a1");
        String line = Files.readAllLines(file("r1")).get(1);
        Files.writeString(
                file("r1"),
                Files.readString(file("r1")) + line.replace("\"node\":1,\"parent\":0", "\"node\":2,\"parent\":1")
                        + "\n");
        RoundStore again = opened();
        assertThatThrownBy(() -> again.round("r1")).hasMessageContaining("not legal");
    }

    @Test
    void deletedRoundsComeBackAndTheirNumbersAreNotUsedAgain() {
        StoredRound round = begin("nim");
        store.delete("r1");
        assertThatThrownBy(() -> store.round("r1")).isInstanceOf(Refusal.class);
        assertThat(store.list()).isEmpty();
        assertThat(opened().begin(Games.library().open("nim"), "", PEOPLE, null).id())
                .isEqualTo("r2");
        store.restore("r1");
        assertThat(SceneMaker.answer(store.round("r1"))).isEqualTo(SceneMaker.answer(round));
    }

    /** As a tab or a program does that was about to move when another tab deleted the round. */
    @Test
    void aRoundThatIsDeletedTakesNoMoreMoves() {
        StoredRound round = begin("tictactoe");
        play(round, 0, "a1");
        int move = round.legal(1, "b2");
        store.delete("r1");
        assertThatThrownBy(() -> round.play(1, move, "human"))
                .isInstanceOf(Refusal.class)
                .hasMessage("This round was deleted.");
        assertThat(Files.exists(file("r1"))).isFalse();
        store.restore("r1");
        assertThat(SceneMaker.answer(store.round("r1")).nodes()).hasSize(2);
        assertThat(play(store.round("r1"), 1, "b2")).isEqualTo(2);
    }

    @Test
    void namesThatAreNoneAreNotFiles() {
        for (String id : List.of("", "r", "r0", "../r1", "r1/../r1", "R1", "r1.jsonl", "r1234567890")) {
            assertThatThrownBy(() -> store.round(id))
                    .isInstanceOf(Refusal.class)
                    .hasMessage("There is no such round.");
        }
    }

    @Test
    void aSetupIsCheckedBeforeAnythingIsWritten() {
        Game game = Games.library().open("go:size=5");
        assertThatThrownBy(() -> store.begin(game, "rubbish", PEOPLE, null)).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> store.begin(game, "", List.of(SeatChoice.HUMAN), null))
                .isInstanceOf(InputException.class);
        assertThat(store.list()).isEmpty();
    }

    @Test
    void theClockOfTheSideToMoveRunsAndCanBeOver() {
        StoredRound round = store.begin(Games.library().open("tictactoe"), "", PEOPLE, "absolute 60");
        nanos.addAndGet(20_000_000_000L);
        int first = play(round, 0, "a1");
        ClockFace face = SceneMaker.scene(round, first).clock();
        assertThat(face).isNotNull();
        assertThat(face.left().get(0).seconds()).isEqualTo(40);
        assertThat(face.left().get(1).seconds()).isEqualTo(60);
        assertThatThrownBy(() -> round.flag(first)).hasMessage("The time is not over.");
        nanos.addAndGet(61_000_000_000L);
        assertThatThrownBy(() -> play(round, first, "b2")).hasMessage("The time is over.");
        assertThat(SceneMaker.scene(round, first).ending())
                .isEqualTo(new RoundEnding.Ending(0, null, "time", "", true, List.of(), false, List.of()));
        // an earlier position can be played from without a clock
        assertThat(play(round, 0, "b2")).isEqualTo(2);
    }
}
