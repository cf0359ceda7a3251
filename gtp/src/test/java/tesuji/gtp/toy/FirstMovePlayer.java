package tesuji.gtp.toy;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;

/** Plays the first legal move, so that every transcript is the same; resigns when the board is nearly full. */
public record FirstMovePlayer(Game game) implements Player {
    private static final int TOO_FEW = 3;

    @Override
    public String name() {
        return "first";
    }

    @Override
    public Decision choose(GameRecord record, Limits limits) {
        Position position = record.replay(game);
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        Analysis analysis = new Analysis(10, 0.625, List.of(new Analysis.Candidate(moves[0], 8, 0.75)));
        return count < TOO_FEW && game.id().name().equals("catch")
                ? new Decision.Resign(analysis)
                : new Decision.Play(moves[0], analysis);
    }
}
