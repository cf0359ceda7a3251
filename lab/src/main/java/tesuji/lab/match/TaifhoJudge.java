package tesuji.lab.match;

import tesuji.core.game.Position;
import tesuji.games.taifho.Finish;
import tesuji.games.taifho.TaifhoPosition;

/** Says why games of Taifho ended, and tells those that their cap cut off from those that somebody won. */
final class TaifhoJudge implements Judge {
    @Override
    public Ending verdict(Position position) {
        TaifhoPosition end = (TaifhoPosition) position;
        boolean finished = Finish.of(end) != Finish.LIMIT;
        String side = Finish.side(end.score() > 0 ? 0 : 1);
        String note = side + (finished ? " wins: " : " is ahead in a game that its cap cut off: ") + Finish.reason(end);
        return Ending.counted(finished ? Termination.RULES : Termination.LIMIT, end.score(), note + ".");
    }
}
