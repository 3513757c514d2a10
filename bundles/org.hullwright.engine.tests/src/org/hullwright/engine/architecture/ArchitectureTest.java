package org.hullwright.engine.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.junit.jupiter.api.Test;

/** Who may know whom. */
@AnalyzeClasses(packages = "org.hullwright.engine", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

	private static final Path SOURCES = Path.of("..", "org.hullwright.engine", "src");
	private static final Pattern GAME_WORDS = Pattern.compile(
			"intruder|noise|oxygen|larva|corridor|contaminat|malfunction|nemesis|lockdown|retaliation", Pattern.CASE_INSENSITIVE);

	@ArchTest
	static final ArchRule the_engine_knows_neither_the_language_nor_a_window = noClasses().should().dependOnClassesThat()
			.resideInAnyPackage("org.hullwright.lang..", "org.eclipse.xtext..", "org.eclipse.swt..", "org.eclipse.jface..",
					"org.eclipse.ui..",
					"org.eclipse.core..", "org.osgi..");

	@ArchTest
	static final ArchRule only_lowering_knows_the_model = noClasses().that().resideOutsideOfPackage("org.hullwright.engine.lower..")
			.should()
			.dependOnClassesThat().resideInAnyPackage("org.hullwright.model..", "org.eclipse.emf..");

	@ArchTest
	static final ArchRule only_the_compiler_knows_bytecode = noClasses().that().resideOutsideOfPackage("org.hullwright.engine.compile..")
			.should().dependOnClassesThat().resideInAPackage("org.objectweb.asm..");

	@ArchTest
	static final ArchRule layers_know_only_what_is_below = layeredArchitecture().consideringOnlyDependenciesInLayers()
			.ensureAllClassesAreContainedInArchitecture()
			.layer("tree").definedBy("..engine.tree..")
			.layer("random").definedBy("..engine.random..")
			.layer("file").definedBy("..engine.file..")
			.layer("state").definedBy("..engine.state..")
			.layer("agent").definedBy("..engine.agent..")
			.layer("node").definedBy("..engine.node..")
			.layer("learning").definedBy("..engine.learning..")
			.layer("compile").definedBy("..engine.compile..")
			.layer("lower").definedBy("..engine.lower..")
			.layer("game").definedBy("..engine.game..")
			.layer("plan").definedBy("..engine.plan..")
			.layer("debug").definedBy("..engine.debug..")
			.layer("view").definedBy("..engine.view..")
			.layer("record").definedBy("..engine.record..")
			.layer("testing").definedBy("..engine.testing..")
			.whereLayer("tree").mayNotAccessAnyLayer()
			.whereLayer("random").mayNotAccessAnyLayer()
			.whereLayer("file").mayNotAccessAnyLayer()
			.whereLayer("state").mayOnlyAccessLayers("tree", "random")
			.whereLayer("agent").mayOnlyAccessLayers("tree", "random", "state")
			.whereLayer("node").mayOnlyAccessLayers("tree", "state", "agent")
			.whereLayer("learning").mayOnlyAccessLayers("tree", "state", "node")
			.whereLayer("compile").mayOnlyAccessLayers("state", "node")
			.whereLayer("lower").mayOnlyAccessLayers("tree", "state")
			.whereLayer("game").mayOnlyAccessLayers("tree", "state", "agent", "node", "learning")
			.whereLayer("plan").mayOnlyAccessLayers("tree", "state", "node", "compile", "game")
			.whereLayer("debug").mayOnlyAccessLayers("state", "node")
			.whereLayer("view").mayOnlyAccessLayers("tree", "state", "node", "game")
			.whereLayer("record").mayOnlyAccessLayers("tree", "file", "game")
			.whereLayer("testing").mayOnlyAccessLayers("tree", "state", "agent", "node", "game", "record");

	@ArchTest
	static final ArchRule kinds_of_nodes_do_not_know_each_other = slices().matching("org.hullwright.engine.node.(*)..").should()
			.notDependOnEachOther();

	@ArchTest
	static final ArchRule nodes_do_not_change = classes().that().areAssignableTo(EffectNode.class).or().areAssignableTo(ValueNode.class)
			.or()
			.areAssignableTo(ConditionNode.class).or().areAssignableTo(ListNode.class).and().doNotHaveModifier(JavaModifier.ABSTRACT).and()
			.resideInAPackage("..engine.node..").should().haveOnlyFinalFields();

	@ArchTest
	static final ArchRule nothing_prints_or_ends_the_program = noClasses().should().accessField(System.class, "out").orShould()
			.accessField(System.class, "err").orShould().callMethod(System.class, "exit", int.class).orShould()
			.callMethod(Throwable.class, "printStackTrace");

	/** The package {@code file} is no part of a game. */
	@ArchTest
	static final ArchRule a_game_reads_no_clock_and_no_other_chance = noClasses().that().resideOutsideOfPackage("..engine.file..")
			.should().callMethod(System.class, "nanoTime").orShould()
			.callMethod(System.class, "currentTimeMillis").orShould().dependOnClassesThat()
			.haveNameMatching("java\\.util\\.(Random|SplittableRandom)|java\\.time\\..*")
			.orShould().callMethod(Math.class, "random");

	@Test
	void no_word_of_any_game_is_in_the_engine() throws IOException {
		List<String> found = new ArrayList<>();
		try (Stream<Path> files = Files.walk(SOURCES)) {
			List<Path> sources = files.filter(path -> path.toString().endsWith(".java")).toList();
			assertFalse(sources.isEmpty(), "the sources of the engine are looked for in the wrong place");
			for (Path file : sources) {
				if (GAME_WORDS.matcher(Files.readString(file)).find()) {
					found.add(file.toString());
				}
			}
		}
		assertEquals(List.of(), found);
	}
}
