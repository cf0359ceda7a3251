package tesuji.solve.strategy;

import java.util.function.ToIntFunction;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.solve.space.KeyTable;
import tesuji.solve.space.LongList;
import tesuji.solve.space.StateCodec;

/** Walks through all positions that can come up when one side plays by a rule and the other as it likes. */
final class Following {
    /** What is done at a position. */
    interface Visitor {
        /** The position is ended, or the moves lead on from it; it must be left as it was. */
        void visit(Position position, long key, int[] moves, int count);
    }

    private final StateCodec codec;
    private final int owner;
    private final ToIntFunction<Position> rule;

    /** The rule names a legal move of the owner in every position it comes to. */
    Following(Game game, int owner, ToIntFunction<Position> rule) {
        this(StateCodec.plain(game), owner, rule);
    }

    /** The same from the origin of the codec. */
    Following(StateCodec codec, int owner, ToIntFunction<Position> rule) {
        this.codec = codec;
        this.owner = owner;
        this.rule = rule;
    }

    /** Visits every position once, the origin first. */
    void forEach(Visitor visitor) {
        KeyTable seen = new KeyTable(Long.MAX_VALUE);
        LongList waiting = new LongList(1024);
        int[] moves = new int[codec.game().maxLegalMoves()];
        Position position = codec.game().start();
        waiting.add(codec.origin());
        seen.add(codec.origin());
        for (int next = 0; next < waiting.size(); next++) {
            seen.reserve((long) waiting.size() + moves.length);
            codec.place(waiting.at(next), position);
            int count = position.legalMoves(moves);
            if (count > 0 && position.toMove() == owner) {
                moves[0] = rule.applyAsInt(position);
                count = 1;
            }
            visitor.visit(position, waiting.at(next), moves, count);
            for (int i = 0; i < count; i++) {
                position.play(moves[i]);
                long key = codec.key(position);
                if (seen.add(key)) waiting.add(key);
                position.undo();
            }
        }
    }
}
