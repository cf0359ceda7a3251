package tesuji.app.command;

import java.util.Iterator;
import java.util.List;
import tesuji.lab.catalog.Catalog;

/** For the help of options: the programs as one text, since recipes and command lines are no words to choose from. */
public final class ProgramNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return List.of(Catalog.names() + ". " + Catalog.parameters()).iterator();
    }
}
