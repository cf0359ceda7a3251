package tesuji.gtp.client;

import java.time.Duration;

/**
 * How long an engine is waited for before it is taken for hanging.
 *
 * @param answer for any answer; after the time of a move that is limited, too
 * @param thought for a move whose time is not limited
 */
public record EngineTimeouts(Duration answer, Duration thought) {}
