package tesuji.spark;

import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;
import tesuji.app.command.InterruptibleRun;
import tesuji.core.game.Library;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.TrialPlace;
import tesuji.lab.journal.Origin;
import tesuji.lab.place.GamePlace;
import tesuji.lab.prediction.FolderPrediction;
import tesuji.lab.site.RemoteSite;
import tesuji.lab.site.TrialSite;
import tesuji.spark.cluster.ClusterContext;
import tesuji.spark.play.SparkWorkforce;

/** The executors of a cluster, which is connected to when the first trials are to be made. */
final class ClusterSite implements TrialSite {
    private final Library library;
    private final InterruptibleRun run;
    private final PlayOptions options;
    private final Consumer<String> teller;
    private @Nullable ClusterContext cluster;

    /**
     * The site that the options name, which are read when a command begins.
     *
     * @param run with which the connection ends
     * @param teller says what people should know meanwhile
     */
    ClusterSite(Library library, InterruptibleRun run, PlayOptions options, Consumer<String> teller) {
        this.library = library;
        this.run = run;
        this.options = options;
        this.teller = teller;
    }

    private TrialSite remote() {
        return new RemoteSite(library, new SparkWorkforce(this::connect), options.isShared());
    }

    private synchronized SparkContext connect(int threads) {
        ClusterContext known = cluster;
        if (known == null) {
            known = ClusterContext.open("tesuji", options.master(), List.of(), SparkWorkforce.settings(threads));
            known.tellOfWaiting(teller);
            cluster = known;
            run.whenClosed(known::close);
        }
        return known.spark().sc();
    }

    @Override
    public GamePlace match(Origin origin, int parallel) {
        return remote().match(origin, parallel);
    }

    @Override
    public GamePlace tournament(Origin origin, int parallel) {
        return remote().tournament(origin, parallel);
    }

    @Override
    public TrialPlace experiment(Experiment experiment, GivenFiles files, int parallel) {
        return remote().experiment(experiment, files, parallel);
    }

    @Override
    public TrialPlace prediction(FolderPrediction prediction, int parallel) {
        return remote().prediction(prediction, parallel);
    }
}
