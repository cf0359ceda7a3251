package tesuji.games.skoczki;

import java.util.Arrays;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.games.Games;

/** All positions that play can reach, packed, in the order in which a breadth-first search finds them. */
final class States {
    private final Game game;
    private long[] found = new long[1024];
    private int count;
    /** Places of an open-addressed table: one more than the number of a state, or 0. */
    private int[] table = new int[4096];

    private States(Game game) {
        this.game = game;
    }

    static Game open(String board, String variant) {
        String[] size = board.split("x", -1);
        return Games.library().open("skoczki:width=" + size[0] + ",height=" + size[1] + ",variant=" + variant);
    }

    static States of(Game game) {
        States states = new States(game);
        Packing packing = game.packing().orElseThrow();
        Position position = game.start();
        int[] moves = new int[game.maxLegalMoves()];
        states.add(packing.pack(position));
        for (int next = 0; next < states.count; next++) {
            packing.unpack(states.found[next], position);
            int legal = position.legalMoves(moves);
            for (int i = 0; i < legal; i++) {
                position.play(moves[i]);
                states.add(packing.pack(position));
                position.undo();
            }
        }
        return states;
    }

    private void add(long packed) {
        int place = slot(packed);
        if (table[place] != 0) return;
        if (count == found.length) found = Arrays.copyOf(found, 2 * count);
        found[count++] = packed;
        table[place] = count;
        if (2 * count > table.length) grow();
    }

    private int slot(long packed) {
        int place = (int) Rng.mix(packed) & (table.length - 1);
        while (table[place] != 0 && found[table[place] - 1] != packed) place = (place + 1) & (table.length - 1);
        return place;
    }

    private void grow() {
        table = new int[2 * table.length];
        for (int state = 0; state < count; state++) table[slot(found[state])] = state + 1;
    }

    int count() {
        return count;
    }

    /** A new position that is this state. */
    Position at(int state) {
        Position position = game.start();
        game.packing().orElseThrow().unpack(found[state], position);
        return position;
    }

    /** The number of a state, or -1. */
    int number(Position position) {
        return table[slot(game.packing().orElseThrow().pack(position))] - 1;
    }
}
