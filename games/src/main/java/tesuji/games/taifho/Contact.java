package tesuji.games.taifho;

/** Whether the sides have met: somebody can jump over a piece of the enemy. */
public final class Contact {
    private Contact() {}

    /** Whether a chain of the side to move may go over an enemy. */
    public static boolean isPossible(TaifhoPosition position) {
        int side = position.toMove();
        for (int piece = TaifhoPosition.PIECES * side; piece < TaifhoPosition.PIECES * (side + 1); piece++) {
            boolean[] seen = new boolean[Ground.SQUARES];
            seen[position.square(piece)] = true;
            if (meets(position, piece, position.square(piece), seen)) return true;
        }
        return false;
    }

    private static boolean meets(TaifhoPosition position, int piece, int square, boolean[] seen) {
        for (Jump jump : Jump.from(position, piece, square)) {
            if (seen[jump.landing()]) continue;
            if (position.piece(jump.over()) / TaifhoPosition.PIECES != position.toMove()) return true;
            seen[jump.landing()] = true;
            if (meets(position, piece, jump.landing(), seen)) return true;
        }
        return false;
    }
}
