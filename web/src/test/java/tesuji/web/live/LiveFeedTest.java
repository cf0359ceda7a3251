package tesuji.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class LiveFeedTest {
    private final LiveFeed feed = new LiveFeed(message -> {
        LiveMessage told = (LiveMessage) message;
        return told.topic() + " " + told.kind() + " " + told.body();
    });

    @AfterEach
    void close() {
        feed.close();
    }

    private static @Nullable String next(BlockingQueue<String> heard) throws InterruptedException {
        return heard.poll(10, TimeUnit.SECONDS);
    }

    /** A reader who takes everything at once. */
    private Outbox quick(BlockingQueue<String> heard) {
        Outbox outbox = new Outbox(
                (text, sent) -> {
                    heard.add(text);
                    sent.accept(true);
                },
                () -> {});
        feed.join(outbox);
        return outbox;
    }

    @Test
    void onlyThoseWhoWatchATopicHearOfIt() throws InterruptedException {
        BlockingQueue<String> first = new LinkedBlockingQueue<>();
        BlockingQueue<String> second = new LinkedBlockingQueue<>();
        feed.watch(quick(first), "r1", 0);
        feed.watch(quick(second), "r2", 0);
        feed.event("r1", "changed", "a");
        feed.event("r2", "changed", "b");
        assertThat(next(second)).isEqualTo("r2 changed b");
        assertThat(next(first)).isEqualTo("r1 changed a");
        assertThat(first).isEmpty();
    }

    @Test
    void whoComesLaterHearsTheNewestFrameUnlessHeKnowsIt() throws InterruptedException {
        BlockingQueue<String> early = new LinkedBlockingQueue<>();
        feed.watch(quick(early), "j1", 0);
        feed.frame("j1", "old");
        assertThat(next(early)).isEqualTo("j1 frame old");
        feed.frame("j1", "new");
        assertThat(next(early)).isEqualTo("j1 frame new");

        BlockingQueue<String> late = new LinkedBlockingQueue<>();
        feed.watch(quick(late), "j1", 0);
        assertThat(next(late)).isEqualTo("j1 frame new");
        BlockingQueue<String> knowing = new LinkedBlockingQueue<>();
        feed.watch(quick(knowing), "j1", 2);
        assertThat(knowing).isEmpty();
    }

    /** The reader takes one text and then none until it is asked to go on. */
    @Test
    void aSlowReaderSkipsFramesButNoEvents() throws InterruptedException {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        List<Consumer<Boolean>> taken = new ArrayList<>();
        Outbox slow = new Outbox(
                (text, sent) -> {
                    taken.add(sent);
                    heard.add(text);
                },
                () -> {});
        slow.watch("j1");
        slow.put(new LiveMessage("j1", 1, "frame", ""), "frame 1");
        slow.put(new LiveMessage("j1", 2, "frame", ""), "frame 2");
        slow.put(new LiveMessage("j1", 3, "job", ""), "done");
        slow.put(new LiveMessage("j1", 4, "frame", ""), "frame 3");
        for (int i = 0; i < 3; i++) taken.get(i).accept(true);
        assertThat(heard).containsExactly("frame 1", "done", "frame 3");
    }

    @Test
    void aReaderWhoNeverReadsIsGivenUpBeforeItCostsMuch() {
        AtomicBoolean givenUp = new AtomicBoolean();
        Outbox stuck = new Outbox((text, sent) -> {}, () -> givenUp.set(true));
        stuck.watch("r1");
        int most = 0;
        for (int i = 0; i < 10_000; i++) {
            stuck.put(new LiveMessage("r1", i, i % 2 == 0 ? "frame" : "changed", ""), "text");
            most = Math.max(most, stuck.waiting());
        }
        assertThat(givenUp).isTrue();
        assertThat(most).isLessThanOrEqualTo(Outbox.MOST_EVENTS + 2);
        assertThat(stuck.waiting()).isZero();
    }

    /** Events with long texts, such as the result of solving, are fewer. */
    @Test
    void longEventsWaitForNobodyEither() {
        AtomicBoolean givenUp = new AtomicBoolean();
        Outbox stuck = new Outbox((text, sent) -> {}, () -> givenUp.set(true));
        stuck.watch("r1");
        String text = "x".repeat(Outbox.MOST_TEXT / 8);
        for (int i = 0; i < 9; i++) stuck.put(new LiveMessage("r1", i, "job", ""), text);
        assertThat(givenUp).isFalse(); // one is on its way, and eight wait
        stuck.put(new LiveMessage("r1", 9, "job", ""), text);
        assertThat(givenUp).isTrue();
        assertThat(stuck.waiting()).isZero();
    }

    @Test
    void nobodyWatchesMoreTopicsThanAPageNeeds() {
        Outbox outbox = new Outbox((text, sent) -> {}, () -> {});
        for (int i = 0; i < Outbox.MOST_TOPICS; i++)
            assertThat(outbox.watch("j" + i)).isTrue();
        assertThat(outbox.watch("one more")).isFalse();
        assertThat(outbox.watch("j3")).isTrue();
        outbox.unwatch("j3");
        assertThat(outbox.watch("one more")).isTrue();
    }
}
