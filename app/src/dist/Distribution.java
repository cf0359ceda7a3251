import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Puts the program as the launcher has built it, its own launchers and the pages into one zip. The launcher runs this
 * file as it is, since neither Maven nor the JDK has a tool that is always there and keeps the mode of a script:
 *
 * <pre>java app/src/dist/Distribution.java ROOT REVISION</pre>
 *
 * <p>Entries are sorted and have the time of the jar, so that the same build gives the same file.
 */
final class Distribution {
    private static final String PAGES = "README.md CHANGELOG.md CONTRIBUTING.md LICENSE";

    private final Path root;
    private final Path build;
    private final Attributes manifest;
    private final Map<String, byte[]> entries = new TreeMap<>();

    private Distribution(Path root) throws IOException {
        this.root = root;
        build = root.resolve("app/target/quick");
        try (JarFile jar = new JarFile(build.resolve("tesuji.jar").toFile())) {
            manifest = jar.getManifest().getMainAttributes();
        }
    }

    public static void main(String[] args) throws IOException {
        Distribution distribution = new Distribution(Path.of(args[0]));
        distribution.collect(args[1]);
        System.out.println(distribution.write());
    }

    private String version() {
        return manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION);
    }

    private String name() {
        return "tesuji-" + version();
    }

    private void collect(String revision) throws IOException {
        entries.put("tesuji", script("tesuji", revision, "\n"));
        entries.put("tesuji.bat", script("tesuji.bat", revision, "\r\n"));
        add("tesuji.jar", build.resolve("tesuji.jar"));
        // the folder may still hold jars of earlier builds
        for (String jar : manifest.getValue(Attributes.Name.CLASS_PATH).split(" ")) add(jar, build.resolve(jar));
        // not every jar has its licence in it
        for (String text : List.of("LICENSE-jline.txt", "THIRD-PARTY.txt")) {
            add("lib/" + text, root.resolve("app/src/dist").resolve(text));
        }
        for (String page : PAGES.split(" ")) add(page, root.resolve(page));
        try (Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            for (Path file : docs.filter(Files::isRegularFile).toList()) {
                add(root.relativize(file).toString().replace('\\', '/'), file);
            }
        }
    }

    private void add(String entry, Path file) throws IOException {
        entries.put(entry, Files.readAllBytes(file));
    }

    private byte[] script(String script, String revision, String lineEnd) throws IOException {
        return Files.readString(root.resolve("app/src/dist").resolve(script))
                .replace("@version@", version())
                .replace("@revision@", revision)
                .replace("\n", lineEnd)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Written beside its place and then moved, so that there is a whole zip or none. */
    private Path write() throws IOException {
        Path file = root.resolve("target").resolve(name() + ".zip");
        Path draft = file.resolveSibling(file.getFileName() + ".tmp");
        Files.deleteIfExists(draft);
        FileTime time = Files.getLastModifiedTime(build.resolve("tesuji.jar"));
        Map<String, String> options = Map.of("create", "true", "enablePosixFileAttributes", "true");
        try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:" + draft.toUri()), options)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                Path place = zip.getPath(name(), entry.getKey());
                Files.createDirectories(place.getParent());
                Files.write(place, entry.getValue());
                String mode = entry.getKey().equals("tesuji") ? "rwxr-xr-x" : "rw-r--r--";
                Files.setPosixFilePermissions(place, PosixFilePermissions.fromString(mode));
                Files.setLastModifiedTime(place, time);
            }
        }
        return Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    }
}
