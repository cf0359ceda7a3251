package tesuji.solve.literature;

import java.util.List;
import java.util.OptionalInt;
import tesuji.solve.Value;

/** The solved games up to 2009 by year (Goluch, table 2.4); the values are those of the text of §2.3. */
public final class SolvedGames {
    private static final int UNKNOWN = 0;

    public static final List<SolvedGame> ALL = List.of(
            of(1949, "Hex 11x11", "Nash", 57, 98, Degree.ULTRA_WEAK, Value.WIN, ""),
            of(1980, "Qubic", "Patashnik", 30, 34, Degree.WEAK, Value.WIN, ""),
            of(1988, "Connect Four", "Allen; Allis", 14, 21, Degree.WEAK, Value.WIN, ""),
            of(1990, "Qubic", "Allis and Schoo", 30, 34, Degree.STRONG, Value.WIN, ""),
            of(1992, "Go-Moku", "Allis", 105, 70, Degree.WEAK, Value.WIN, "free and standard"),
            of(1993, "Nine men's morris", "Gasser", 10, 50, Degree.WEAK, Value.DRAW, ""),
            of(1995, "Connect Four", "Tromp", 14, 21, Degree.STRONG, Value.WIN, ""),
            of(1996, "Pentomino", "Orman", 12, 18, Degree.WEAK, Value.WIN, ""),
            of(1998, "Quarto twist", "Goossens", UNKNOWN, UNKNOWN, Degree.WEAK, Value.DRAW, ""),
            of(1998, "Teeko", "Steele", UNKNOWN, UNKNOWN, Degree.WEAK, Value.DRAW, "a win in some of 16 variants"),
            of(2000, "Dakon-6", "Donkers et al.", 15, 33, Degree.WEAK, Value.WIN, "in the first turn"),
            of(2000, "Kalah(6,4)", "Irving et al.", 13, 18, Degree.WEAK, Value.WIN, ""),
            of(2001, "Renju", "Wágner and Virág", 105, 70, Degree.WEAK, Value.WIN, ""),
            of(2002, "Awari", "Romein and Bal", 12, 32, Degree.STRONG, Value.DRAW, ""),
            of(2003, "Quarto", "Holshouser and Reiter", UNKNOWN, UNKNOWN, Degree.WEAK, Value.LOSS, ""),
            of(2007, "English draughts", "Schaeffer", 21, 31, Degree.WEAK, Value.DRAW, ""),
            of(2007, "Fanorona", "Schadd et al.", 22, 46, Degree.WEAK, Value.DRAW, ""),
            of(2007, "Tigers and goats", "Lim", 10, 31, Degree.WEAK, Value.DRAW, ""));

    private SolvedGames() {}

    private static SolvedGame of(
            int year, String game, String authors, int states, int tree, Degree degree, Value value, String note) {
        return new SolvedGame(year, game, authors, known(states), known(tree), degree, value, note);
    }

    private static OptionalInt known(int exponent) {
        return exponent == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(exponent);
    }
}
