package tesuji.core.game;

import tesuji.core.base.InputException;

/** The notation of {@link Heaps} with one mistake. */
record FaultyNotation(FaultyGame game, Notation sound) implements Notation {
    @Override
    public String move(int move) {
        return sound.move(game.fault() == Fault.MOVE_TEXTS_COLLIDE && move == 1 ? 0 : move);
    }

    @Override
    public int move(String text) {
        if (game.fault() == Fault.MOVE_TEXTS_MIND_CASE && text.startsWith("A")) throw new InputException("A capital.");
        if (game.fault() == Fault.BAD_MOVES_CRASH && text.isEmpty()) throw new StringIndexOutOfBoundsException(0);
        try {
            return sound.move(text);
        } catch (InputException refusal) {
            if (game.fault() == Fault.BAD_MOVES_PASS) return game.moveLimit();
            throw refusal;
        }
    }

    @Override
    public int[] gesture(Position position, int move) {
        return sound.gesture(heaps(position), game.fault() == Fault.GESTURES_COLLIDE && move == 1 ? 0 : move);
    }

    @Override
    public String objection(Position position, int move) {
        return game.fault() == Fault.REFUSES_WITHOUT_A_REASON && move == 2
                ? ""
                : sound.objection(heaps(position), move);
    }

    @Override
    public Picture picture(Position position) {
        return sound.picture(heaps(position));
    }

    @Override
    public String diagram(Position position) {
        String diagram = sound.diagram(heaps(position));
        return game.fault() == Fault.DIAGRAM_LOSES_THE_SIDE ? diagram.replace('O', 'X') : diagram;
    }

    @Override
    public void place(String diagram, Position into) {
        if (game.fault() == Fault.PLACE_KEEPS_THE_PAST
                && heaps(into).left() < heaps(into).right()) return;
        try {
            sound.place(diagram, heaps(into));
            ((FaultyPosition) into).markPlaced();
        } catch (InputException refusal) {
            if (game.fault() == Fault.BAD_DIAGRAMS_CRASH) throw new IllegalStateException(refusal);
            if (game.fault() != Fault.BAD_DIAGRAMS_PASS) throw refusal;
        }
    }

    private static HeapsPosition heaps(Position position) {
        return ((FaultyPosition) position).heaps();
    }
}
