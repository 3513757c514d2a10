package org.hullwright.lang.ide.drafting;

import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Creatable;
import org.hullwright.lang.ide.answer.Destination;
import org.hullwright.lang.ide.answer.Draft;
import org.hullwright.lang.ide.answer.ElementForm;
import org.hullwright.lang.ide.answer.FieldValues;
import org.hullwright.lang.ide.answer.NewElement;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.outline.Elements;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.services.HullGrammarAccess;
import org.hullwright.model.Expansion;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PackClause;
import org.hullwright.model.Zone;

/** Works out what a pack has to be changed into for a new element: its declaration, and that it lies where it starts. */
public class Drafter {

	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	private final PackContext packs;
	private final Sorts sorts;
	private final FormBuilder forms;
	private final Destinations destinations;
	private final RaceContents races;
	private final CharacterContents characters;
	private final Set<String> keywords;

	@Inject
	Drafter(PackContext packs, Sorts sorts, FormBuilder forms, Destinations destinations, RaceContents races,
			CharacterContents characters, HullGrammarAccess grammar) {
		this.characters = characters;
		this.races = races;
		this.packs = packs;
		this.sorts = sorts;
		this.forms = forms;
		this.destinations = destinations;
		this.keywords = Set.copyOf(GrammarUtil.getAllKeywords(grammar.getGrammar()));
	}

	/** What can be declared in a file. */
	public List<Creatable> creatables(XtextResource file) {
		return sorts.all(file);
	}

	/** What is asked about a new element of a sort; empty when there is no such sort. */
	public Optional<ElementForm> form(String word, XtextResource file) {
		return forms.form(word, file);
	}

	/** A new element as it is written; empty when there is no such sort. */
	public Optional<Draft> draft(NewElement wanted, XtextResource file) {
		return forms.form(wanted.word(), file).map(form -> draft(form, wanted, file));
	}

	private Draft draft(ElementForm form, NewElement wanted, XtextResource file) {
		Optional<Companions> companions = companions(form, wanted, file);
		DeclarationWriter.Declared declared = DeclarationWriter.write(form, wanted, companions.orElse(Companions.NONE).entries());
		Optional<HullFile> target = file(wanted.file(), file);
		int offset = target.map(present -> Insertions.placeOf(wanted.word(), present)).orElse(0);
		String before = target.isPresent() ? "\n\n" : "pack " + PackContext.packOf(file) + "\n\n";
		Map<URI, List<TextChange>> changes = new LinkedHashMap<>();
		String more = companions.map(coming -> fill(coming, file, changes))
				.orElseGet(() -> destination(form, wanted).map(destination -> bring(wanted, destination, file, changes)).orElse(""));
		add(wanted.file(), new TextChange(new TextRange(offset, 0), before + declared.text() + more + (target.isPresent() ? "" : "\n")),
				changes);
		changes.values().forEach(made -> made.sort(Comparator.comparingInt(change -> change.range().offset())));
		int shift = changes.get(wanted.file()).stream().filter(change -> change.range().offset() < offset)
				.mapToInt(change -> change.text().length() - change.range().length()).sum();
		return new Draft(refusal(form, wanted, file), declared.text(), changes, offset + shift + before.length() + declared.caret());
	}

	private static Optional<Destination> destination(ElementForm form, NewElement wanted) {
		return form.destinations().stream().filter(place -> place.zone().equals(wanted.destination()) && !place.byItself()).findFirst();
	}

	/** Puts the element where it starts; yields what has to be written behind it for that. */
	private String bring(NewElement wanted, Destination destination, XtextResource file, Map<URI, List<TextChange>> changes) {
		Zone zone = destinations.find(destination.zone(), file).orElseThrow();
		if (Destinations.isOwn(zone, file)) {
			add(documentOf(zone), Insertions.startIn(zone, wanted.name()), changes);
			return "";
		}
		return expand(List.of("add " + wanted.name() + " to " + zone.getName()), file, changes);
	}

