package tesuji.app.cgt;

import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.desk.cgt.Portrait;

/** A {@link Portrait} for people. */
record PortraitScreen(Portrait portrait) {
    void print(Console console) {
        Table table = new Table("", "");
        table.add("game", portrait.canonical());
        if (portrait.compare() != null && portrait.other() != null) {
            table.add("", portrait.compare() + " " + portrait.other());
        }
        table.add("outcome", portrait.outcome() + " (" + winner() + ")");
        table.add("mean", portrait.mean());
        table.add("temperature", portrait.temperature());
        table.add("stops", portrait.leftStop() + " and " + portrait.rightStop());
        table.add("birthday", "" + portrait.birthday());
        table.add("chilled", portrait.chilled());
        table.add("frozen", portrait.frozen());
        String cooled = portrait.cooled();
        if (cooled != null) table.add("cooled", cooled);
        String weight = portrait.atomicWeight();
        if (weight != null) table.add("weight", weight);
        table.print(console.out(), console.style());
        if (portrait.thermograph().size() > 1) {
            console.out().println();
            Table walls = new Table(">temperature", ">left wall", ">right wall");
            for (Portrait.Row row : portrait.thermograph()) walls.add(row.temperature(), row.left(), row.right());
            walls.print(console.out(), console.style());
        }
    }

    /** Who wins, in words. */
    private String winner() {
        return switch (portrait.outcome()) {
            case "L" -> "Left wins";
            case "R" -> "Right wins";
            case "N" -> "the next player wins";
            default -> "the previous player wins";
        };
    }
}
