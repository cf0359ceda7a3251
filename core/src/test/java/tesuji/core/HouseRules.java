package tesuji.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The rules of the project, checked on the compiled classes of one module. A module's test inherits them:
 *
 * <pre>{@code
 * final class HouseRulesTest implements HouseRules {}
 * }</pre>
 */
public interface HouseRules {
    @TestFactory
    default Stream<DynamicTest> everyRuleHolds() throws URISyntaxException {
        JavaClasses classes = moduleOf(getClass());
        assertThat(classes).as("classes of the module").isNotEmpty();
        return rules("tesuji").map(rule -> DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(classes)));
    }

    /** All rules, for a project whose packages begin with {@code root}. */
    static Stream<ArchRule> rules(String root) {
        return Stream.of(DependencyRules.of(root), ClassRules.of(root), List.of(HotMethods.RULE))
                .flatMap(List::stream)
                .map(rule -> rule.allowEmptyShould(true)); // a module need not have something of every kind
    }

    /** The main classes beside the test classes among which {@code test} lies. */
    private static JavaClasses moduleOf(Class<?> test) throws URISyntaxException {
        URI tests = test.getProtectionDomain().getCodeSource().getLocation().toURI();
        return new ClassFileImporter()
                .withImportOption(location -> !location.contains("/jmh_generated/"))
                .importPath(Path.of(tests).resolveSibling("classes"));
    }
}
