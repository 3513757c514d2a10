package org.hullwright.lang.ide.rename;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Renamable;
import org.hullwright.lang.ide.answer.Rewriting;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.navigation.Declarations;
import org.hullwright.lang.ide.navigation.MentioningFiles;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.ide.placeholder.Placeholders;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.services.HullGrammarAccess;
import org.hullwright.model.Named;
import org.hullwright.model.PackClause;
import org.hullwright.model.Parameter;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.Side;
import org.hullwright.model.Variable;
import org.hullwright.model.boards.NamedPlaces;

/**
 * Gives something another name: at its declaration, wherever it is named, as a part of longer names, in the braces of texts and in their
 * translations. Whether every sentence still means what it did is not guessed but tried: see {@link Trial}.
 */
public class Renamer {

	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	private final Declarations declarations;
	private final MentioningFiles files;
	private final Placeholders placeholders;
	private final PackContext packs;
	private final Trial trial;
	private final Set<String> keywords;

	@Inject
	Renamer(Declarations declarations, MentioningFiles files, Placeholders placeholders, PackContext packs, Trial trial,
			HullGrammarAccess grammar) {
		this.declarations = declarations;
		this.files = files;
		this.placeholders = placeholders;
		this.packs = packs;
		this.trial = trial;
		this.keywords = Set.copyOf(GrammarUtil.getAllKeywords(grammar.getGrammar()));
	}

	/**
	 * What is to be called otherwise.
	 *
	 * @param identity its address, which stays the same
	 * @param name what it is called now
	 * @param isLocal whether nothing but its own file can name it
	 * @param alike what is the same to rules and goes with it: places of the same name on other sides of a board
	 */
	public record Target(URI identity, String name, boolean isLocal, List<URI> alike) {

		/** Keeps its own copy. */
		public Target {
			alike = List.copyOf(alike);
		}

		/** All that gets the other name. */
		Stream<URI> all() {
			return Stream.concat(Stream.of(identity), alike.stream());
		}

		/** Visits the files in which one of these names may mean it. */
		void visit(MentioningFiles files, Set<String> names, Index index, CancelIndicator cancelled, Consumer<XtextResource> visitor) {
			if (isLocal) {
				files.visit(identity.trimFragment(), index, visitor);
				return;
			}
			Set<URI> seen = new HashSet<>();
			all().map(URI::trimFragment).distinct().forEach(own -> files.visit(own, names, index, cancelled, file -> {
				if (seen.add(file.getURI())) {
					visitor.accept(file);
				}
			}));
		}
	}

