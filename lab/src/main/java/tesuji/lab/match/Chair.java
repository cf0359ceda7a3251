package tesuji.lab.match;

import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/** A player at the board, and what it may spend on a move. */
public record Chair(Player player, Limits limits) {}
