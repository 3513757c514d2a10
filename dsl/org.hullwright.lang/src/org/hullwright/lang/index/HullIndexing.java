package org.hullwright.lang.index;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.impl.DefaultResourceDescriptionStrategy;
import org.eclipse.xtext.util.IAcceptor;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Block;
import org.hullwright.model.Component;
import org.hullwright.model.CustomComponent;
import org.hullwright.model.Expression;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.KindExtension;
import org.hullwright.model.PackClause;
import org.hullwright.model.Requirement;
import org.hullwright.model.Step;
import org.hullwright.model.TypeReference;
import org.hullwright.model.icons.Appearances;

/**
 * What the index knows of a file without loading it: each declaration with its pack and title, each member of a kind, step, literal, side,
 * space and path, what the file adds to which kind, and from the head of the file the pack, its version and what it requires.
 */
public class HullIndexing extends DefaultResourceDescriptionStrategy {

	/** User data of everything: the pack that declares it. */
	public static final String PACK = "pack";
	/** User data of what has one: the printed title. */
	public static final String TITLE = "title";
	/** User data of what adds to a kind, and of components of kinds that packs declare: the kind's name as written, without its pack. */
	public static final String KIND = "kind";
	/** User data of components: what they print, see {@link PrintedValues}. */
	static final String PRINTS = "prints";
	/** User data of the head of the manifest: the pack's version, present in no other file of the pack. */
	public static final String VERSION = "version";
	/** User data of the head of the manifest: the packs it requires, separated by commas. */
	public static final String REQUIRES = "requires";
	/** User data of the head of the manifest: the words of the game that no dictionary has, one on each line. */
	public static final String WORDS = "words";
	/** User data of the head of the manifest: how it wants warnings to be reported, as {@code CODE=LEVEL} separated by commas. */
	public static final String REPORTS = "reports";
	/** User data of the head of a file that belongs to an expansion: the expansion's name as written, without its pack. */
	public static final String WITH = "with";

	/** User data of the head of a file that counts only beside an optional dependency: the name of that pack. */
	static final String COMPANION = "companion";

	/** User data of the head of a file of tests, which packs that require its pack do not see. */
	static final String TESTS = "tests";

	/** User data of the head of a file that declares nothing but how things look: how many of these there are. */
	private static final String LOOKS = "looks";

	private final HullNames names;

	/** @param names the full names that are put into the index */
	@Inject
	public HullIndexing(HullNames names) {
		this.names = names;
	}

	@Override
	@NonNullByDefault({})
	public boolean createEObjectDescriptions(EObject object, IAcceptor<IEObjectDescription> acceptor) {
		QualifiedName name = names.getFullyQualifiedName(object);
		if (name != null) {
			acceptor.accept(EObjectDescription.create(name, object, userData(object)));
		}
		return !(object instanceof Expression) && !(object instanceof TypeReference)
				&& (!(object instanceof Block) || mayHoldSteps(object));
	}

	private static Map<String, String> userData(EObject object) {
		var data = new HashMap<String, String>();
		if (object instanceof PackClause pack) {
			describe(pack, data);
			if (pack.eContainer() instanceof HullFile file && Appearances.isOfTheme(file)) {
				data.put(LOOKS, Integer.toString(file.getDeclarations().size()));
			}
		}
		if (object.eResource() != null && !object.eResource().getContents().isEmpty()
				&& object.eResource().getContents().getFirst() instanceof HullFile file && file.getPack() != null
				&& file.getPack().getName() != null) {
			data.put(PACK, file.getPack().getName());
		}
		EStructuralFeature title = object.eClass().getEStructuralFeature(TITLE);
		if (title != null && object.eGet(title) instanceof String text) {
			data.put(TITLE, text);
		}
		if (object instanceof Component component) {
			data.put(PRINTS, PrintedValues.of(component));
		}
		if (object instanceof KindExtension extension) {
			data.put(KIND, HullNames.writtenKind(extension));
		}
		if (object instanceof CustomComponent component) {
			data.put(KIND, HullNames.written(component, HullPackage.Literals.CUSTOM_COMPONENT__KIND));
		}
		return data;
	}

	private static void describe(PackClause pack, Map<String, String> data) {
		String expansion = HullNames.written(pack, HullPackage.Literals.PACK_CLAUSE__EXPANSION);
		if (!expansion.isEmpty()) {
			data.put(WITH, expansion);
		}
		if (pack.getCompanion() != null) {
			data.put(COMPANION, pack.getCompanion());
		}
		if (pack.eResource() != null && TestFiles.holds(pack.eResource())) {
			data.put(TESTS, TESTS);
		}
		if (pack.isManifest()) {
			data.put(VERSION, pack.getVersion() == null ? "" : pack.getVersion());
			data.put(REQUIRES, pack.getRequirements().stream().map(Requirement::getPack).collect(Collectors.joining(",")));
			data.put(WORDS, String.join("\n", pack.getWords()));
			data.put(REPORTS, pack.getReports().stream().filter(report -> report.getCode() != null)
					.map(report -> report.getCode() + "=" + report.getLevel().getName()).collect(Collectors.joining(",")));
		}
	}

	/** Whether files, all those of a pack, say nothing but how things look, so that the pack is a theme. */
	public static boolean areTheme(Collection<? extends IResourceDescription> files) {
		List<String> looks = files.stream().flatMap(file -> VisiblePacks.headOf(file).stream()).map(head -> head.getUserData(LOOKS))
				.map(count -> count == null ? "" : count).toList();
		return !looks.contains("") && looks.stream().anyMatch(count -> !"0".equals(count));
	}

	/** Steps hang below blocks, so a block is only worth a look when a sentence of it is, or may contain, a step. */
	private static boolean mayHoldSteps(EObject block) {
		return block.eContents().stream()
				.anyMatch(effect -> effect instanceof Step || effect.eContents().stream().anyMatch(Block.class::isInstance));
	}
}
