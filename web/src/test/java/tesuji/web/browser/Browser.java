package tesuji.web.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** One browser without a window, and the few things tests do with it. */
final class Browser implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(40);
    private static final List<String> BROWSERS = List.of("/usr/bin/chromium", "/usr/bin/chromium-browser");
    private static final List<String> DRIVERS = List.of("/usr/bin/chromedriver", "/usr/lib/chromium/chromedriver");

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Whether there is one to start. */
    static boolean isInstalled() {
        return program(BROWSERS).isPresent() && program(DRIVERS).isPresent();
    }

    private static Optional<File> program(List<String> places) {
        return places.stream().map(File::new).filter(File::canExecute).findFirst();
    }

    static Browser start(Path profile) {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(program(BROWSERS).orElseThrow());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--no-first-run",
                "--lang=en",
                "--user-data-dir=" + profile);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(program(DRIVERS).orElseThrow())
                .build();
        return new Browser(new ChromeDriver(service, options));
    }

    ChromeDriver driver() {
        return driver;
    }

    /** A new, empty browser window with an address in it, of this size. */
    void open(String address, int width, int height) {
        driver.manage().window().setSize(new Dimension(width, height));
        driver.get("about:blank");
        driver.get(address);
    }

    void await(String what, Supplier<Boolean> condition) {
        new WebDriverWait(driver, PATIENCE, Duration.ofMillis(100))
                .withMessage(() -> what + "; the page shows:\n" + text("body"))
                .ignoring(WebDriverException.class)
                .until(any -> condition.get());
    }

    List<WebElement> all(String css) {
        return driver.findElements(By.cssSelector(css));
    }

    boolean has(String css) {
        return !all(css).isEmpty();
    }

    String text(String css) {
        List<WebElement> found = all(css);
        return found.isEmpty() ? "" : found.get(0).getText();
    }

    /** Clicks the first element when it is there. */
    void click(String css) {
        await(css, () -> has(css));
        all(css).get(0).click();
    }

    /** Clicks the button with this text. */
    void press(String text) {
        await("a button " + text, () -> button(text).isPresent());
        button(text).orElseThrow().click();
    }

    private Optional<WebElement> button(String text) {
        return Stream.concat(all("button").stream(), all("a.button").stream())
                .filter(each -> each.isDisplayed() && each.getText().lines().anyMatch(text::equals))
                .findFirst();
    }

    /** Clicks a point of the board by its name. */
    void point(String name) {
        click("[role=gridcell][aria-label^='" + name + ",']");
    }

    String label(String name) {
        List<WebElement> cells = all("[role=gridcell][aria-label^='" + name + ",']");
        return cells.isEmpty() ? "" : String.valueOf(cells.get(0).getAttribute("aria-label"));
    }

    Object script(String code) {
        Object result = driver.executeScript(code);
        return result == null ? "" : result;
    }

    /** What the console of the page said. */
    List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(entry -> entry.getLevel() + " " + entry.getMessage())
                .toList();
    }

    /** Keeps a picture of the page among the results of the build. */
    void picture(String name) {
        try {
            Path folder = Files.createDirectories(Path.of("target", "screens"));
            Files.copy(
                    driver.getScreenshotAs(OutputType.FILE).toPath(),
                    folder.resolve(name + ".png"),
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