	/** Whether what is named at a place can get another name; empty when nothing is named there. */
	public Optional<Renamable> renamable(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).map(meant -> {
			EObject declared = declaredBy(meant.target(), file);
			String name = declared instanceof Named named && named.getName() != null ? named.getName() : "";
			return new Renamable(meant.range(), name, refusal(declared, name));
		});
	}

	/** What is meant at a place. */
	public Optional<Target> target(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).map(meant -> declaredBy(meant.target(), file)).filter(Named.class::isInstance)
				.map(declared -> new Target(EcoreUtil.getURI(declared), ((Named) declared).getName(),
						declared instanceof Variable && !(declared instanceof Parameter), alike(declared, file)));
	}

	private List<URI> alike(EObject declared, XtextResource file) {
		return declared instanceof Readable place && NamedPlaces.isPlace(place)
				? packs.boardSides(file).sides().alike(place).stream().filter(other -> other != place).map(EcoreUtil::getURI).toList()
				: List.of();
	}

	/** A query without a name of its own is called like its kind: who wants another name means that of the kind. */
	private EObject declaredBy(EObject meant, XtextResource file) {
		return meant instanceof Query query && query.getName() == null
				? packs.locals(file).nameOf(query)
						.flatMap(name -> packs.kinds(file).filter(kind -> name.equals(kind.getName())).findFirst()).map(EObject.class::cast)
						.orElse(meant)
				: meant;
	}

	private static String refusal(EObject declared, String name) {
		if (EcoreUtil.getURI(declared).trimFragment().equals(CoreLibrary.LOCATION)) {
			return "“" + name + "” belongs to the language";
		}
		return switch (declared) {
			case PackClause pack -> "A pack keeps its name: other packs require it by that name";
			case Side side -> "A side keeps its name: sentences that turn something to it say its name without telling whose side it is";
			case Named named when !name.isEmpty() -> "";
			default -> "This has no name of its own";
		};
	}

	/** The changes that give it the other name, or why there are none. */
	public Rewriting rename(Target target, String name, Index index, CancelIndicator cancelled) {
		String wrong = refusal(name);
		if (!wrong.isEmpty()) {
			return new Rewriting.Refused(wrong);
		}
		if (name.equals(target.name())) {
			return new Rewriting.Changes(Map.of());
		}
		Target whole = withSidesOfOtherPacks(target, index, cancelled);
		var before = new Meanings();
		Map<URI, SortedMap<Integer, TextChange>> changes = changes(whole, name, before, index, cancelled);
		return trial.refusal(whole, name, changes, before, index, cancelled).<Rewriting>map(Rewriting.Refused::new).orElseGet(() -> {
			var told = new LinkedHashMap<java.net.URI, List<TextChange>>();
			changes.forEach((file, made) -> told.put(Documents.of(file), List.copyOf(made.values())));
			return new Rewriting.Changes(told);
		});
	}

	/** A side of a board may be laid by a pack that the pack of the board knows nothing of: looked for until no more are found. */
	private Target withSidesOfOtherPacks(Target target, Index index, CancelIndicator cancelled) {
		if (target.isLocal()) {
			return target;
		}
		Set<URI> alike = new LinkedHashSet<>(target.alike());
		target.visit(files, Set.of(target.name()), index, cancelled,
				file -> target.all().forEach(place -> sidesSeenFrom(file, place).filter(other -> !other.equals(target.identity()))
						.forEach(alike::add)));
		return alike.size() == target.alike().size()
				? target
				: withSidesOfOtherPacks(new Target(target.identity(), target.name(), false, List.copyOf(alike)), index, cancelled);
	}

	private Stream<URI> sidesSeenFrom(XtextResource file, URI place) {
		if (packs.filesSeenFrom(file).stream().noneMatch(seen -> seen.getURI().equals(place.trimFragment()))) {
			return Stream.empty();
		}
		EObject declared = file.getResourceSet().getEObject(place, true);
		return declared == null ? Stream.empty() : alike(declared, file).stream();
	}

	private String refusal(String name) {
		if (!NAME.matcher(name).matches()) {
			return "“" + name + "” is no name: a name has letters, digits and underscores, and no digit first";
		}
		return keywords.contains(name) ? "“" + name + "” is a word of the language" : "";
	}

	/** @param before learns what all names mean that the changes may concern */
	private Map<URI, SortedMap<Integer, TextChange>> changes(Target target, String name, Meanings before, Index index,
			CancelIndicator cancelled) {
		Map<URI, SortedMap<Integer, TextChange>> changes = new LinkedHashMap<>();
		Set<String> shown = new HashSet<>(); // texts in which the name stands in braces
		target.visit(files, Set.of(target.name(), name), index, cancelled, file -> {
			before.read(file);
			var found = new TreeMap<Integer, TextChange>(Comparator.naturalOrder());
			collect(target, file, shown).forEach(range -> found.put(range.offset(), new TextChange(range, name)));
			if (!found.isEmpty()) {
				changes.put(file.getURI(), found);
			}
		});
		if (!shown.isEmpty()) {
			files.visit(target.identity().trimFragment(), Set.of(target.name()), index, cancelled, file -> shown.stream()
					.flatMap(text -> Placeholders.translationsOf(text, file).stream())
					.flatMap((INode text) -> Placeholders.named(target.name(), text).stream())
					.forEach(range -> changes.computeIfAbsent(file.getURI(), key -> new TreeMap<>()).put(range.offset(),
							new TextChange(range, name))));
		}
		return changes;
	}

	private List<TextRange> collect(Target target, XtextResource file, Set<String> shown) {
		Map<Integer, TextRange> found = new HashMap<>();
		target.all().forEach(identity -> collect(identity, file, shown, found));
		return List.copyOf(found.values());
	}

	private void collect(URI identity, XtextResource file, Set<String> shown, Map<Integer, TextRange> found) {
		String text = file.getParseResult().getRootNode().getText();
		var parts = new NameParts(packs.types(file).kinds(), identity);
		if (file.getURI().equals(identity.trimFragment())) {
			EObject declared = file.getEObject(identity.fragment());
			if (declared != null) {
				TextRange name = declarations.nameOf(declared);
				found.put(name.offset(), name);
			}
		}
		Reference.in(file).forEach(reference -> parts.partIn(text, reference.range(), reference.target()).ifPresent(part -> {
			found.put(part.offset(), part);
			Placeholders.textAround(reference.source()).ifPresent(shown::add);
		}));
		placeholders.in(file).forEach(placeholder -> parts.partIn(text, placeholder.name(), placeholder.means()).ifPresent(part -> {
			found.put(part.offset(), part);
			shown.add(placeholder.text());
		}));
	}
}
