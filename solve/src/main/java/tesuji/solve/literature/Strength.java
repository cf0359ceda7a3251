package tesuji.solve.literature;

/** How well programs play a game, best first (Goluch, tables 2.1 and 2.5). */
public enum Strength {
    SOLVED,
    /** Not solved, but programs beat everybody. */
    OVER_CHAMPION,
    WORLD_CHAMPION,
    GRAND_MASTER,
    AMATEUR
}
