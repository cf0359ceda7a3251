package tesuji.gtp.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Ponderer;
import tesuji.gtp.toy.ToyEngine;

/** Thinking in the opponent's time. */
@Timeout(60)
final class PonderingTest {
    private final Semaphore pondering = new Semaphore(0);
    private final List<Integer> lengths = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger atWork = new AtomicInteger();

    /** Plays the points in order; complains if two threads use it at once. */
    private final class Thinker implements Ponderer {
        @Override
        public String name() {
            return "thinker";
        }

        @Override
        public Decision choose(GameRecord game, Limits limits) {
            assertThat(atWork.incrementAndGet()).isEqualTo(1);
            atWork.decrementAndGet();
            return new Decision.Play(game.moves().size(), Analysis.NONE);
        }

        @Override
        public void ponder(GameRecord game) {
            atWork.incrementAndGet();
            lengths.add(game.moves().size());
            pondering.release();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException stopped) {
                atWork.decrementAndGet();
            }
        }
    }

    private Dialogue dialogue(boolean allowed) throws IOException {
        Session session = ToyEngine.session("catch", game -> new Thinker());
        session.allowPondering(allowed);
        return new Dialogue(session);
    }

    @Test
    void thePlayerPondersItsOwnMoveUntilItIsAnswered() throws Exception {
        try (Dialogue dialogue = dialogue(true)) {
            dialogue.send("genmove b");
            pondering.acquire();
            dialogue.send("play w C3"); // the next thing to do is to choose, not to ponder
            dialogue.send("genmove b");
            pondering.acquire();
            assertThat(dialogue.finish()).isEqualTo("= A1\n\n= \n\n= C1\n\n");
            assertThat(lengths).containsExactly(1, 3);
        }
    }

    /** Clocks are reported between moves; the player goes on afterwards. */
    @Test
    void aCommandThatLeavesTheGameAloneOnlyInterruptsIt() throws Exception {
        try (Dialogue dialogue = dialogue(true)) {
            dialogue.send("genmove b");
            pondering.acquire();
            dialogue.send("time_left b 60 0");
            pondering.acquire();
            dialogue.send("stop");
            dialogue.send("name");
            assertThat(dialogue.finish()).isEqualTo("= A1\n\n= \n\n= \n\n= Toy\n\n");
            assertThat(lengths).containsExactly(1, 1);
        }
    }

    @Test
    void ponderingIsOffUnlessItIsAllowed() throws Exception {
        try (Dialogue dialogue = dialogue(false)) {
            dialogue.send("genmove b");
            dialogue.send("kata-set-param ponderingEnabled true");
            pondering.acquire();
            assertThat(dialogue.finish()).isEqualTo("= A1\n\n= \n\n");
            assertThat(lengths).containsExactly(1);
        }
    }

    @Test
    void closingASessionEndsItsPondering() throws Exception {
        Session session = ToyEngine.session("catch", game -> new Thinker());
        session.allowPondering(true);
        session.playOwn(0, session.read(0, "A1"));
        session.ponder();
        pondering.acquire();
        session.close();
        assertThat(atWork).hasValue(0);
    }
}
