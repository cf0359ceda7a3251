package tesuji.games.taifho;

import tesuji.games.grid.ShortestRoute;

/** The squares that a piece touches on its way, by as few jumps as the move can be made with. */
final class TaifhoRoute {
    private TaifhoRoute() {}

    /** The way of a legal move that is no pass. */
    static int[] of(TaifhoPosition position, int move) {
        int from = TaifhoGame.from(move);
        int to = TaifhoGame.to(move);
        if (isBeside(from, to)) return new int[] {from, to};
        int piece = position.piece(from);
        return ShortestRoute.find(
                from,
                to,
                Ground.SQUARES,
                square -> Jump.from(position, piece, square).stream()
                        .mapToInt(Jump::landing)
                        .toArray());
    }

    /** Steps lead to neighbours, and jumps never do. */
    private static boolean isBeside(int from, int to) {
        int columns = Math.abs(from % Ground.COLUMNS - to % Ground.COLUMNS);
        int rows = Math.abs(from / Ground.COLUMNS - to / Ground.COLUMNS);
        return Math.max(columns, rows) == 1;
    }
}
