package tesuji.games.go;

import tesuji.core.base.EpochSet;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;

/** Counts stones and the empty regions that touch one colour only. Owned by one thread, used again and again. */
final class Regions {
    private final Geometry geometry;
    private final EpochSet seen;
    private final int[] queue;
    private final int[] stones = new int[3];
    private final int[] territory = new int[3];

    Regions(Geometry geometry) {
        this.geometry = geometry;
        seen = new EpochSet(geometry.cells());
        queue = new int[geometry.points()];
    }

    void find(Chains board) {
        seen.clear();
        stones[Chains.BLACK] = 0;
        stones[Chains.WHITE] = 0;
        territory[Chains.BLACK] = 0;
        territory[Chains.WHITE] = 0;
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            int colour = board.colour(cell);
            if (colour != Chains.EMPTY) stones[colour]++;
            else if (seen.add(cell)) fill(board, cell);
        }
    }

    private void fill(Chains board, int first) {
        queue[0] = first;
        int end = 1;
        int touched = 0;
        for (int begin = 0; begin < end; begin++) {
            for (int direction = 0; direction < 4; direction++) {
                int cell = board.neighbour(queue[begin], direction);
                int colour = board.colour(cell);
                if (colour == Chains.EMPTY) {
                    if (seen.add(cell)) queue[end++] = cell;
                } else if (colour != Chains.BORDER) {
                    touched |= colour;
                }
            }
        }
        if (touched == Chains.BLACK || touched == Chains.WHITE) territory[touched] += end;
    }

    int stones(int colour) {
        return stones[colour];
    }

    /** Empty points in regions that touch only this colour. */
    int territory(int colour) {
        return territory[colour];
    }
}
