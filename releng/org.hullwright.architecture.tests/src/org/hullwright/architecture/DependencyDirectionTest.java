package org.hullwright.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.hullwright.architecture.Bundle.CLI;
import static org.hullwright.architecture.Bundle.EDITOR;
import static org.hullwright.architecture.Bundle.ENGINE;
import static org.hullwright.architecture.Bundle.EXPORT;
import static org.hullwright.architecture.Bundle.LANG;
import static org.hullwright.architecture.Bundle.LANG_IDE;
import static org.hullwright.architecture.Bundle.LANG_SERVER;
import static org.hullwright.architecture.Bundle.MARKUP;
import static org.hullwright.architecture.Bundle.MODEL;
import static org.hullwright.architecture.Bundle.PACKS;
import static org.hullwright.architecture.Bundle.PICTURE;
import static org.hullwright.architecture.Bundle.PLAYTEST;
import static org.hullwright.architecture.Bundle.SERVER;
import static org.hullwright.architecture.Bundle.SIMULATION;
import static org.hullwright.architecture.Bundle.WORKBENCH;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import org.hullwright.engine.lower.Compiler;
import org.hullwright.engine.lower.source.SourceLocator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Dependencies point one way, from what has windows to what has none, and from what uses the model to the model. */
class DependencyDirectionTest {

	/** What a bundle may know of the others. The engine, above all, knows the model and nothing of texts. */
	private static final Map<Bundle, Set<Bundle>> KNOWN = Map.ofEntries(
			entry(MARKUP, Set.of()),
			entry(MODEL, Set.of()),
			entry(LANG, Set.of(MODEL)),
			entry(LANG_IDE, Set.of(MODEL, LANG)),
			entry(LANG_SERVER, Set.of(LANG_IDE)),
			entry(ENGINE, Set.of(MODEL)),
			entry(PACKS, Set.of(MODEL, LANG, ENGINE)),
			entry(SIMULATION, Set.of(MARKUP, ENGINE)),
			entry(PICTURE, Set.of(MARKUP, LANG, ENGINE)),
			entry(EXPORT, Set.of(MARKUP, MODEL, LANG, ENGINE, PACKS, PICTURE)),
			entry(SERVER, Set.of(ENGINE)),
			entry(CLI, Set.of(MODEL, LANG, LANG_IDE, LANG_SERVER, ENGINE, PACKS, SIMULATION, PICTURE, EXPORT, SERVER)),
			entry(EDITOR, Set.of(MODEL, LANG, LANG_IDE, PACKS, EXPORT)),
			entry(PLAYTEST, Set.of(MODEL, LANG, LANG_IDE, ENGINE, PACKS, SIMULATION, PICTURE)),
			entry(WORKBENCH, Set.of(MODEL, LANG, LANG_IDE, ENGINE, PACKS, SIMULATION, PICTURE, EXPORT, EDITOR, PLAYTEST)));

	private static final DescribedPredicate<JavaClass> WINDOWS = resideInAnyPackage("org.eclipse.swt..", "org.eclipse.jface..",
			"org.eclipse.ui..",
			"org.eclipse.e4..");
	private static final DescribedPredicate<JavaClass> PLATFORM = resideInAnyPackage("org.osgi..", "org.eclipse.osgi..",
			"org.eclipse.core..");

	@ParameterizedTest
	@EnumSource
	void a_bundle_knows_only_what_lies_below_it(Bundle bundle) {
		Set<Bundle> unknown = EnumSet.allOf(Bundle.class);
		unknown.remove(bundle);
		unknown.removeAll(KNOWN.get(bundle));
		noClasses().that(bundle.classes()).should().dependOnClassesThat(anyOf(unknown)).because("dependencies point one way")
				.check(Program.CLASSES);
	}

	@ParameterizedTest
	@EnumSource(
			names = { "MARKUP", "MODEL", "LANG", "LANG_IDE", "LANG_SERVER", "ENGINE", "PACKS", "SIMULATION", "PICTURE", "EXPORT", "SERVER",
					"CLI" })
	void what_runs_without_a_workbench_knows_neither_windows_nor_the_platform(Bundle bundle) {
		noClasses().that(bundle.classes()).should().dependOnClassesThat(WINDOWS.or(PLATFORM)).because("it runs on a plain class path")
				.check(Program.CLASSES);
	}

	@Test
	void the_engine_does_not_read_texts() {
		noClasses().that(ENGINE.classes()).should()
				.dependOnClassesThat(resideInAnyPackage("org.eclipse.xtext..", "org.antlr..", "com.google.inject.."))
				.because("a program is made from a linked model, wherever that came from").check(Program.CLASSES);
	}

	@Test
	void spark_is_known_to_no_bundle() {
		noClasses().should().dependOnClassesThat(resideInAnyPackage("org.apache.spark..", "scala.."))
				.because("its libraries are fetched by who wants a cluster").check(Program.CLASSES);
	}

	@Test
	void only_the_tool_chain_compiles_packs() {
		noClasses().that().resideOutsideOfPackages("org.hullwright.packs..", "org.hullwright.engine..").should().dependOnClassesThat()
				.belongToAnyOf(Compiler.class).orShould().implement(SourceLocator.class)
				.because("whoever compiles by the side compiles again what was compiled already").check(Program.CLASSES);
	}

	@ParameterizedTest
	@EnumSource
	void features_do_not_know_each_other_in_circles(Bundle bundle) {
		isFreeOfCircles(bundle.root());
	}

	@Test
	void checks_of_one_concern_do_not_know_each_other_in_circles() {
		isFreeOfCircles("org.hullwright.lang.validation");
	}

	@Test
	void steps_of_lowering_do_not_know_each_other_in_circles() {
		isFreeOfCircles("org.hullwright.engine.lower");
	}

	@Test
	void commands_do_not_know_the_command_line_that_offers_them() {
		noClasses().that().resideInAPackage("org.hullwright.cli.*..").should().dependOnClassesThat().resideInAPackage("org.hullwright.cli")
				.because("what commands share is below them").check(Program.CLASSES);
	}

	/** A bundle with a single package has no circles. */
	private static void isFreeOfCircles(String root) {
		slices().matching(root + ".(*)..").should().beFreeOfCycles().because("each feature can be understood by itself")
				.allowEmptyShould(true).check(Program.CLASSES);
	}

	private static DescribedPredicate<JavaClass> anyOf(Set<Bundle> bundles) {
		return bundles.stream().map(Bundle::classes).reduce((one, other) -> one.or(other)).orElseThrow();
	}
}
