package tesuji.spark.play;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A cluster of Spark's own kind on this machine: a master and two workers, each a process with an address of its own,
 * for Spark begins a slow task anew on another machine only.
 */
final class StandaloneCluster implements AutoCloseable {
    private static final String MASTER = "127.0.0.1";

    private final Path home;
    private final int port;
    private final List<Process> processes = new ArrayList<>();

    private StandaloneCluster(Path home, int port) {
        this.home = home;
        this.port = port;
    }

    /** Starts one whose files are in this folder. */
    static StandaloneCluster start(Path home) throws IOException, InterruptedException {
        return start(home, List.of("127.0.0.2", "127.0.0.3"));
    }

    /** Starts one with a worker at each of these addresses. */
    static StandaloneCluster start(Path home, List<String> hosts) throws IOException, InterruptedException {
        Files.createDirectories(home.resolve("jars")); // an installation without any libraries; ours are at hand
        StandaloneCluster cluster = new StandaloneCluster(home, freePort());
        cluster.launch("org.apache.spark.deploy.master.Master", MASTER, "--port", "" + cluster.port);
        cluster.awaitMaster();
        for (String host : hosts) {
            cluster.launch(
                    "org.apache.spark.deploy.worker.Worker",
                    host,
                    "--cores",
                    "1",
                    "--memory",
                    "1g",
                    "--work-dir",
                    home.resolve(host).toString(),
                    cluster.url());
        }
        return cluster;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void launch(String type, String host, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                type,
                "--host",
                host,
                "--webui-port",
                "0"));
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", host);
        File told = home.resolve(host + ".txt").toFile();
        processes.add(builder.redirectOutput(told).start());
    }

    private void awaitMaster() throws InterruptedException {
        while (processes.get(0).isAlive()) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                if (socket.isConnected()) return;
            } catch (IOException later) {
                Thread.sleep(50);
            }
        }
        throw new IllegalStateException("the master has ended");
    }

    String url() {
        return "spark://" + MASTER + ":" + port;
    }

    @Override
    public void close() {
        for (Process process : processes) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        for (Process process : processes) {
            try {
                process.waitFor(10, TimeUnit.SECONDS);
            } catch (InterruptedException hurry) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
