package tesuji.endgame.check;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** A checker that asks the solver checks nothing. */
final class CheckerIndependenceTest {
    @Test
    void theCheckerUsesNothingOfTheSolver() {
        JavaClasses main = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("tesuji.endgame");
        classes()
                .that()
                .resideInAPackage("tesuji.endgame.check")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("tesuji.endgame.check", "tesuji.core.base", "java..", "org.jspecify..")
                .check(main);
    }
}
