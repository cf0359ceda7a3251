/**
 * What happens, told to all who watch. {@link tesuji.web.live.LiveFeed} hears of events and frames from any thread and
 * passes them to the {@link tesuji.web.live.Outbox} of every socket that watches the topic.
 *
 * <p>Events are all delivered. Of the frames of a topic only the newest is: whoever reads slowly skips some, and a
 * search, which reports on its own thread, only puts a reference down and goes on.
 */
@NullMarked
package tesuji.web.live;

import org.jspecify.annotations.NullMarked;
