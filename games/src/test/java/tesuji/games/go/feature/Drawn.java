package tesuji.games.go.feature;

import java.util.Locale;
import tesuji.core.eval.OwnerStatistics;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

/** Positions from drawings, and their symmetric pictures. */
final class Drawn {
    private Drawn() {}

    /** The rows of a square board, X to move, and then these moves. */
    static GoPosition position(String rows, String... moves) {
        int size = rows.strip().indexOf('\n');
        GoGame game = (GoGame) Games.library().open("go:size=" + size + ",komi=7.5");
        GoPosition position = (GoPosition) game.start();
        String mover = rows.contains("move") ? "" : "move black\n";
        game.notation().place(rows + mover, position);
        for (String move : moves) position.play(game.notation().move(move));
        return position;
    }

    static int point(GoPosition position, String move) {
        return ((GoGame) position.game()).notation().move(move);
    }

    /** The levels of a move. */
    static int[] team(GoPosition position, String move) {
        MoveTeams teams = new MoveTeams(((GoGame) position.game()).geometry(), new PatternDictionary(new long[0]));
        teams.load(position);
        int[] levels = new int[MoveFeature.COUNT];
        teams.team(point(position, move), levels);
        return levels;
    }

    /** The same when playouts have ended like this. */
    static int[] team(GoPosition position, String move, OwnerStatistics ends) {
        MoveTeams teams = new MoveTeams(((GoGame) position.game()).geometry(), new PatternDictionary(new long[0]));
        teams.load(position, ends);
        int[] levels = new int[MoveFeature.COUNT];
        teams.team(point(position, move), levels);
        return levels;
    }

    static int level(GoPosition position, MoveFeature feature, String move) {
        return team(position, move)[feature.index()];
    }

    /** Where a symmetry takes a point: bit 0 mirrors columns, bit 1 mirrors rows, bit 2 exchanges both. */
    static int turned(int point, int size, int symmetry) {
        int row = point / size;
        int column = point % size;
        if ((symmetry & 1) != 0) column = size - 1 - column;
        if ((symmetry & 2) != 0) row = size - 1 - row;
        return (symmetry & 4) == 0 ? row * size + column : column * size + row;
    }

    /** The picture of a board under a symmetry; rows are drawn from the top, points counted from the bottom. */
    static String turned(String rows, int symmetry) {
        String[] lines = rows.strip().split("\n");
        int size = lines.length;
        char[][] picture = new char[size][size];
        for (int point = 0; point < size * size; point++) {
            int image = turned(point, size, symmetry);
            picture[size - 1 - image / size][image % size] = lines[size - 1 - point / size].charAt(point % size);
        }
        StringBuilder text = new StringBuilder();
        for (char[] line : picture) text.append(line).append('\n');
        return text.toString();
    }

    /** The same board with the colours of stones and mover exchanged. */
    static String exchanged(String rows) {
        return rows.toUpperCase(Locale.ROOT).replace('X', '+').replace('O', 'X').replace('+', 'O') + "move white\n";
    }
}
