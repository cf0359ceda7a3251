package tesuji.core.game;

import java.util.Locale;
import tesuji.core.base.InputException;

/** Text for {@link Heaps}: {@code a2} takes two counters from the left heap; {@code 3-4 X} is a position. */
record HeapsNotation(Heaps game) implements Notation {
    private Layout layout() {
        return new Layout(Layout.Shape.PILES, Heaps.HEAPS, game.size());
    }

    @Override
    public String move(int move) {
        return (move < game.take() ? "a" : "b") + (move % game.take() + 1);
    }

    @Override
    public int move(String text) {
        for (int move = 0; move < game.moveLimit(); move++) {
            if (move(move).equals(text.toLowerCase(Locale.ROOT))) return move;
        }
        throw new InputException("\"" + text + "\" is not a move; write a or b and a number.");
    }

    @Override
    public int[] gesture(Position position, int move) {
        HeapsPosition heaps = (HeapsPosition) position;
        int heap = move / game.take();
        int row = (heap == 0 ? heaps.left() : heaps.right()) - heaps.taken(move);
        return new int[] {row * Heaps.HEAPS + heap};
    }

    @Override
    public String objection(Position position, int move) {
        return "the heap has fewer counters";
    }

    @Override
    public Picture picture(Position position) {
        HeapsPosition heaps = (HeapsPosition) position;
        StringBuilder pieces = new StringBuilder();
        for (int row = 0; row < game.size(); row++) {
            pieces.append(row < heaps.left() ? Picture.COUNTER : Picture.EMPTY);
            pieces.append(row < heaps.right() ? Picture.COUNTER : Picture.EMPTY);
        }
        return new Picture(layout(), pieces.toString());
    }

    /** A counter is called by its heap and how high it lies. */
    @Override
    public String point(int point) {
        return "ab".charAt(point % Heaps.HEAPS) + ":" + (point / Heaps.HEAPS + 1);
    }

    @Override
    public Scenery scenery() {
        Axes axes = Axes.of(layout(), column -> column == 0 ? "a" : "b", rise -> "");
        return Scenery.of(layout(), axes, this::point)
                .withKinds(
                        new Scenery.Kind(Picture.FIRST, "stone", Scenery.Outline.DISC),
                        new Scenery.Kind(Picture.COUNTER, "counter", Scenery.Outline.DISC));
    }

    @Override
    public String diagram(Position position) {
        HeapsPosition heaps = (HeapsPosition) position;
        return heaps.left() + "-" + heaps.right() + " " + "XO".charAt(heaps.toMove());
    }

    @Override
    public void place(String diagram, Position into) {
        HeapsPosition heaps = (HeapsPosition) into;
        if (diagram.matches("[0-9]-[0-9] [XO]")) {
            int left = diagram.charAt(0) - '0';
            int right = diagram.charAt(2) - '0';
            if (left <= game.size() && right <= game.size()) {
                heaps.set(left, right, "XO".indexOf(diagram.charAt(4)));
                return;
            }
        }
        throw new InputException("\"" + diagram + "\" is not a position; write two heaps and the side: 3-4 X.");
    }
}
