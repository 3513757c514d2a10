package org.hullwright.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/**
 * All classes of the program, without those of tests. To read them takes longer than most rules about them: they are read once for all
 * tests.
 */
final class Program {

	static final JavaClasses CLASSES = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
			.withImportOption(location -> !location.contains("/workbench/tests/")).importPackages("org.hullwright");

	private Program() {}
}