	/** What comes with a new element; empty when nothing does or its author does not want it. */
	private Optional<Companions> companions(ElementForm form, NewElement wanted, XtextResource file) {
		boolean isWanted = form.fields().stream().filter(field -> field.name().startsWith(FormBuilder.CONTENTS))
				.allMatch(field -> wanted.answers().getOrDefault(field.name(), field.proposed()).equals(FieldValues.YES));
		return !isWanted ? Optional.empty() : switch (wanted.word()) {
			case Sorts.RACE -> Optional.of(races.of(wanted.name(), file));
			case Sorts.CHARACTER -> characters.of(wanted, file);
			default -> Optional.empty();
		};
	}

	/** Puts what comes with an element into the game; yields what has to be written behind the element. */
	private String fill(Companions coming, XtextResource file, Map<URI, List<TextChange>> changes) {
		String declarations = coming.declarations().stream().map(each -> "\n\n" + each).collect(Collectors.joining());
		return coming.changes().isEmpty() ? declarations : declarations + expand(coming.changes(), file, changes);
	}

	/** Has the expansion of the pack say more; yields the expansion when there is none yet. */
	private String expand(List<String> more, XtextResource file, Map<URI, List<TextChange>> changes) {
		String lines = String.join("\n\t", more);
		Optional<Expansion> expansion = destinations.expansion(file);
		expansion.ifPresent(own -> add(documentOf(own), Insertions.changeOf(own, lines), changes));
		return expansion.isPresent() ? "" : "\n\nexpansion " + freeName(file) + " \"" + titleOfPack(file) + "\" {\n\t" + lines + "\n}";
	}

	private static void add(URI document, TextChange change, Map<URI, List<TextChange>> changes) {
		changes.computeIfAbsent(document, key -> new ArrayList<>()).add(change);
	}

	private static URI documentOf(EObject declared) {
		return Documents.of(declared.eResource().getURI());
	}

	/** A name for the expansion of a pack: like the pack's, unless that is taken. */
	private String freeName(XtextResource file) {
		String name = NewElement.nameFrom(titleOfPack(file));
		return !name.isEmpty() && !packs.names(file).isKnown(name) ? name : NewElement.nameFrom(PackContext.packOf(file)) + "Expansion";
	}

	private String titleOfPack(XtextResource file) {
		String pack = PackContext.packOf(file);
		return packs.names(file).of(HullPackage.Literals.PACK_CLAUSE).stream()
				.filter(head -> pack.equals(head.getUserData(HullIndexing.PACK)))
				.flatMap(head -> Optional.ofNullable(head.getUserData(HullIndexing.TITLE)).stream()).findFirst().orElse(pack);
	}

	/** The file of the pack that lies there; empty when there is none yet. */
	private Optional<HullFile> file(URI document, XtextResource file) {
		return packs.names(file).of(HullPackage.Literals.PACK_CLAUSE).stream()
				.filter(head -> Documents.isAt(head.getEObjectURI().trimFragment(), document))
				.map(head -> EcoreUtil.resolve(head.getEObjectOrProxy(), file.getResourceSet())).filter(PackClause.class::isInstance)
				.map(EObject::eContainer)
				.filter(HullFile.class::isInstance).map(HullFile.class::cast).findFirst();
	}

	private String refusal(ElementForm form, NewElement wanted, XtextResource file) {
		String name = wanted.name();
		if (!form.isNamed()) {
			return wanted.title().isBlank() ? "Say in a few words what must hold." : "";
		}
		if (name.isEmpty()) {
			return "Give it a name.";
		}
		if (!NAME.matcher(name).matches()) {
			return "“" + name + "” is no name: a name has letters, digits and underscores, and no digit first.";
		}
		if (keywords.contains(name)) {
			return "“" + name + "” is a word of the language.";
		}
		return packs.names(file).find(name, HullPackage.Literals.NAMED)
				.map(found -> "“" + name + "” is taken: " + found.getUserData(HullIndexing.PACK) + " has "
						+ withArticle(Elements.kindOf(found.getEClass()).name().toLowerCase()) + " of that name.")
				.orElse("");
	}

	private static String withArticle(String noun) {
		return ("aeiou".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
	}
}
