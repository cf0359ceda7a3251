package tesuji.gtp.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.gtp.clock.TimeLeft;
import tesuji.gtp.clock.TimeSystem;
import tesuji.gtp.toy.ToyEngine;
import tesuji.gtp.toy.Toys;

final class SessionTest {
    private final List<String> events = new ArrayList<>();
    private final AtomicLong nanos = new AtomicLong();

    /** Remembers when it was made, asked and closed; thinks for three seconds; always plays move 0. */
    private final class Witness implements Player {
        private final Game game;

        Witness(Game game) {
            this.game = game;
            events.add("made for " + game.id());
        }

        @Override
        public String name() {
            return "witness";
        }

        @Override
        public Decision choose(GameRecord record, Limits limits) {
            events.add("asked after " + record.moves() + " for " + limits.time().toMillis() + " ms");
            nanos.addAndGet(Duration.ofSeconds(3).toNanos());
            return new Decision.Play(0, Analysis.NONE);
        }

        @Override
        public void close() {
            events.add("closed for " + game.id());
        }
    }

    private Session session(String game) {
        Engine engine = new Engine(
                new Persona("n", "1", ""),
                Toys.LIBRARY,
                Witness::new,
                new Limits(50, Duration.ofMinutes(1)),
                nanos::get);
        return new Session(engine, GameId.parse(game));
    }

    @Test
    void aPlayerIsMadeForTheGameAsItIs() {
        try (Session session = session("catch:size=2")) {
            assertThat(events).isEmpty();
            session.choose(0);
            session.choose(0);
            session.setRule("komi", "2");
            session.choose(0);
            session.setRule("komi", "2");
            session.choose(0);
        }
        assertThat(events)
                .containsExactly(
                        "made for catch:size=2,komi=0.5,rules=chinese",
                        "asked after [] for 60000 ms",
                        "asked after [] for 60000 ms",
                        "closed for catch:size=2,komi=0.5,rules=chinese",
                        "made for catch:size=2,komi=2,rules=chinese",
                        "asked after [] for 60000 ms",
                        "asked after [] for 60000 ms",
                        "closed for catch:size=2,komi=2,rules=chinese");
    }

    @Test
    void theClockLimitsThePlayerAndRuns() {
        try (Session session = session("catch:size=4")) {
            session.clock().set(new TimeSystem.Absolute(Duration.ofSeconds(30)));
            session.choose(0);
            assertThat(session.clock().left(0)).contains(new TimeLeft(Duration.ofMillis(26_800), 0));
            assertThat(session.clock().left(1)).contains(new TimeLeft(Duration.ofSeconds(30), 0));
            assertThat(session.limits(0)).isEqualTo(new Limits(50, Duration.ofMillis(3100)));
            session.clock().report(0, new TimeLeft(Duration.ofDays(1), 0));
            assertThat(session.limits(0)).isEqualTo(new Limits(50, Duration.ofMinutes(1)));
            session.clear();
            assertThat(session.clock().left(0)).contains(new TimeLeft(Duration.ofSeconds(30), 0));
        }
        assertThat(events).contains("asked after [] for 3557 ms");
    }

    @Test
    void consideringCostsNoTime() {
        try (Session session = session("catch:size=4")) {
            session.clock().set(new TimeSystem.Absolute(Duration.ofSeconds(30)));
            session.consider(1);
            assertThat(session.clock().left(1)).contains(new TimeLeft(Duration.ofSeconds(30), 0));
            assertThat(session.explanation()).isEmpty();
            assertThat(session.depth()).isZero();
        }
    }

    @Test
    void anIllegalChoiceIsThePlayersFault() {
        try (Session session = session("catch:size=2")) {
            session.play(0, 0);
            assertThatThrownBy(() -> session.choose(1))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("witness chose the illegal move 0");
            assertThat(session.depth()).isOne();
        }
    }

    @Test
    void aRuleThatIsRefusedChangesNothing() {
        try (Session session = session("catch:size=2")) {
            session.play(0, 3);
            assertThatThrownBy(() -> session.setRule("komi", "5000")).isInstanceOf(InputException.class);
            assertThatThrownBy(() -> session.resize(50, 50)).hasMessage("unacceptable size");
            assertThatThrownBy(() -> session.open(GameId.of("chess"))).isInstanceOf(InputException.class);
            assertThat(session.record().moves()).containsExactly(3);
            assertThat(session.game().id()).hasToString("catch:size=2,komi=0.5,rules=chinese");
            session.clear();
            assertThat(session.game().id()).hasToString("catch:size=2,komi=0.5,rules=chinese");
        }
    }

    @Test
    void rulesChangeOnTheWayBackToo() {
        try (Session session = session("catch:size=2")) {
            session.play(0, 3);
            session.play(0, 2);
            session.setRule("komi", "4");
            session.undo();
            session.undo();
            assertThat(session.record()).isEqualTo(GameRecord.of(Toys.LIBRARY.open("catch:size=2,komi=4")));
        }
    }

    @Test
    void anAdoptedRecordCanBeTakenBack() {
        Game game = Toys.LIBRARY.open("catch:size=3");
        try (Session session = session("drop")) {
            session.adopt(new GameRecord(game.id(), "", List.of(0, 1, 2)), game.id());
            assertThat(session.depth()).isEqualTo(3);
            session.undo();
            assertThat(session.record().moves()).containsExactly(0, 1);
            GameRecord illegal = new GameRecord(game.id(), "", List.of(4, 4));
            assertThatThrownBy(() -> session.adopt(illegal, game.id())).isInstanceOf(InputException.class);
            assertThat(session.record().moves()).containsExactly(0, 1);
        }
    }

    @Test
    void eitherSideMayMoveWhereTheGameAllowsIt() {
        try (Session session = ToyEngine.session("catch:size=3")) {
            assertThat(session.facing(0)).isSameAs(session.record());
            assertThat(session.positionFacing(1).toMove()).isOne();
            assertThat(session.position().toMove()).isZero();
        }
        try (Session session = ToyEngine.session("walk")) {
            assertThatThrownBy(() -> session.facing(1)).hasMessage("illegal move: black is to move");
        }
    }
}
