package tesuji.neural.go;

import tesuji.games.go.GoPosition;

/** What passes made so far mean. */
final class PassHistory {
    private PassHistory() {}

    /**
     * Whether the side to move has already passed with this very board before: without superko, passing again then ends
     * play. Takes moves back, so that the position is of no further use.
     */
    static boolean hasPassedHere(GoPosition position, int pass) {
        boolean any = false;
        for (int back = 1; back <= position.length() && !any; back++) any = position.move(back) == pass;
        if (!any) return false;
        int side = position.toMove();
        long board = position.board().key();
        while (position.length() > 0) {
            int move = position.move(1);
            position.undo();
            if (move == pass && position.toMove() == side && position.board().key() == board) return true;
        }
        return false;
    }
}
