package tesuji.web.api;

/**
 * What a page may know about the program.
 *
 * @param memory in megabytes
 */
record About(String version, int cores, long memory) {
    private static final long MEGABYTE = 1 << 20;

    static About now() {
        String built = About.class.getPackage().getImplementationVersion();
        Runtime runtime = Runtime.getRuntime();
        return new About(
                built == null ? "development" : built, runtime.availableProcessors(), runtime.maxMemory() / MEGABYTE);
    }
}
