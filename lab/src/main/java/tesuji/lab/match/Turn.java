package tesuji.lab.match;

import java.time.Duration;
import java.util.Optional;
import tesuji.core.play.Decision;
import tesuji.core.play.TreeView;

/**
 * One decision of a player.
 *
 * @param time how long it took
 * @param freeBytes memory the program could still use afterwards
 * @param tree how large its tree was afterwards, if it has one to show
 */
public record Turn(int side, Decision decision, Duration time, long freeBytes, Optional<TreeView.Size> tree) {}
