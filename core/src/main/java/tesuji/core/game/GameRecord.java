package tesuji.core.game;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;

/**
 * A game so far: the rules, the position it began from and the moves. All a player needs to answer.
 *
 * @param setup a diagram of the first position, or empty for the start of the game
 */
public record GameRecord(GameId game, String setup, List<Integer> moves) {
    public GameRecord {
        moves = List.copyOf(moves);
    }

    public static GameRecord of(Game game) {
        return new GameRecord(game.id(), "", List.of());
    }

    /** A record that begins at this position, whatever came before it. */
    public static GameRecord from(Position position) {
        Game game = position.game();
        return new GameRecord(game.id(), game.notation().diagram(position), List.of());
    }

    public GameRecord then(int move) {
        List<Integer> longer = new ArrayList<>(moves);
        longer.add(move);
        return new GameRecord(game, setup, longer);
    }

    /** The record without its last {@code count} moves. */
    public GameRecord without(int count) {
        return new GameRecord(game, setup, moves.subList(0, moves.size() - count));
    }

    /**
     * A number for the whole game so far, the same in every run. A position that comes back has another one each time:
     * two players whose random numbers depended on the position alone would play the same moves again, and then for
     * ever.
     *
     * @param end the position after all moves
     */
    public long key(Position end) {
        long way = 0;
        for (int move : moves) way = Rng.mix(31 * way + move + 1);
        return end.key() ^ way;
    }

    /** The position after all moves; an {@link InputException} names the first that is illegal and says why. */
    public Position replay(Game rules) {
        Position position = rules.start();
        if (!setup.isEmpty()) rules.notation().place(setup, position);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (!position.isLegal(move)) {
                throw new InputException("Move " + (i + 1) + " (" + text(rules, move) + ") is illegal"
                        + Objection.after(position, move) + ".");
            }
            position.play(move);
        }
        return position;
    }

    private static String text(Game rules, int move) {
        return move >= 0 && move < rules.moveLimit() ? rules.notation().move(move) : "number " + move;
    }
}
