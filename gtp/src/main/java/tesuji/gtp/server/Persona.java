package tesuji.gtp.server;

/**
 * How the engine presents itself. Some controllers choose their dialect by it, so it can be another program's.
 *
 * @param description anything worth writing into a game record, such as the options and the seed; may have lines
 */
public record Persona(String name, String version, String description) {}
