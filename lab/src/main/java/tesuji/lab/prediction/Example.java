package tesuji.lab.prediction;

import tesuji.core.game.GameRecord;

/**
 * A position of an expert's game, and what the expert played there.
 *
 * @param game the name of its file
 * @param number of the expert's move in the game, from 1
 * @param before the game up to the position
 * @param side whose move it is
 * @param free empty points
 */
public record Example(String game, int number, GameRecord before, int expert, int side, int free) {}
