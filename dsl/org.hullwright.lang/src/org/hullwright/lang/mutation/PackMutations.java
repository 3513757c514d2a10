package org.hullwright.lang.mutation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.model.Declaration;
import org.hullwright.model.HullFile;

/** Finds all mutations of a pack. */
public final class PackMutations {

	private final List<Mutator> mutators;
	private final RuleElements rules;

	private PackMutations(LoadedPack pack) {
		this.rules = new RuleElements(pack.files());
		this.mutators = List.of(new NumberMutator(), new OperatorMutator(), new ConditionMutator(), new TruthMutator(), new OrderMutator(),
				new StatementMutator(new IndependentStatements(pack.files())));
	}

	/**
	 * All mutations of the rules that some files declare, in the order of the files and their texts. Tests, tryouts, experiments, goals,
	 * translations, and what only these use are no rules; what is printed or told is left alone, too.
	 *
	 * @param pack that is tested
	 * @param files of the pack, or of those it requires
	 */
	public static List<Mutation> of(LoadedPack pack, List<Resource> files) {
		PackMutations finder = new PackMutations(pack);
		List<Mutation> mutations = new ArrayList<>();
		for (Resource resource : files) {
			resource.getContents().stream().filter(HullFile.class::isInstance).map(HullFile.class::cast)
					.forEach(file -> mutations
							.addAll(finder.ofFile(file, Path.of(resource.getURI().toFileString()), pack.own().contains(resource))));
		}
		return mutations;
	}

	private List<Mutation> ofFile(HullFile file, Path path, boolean own) {
		ICompositeNode root = NodeModelUtils.findActualNodeFor(file);
		if (root == null) {
			return List.of();
		}
		MutationCollector collector = new MutationCollector(path, root.getRootNode());
		for (Declaration declaration : file.getDeclarations()) {
			for (EObject element : rules.in(declaration, own)) {
				mutators.forEach(mutator -> mutator.mutate(element, collector));
			}
		}
		List<Mutation> found = collector.mutations();
		found.sort(Comparator.comparingInt((Mutation mutation) -> mutation.edited().offset()).thenComparing(Mutation::operator)
				.thenComparing(Mutation::replacement));
		return found;
	}
}
