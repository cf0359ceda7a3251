package tesuji.app.analysis;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tesuji.app.katago.Perspective;
import tesuji.games.Games;
import tesuji.neural.SymmetryChoice;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A network with random weights that takes no time, and what an engine around it needs. */
final class TinyNetwork {
    private TinyNetwork() {}

    /** Writes the network into a folder. */
    static Path in(Path folder) throws IOException {
        Path file = folder.resolve("tiny.bin.gz");
        NetworkShape shape = NetworkShape.small(8, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), file);
        return file;
    }

    static AnalysisNetwork read(Path file) {
        return new AnalysisNetwork(file, SymmetryChoice.NONE);
    }

    /** Reads queries as the command does without options. */
    static QueryReader queries() {
        return new QueryReader(
                Games.library(),
                new SettingsReader(
                        new SettingsReader.Standard(SettingsReader.Standard.PARAMETERS, 20, Perspective.SIDETOMOVE)));
    }

    /** A query about an empty board with other fields, which are set or, if null, taken away. */
    static AnalysisQuery query(String fields) {
        ObjectNode query = json("{'id':'q','moves':[],'rules':'chinese','boardXSize':7,'boardYSize':7}");
        for (var field : json(fields).properties()) {
            if (field.getValue().isNull()) query.remove(field.getKey());
            else query.set(field.getKey(), field.getValue());
        }
        return queries().read("q", new QueryFields(query));
    }

    private static ObjectNode json(String text) {
        return (ObjectNode) JsonMapper.shared().readTree(text.replace('\'', '"'));
    }
}
