package tesuji.web.api;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.Layout;
import tesuji.core.game.StarPoints;
import tesuji.desk.board.EdgeLabels;

/** The board under the pieces, for a page that draws it. */
record BoardAnswer(
        String game,
        String shape,
        int width,
        int height,
        List<SpotAnswer> spots,
        List<List<Integer>> lines,
        List<ZoneAnswer> zones,
        List<SideAnswer> sides,
        List<KindAnswer> kinds,
        List<String> columns,
        List<String> rows,
        String surface) {
    record SpotAnswer(double x, double y, String form, String name, String group) {}

    record ZoneAnswer(String meaning, int side, List<Integer> points) {}

    record SideAnswer(String name, String colour, boolean dark) {}

    record KindAnswer(String letter, String name, String outline) {}

    static BoardAnswer of(Game game) {
        Layout layout = game.notation().picture(game.start()).layout();
        EdgeLabels labels = EdgeLabels.of(game);
        List<SpotAnswer> spots = new ArrayList<>();
        List<Integer> stars = new ArrayList<>();
        for (int point = 0; point < layout.points(); point++) {
            int column = layout.column(point);
            int down = layout.height() - 1 - layout.rise(point);
            boolean hexagons = layout.shape() == Layout.Shape.HEXAGONS;
            spots.add(new SpotAnswer(
                    hexagons ? column + down / 2.0 : column,
                    hexagons ? down * Math.sqrt(3) / 2 : down,
                    switch (layout.shape()) {
                        case CROSSINGS -> "crossing";
                        case SQUARES -> "square";
                        case HEXAGONS -> "hexagon";
                        case PILES -> "place";
                    },
                    labels.columns().get(column) + labels.rows().get(layout.rise(point)),
                    ""));
            if (layout.shape() == Layout.Shape.CROSSINGS
                    && StarPoints.isStar(layout, column, layout.rise(point))) stars.add(point);
        }
        return new BoardAnswer(
                game.id().toString(),
                layout.shape().name().toLowerCase(java.util.Locale.ROOT),
                layout.width(),
                layout.height(),
                spots,
                List.of(),
                List.of(new ZoneAnswer("star", -1, stars)),
                List.of(new SideAnswer("Black", "black", true), new SideAnswer("White", "white", false)),
                List.of(new KindAnswer("X", "stone", "disc")),
                labels.columns(),
                labels.rows(),
                "wood");
    }
}
