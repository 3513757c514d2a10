package org.hullwright.lang.ide.placeholder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.rulebook.GapReader;
import org.hullwright.model.ChapterText;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.HullPackage;
import org.hullwright.model.KindMember;
import org.hullwright.model.Readable;
import org.hullwright.model.SayEffect;
import org.hullwright.model.ShownText;
import org.hullwright.model.TranslatedText;
import org.hullwright.model.series.Series;
import org.hullwright.model.texts.Braces;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/** Names in braces inside of texts. They are resolved when the text is shown, so that no cross-reference of the model leads from them. */
public final class Placeholders {

	private static final Pattern PLACEHOLDER = Pattern.compile("\\{([A-Za-z_][A-Za-z_0-9.]*)[^{}]*\\}");

	private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)\\}");
	private static final Pattern MEMBER = Pattern.compile("\\s([A-Za-z_]\\w*)");
	private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z_0-9.]*");

	private final PackContext packs;

	@Inject
	Placeholders(PackContext packs) {
		this.packs = packs;
	}

	/**
	 * A name in a text.
	 *
	 * @param text the whole text, as it is written between its quotes
	 * @param start where that begins in the file
	 * @param name where the name stands in the file
	 * @param means what it means there
	 */
	public record Placeholder(String text, int start, TextRange name, EObject means) {}

	/** All that mean something in a file. */
	public List<Placeholder> in(XtextResource file) {
		Iterable<EObject> all = () -> EcoreUtil.getAllContents(file, false);
		var found = new ArrayList<Placeholder>();
		all.forEach(object -> read(object, found));
		return found;
	}

	/** The one at a place of a file. */
	public Optional<Placeholder> at(XtextResource file, int offset) {
		ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(file.getParseResult().getRootNode(), offset);
		EObject object = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
		if (object == null) {
			return Optional.empty();
		}
		var found = new ArrayList<Placeholder>();
		read(object, found);
		return found.stream().filter(placeholder -> placeholder.name().touches(offset)).findFirst();
	}

	private void read(EObject object, List<Placeholder> found) {
		switch (object) {
			case SayEffect say -> read(say, HullPackage.Literals.SAY_EFFECT__TEXT, say, found);
			case Component series when Series.isSeries(series) -> read(series, HullPackage.Literals.COMPONENT__TITLE, series, found);
			case ChooseEffect choose -> read(choose, HullPackage.Literals.CHOOSE_EFFECT__PROMPT, choose, found);
			case ChoiceOption option when option.getBody() != null ->
				read(option, HullPackage.Literals.CHOICE_OPTION__LABEL, option.getBody(), found);
			case ChapterText paragraph -> readChapter(paragraph, found);
			default -> { /* shows no text with names in it */ }
		}
	}

	/** In a chapter there are no variables, and a name may stand behind other words. */
	private void readChapter(ChapterText paragraph, List<Placeholder> found) {
		for (INode node : NodeModelUtils.findNodesForFeature(paragraph, HullPackage.Literals.CHAPTER_TEXT__TEXT)) {
			String text = NodeModelUtils.getTokenText(node);
			BRACES.matcher(text).results().forEach(gap -> {
				List<String> names = GapReader.namesIn(gap.group(1));
				EObject means = names.isEmpty() ? null : meaningOf(names.getFirst(), paragraph);
				if (means != null) {
					int start = text.indexOf(names.getFirst(), gap.start(1));
					found.add(new Placeholder(text, node.getOffset(), new TextRange(node.getOffset() + start, names.getFirst().length()),
							means));
					if (names.size() > 1) {
						String rest = text.substring(start, gap.end());
						found.addAll(members(rest, typeOf(names.getFirst(), means, paragraph), paragraph, text, node.getOffset(), start));
					}
				}
			});
		}
	}

	private void read(EObject owner, EAttribute attribute, EObject place, List<Placeholder> found) {
		for (INode node : NodeModelUtils.findNodesForFeature(owner, attribute)) {
			String text = NodeModelUtils.getTokenText(node);
			PLACEHOLDER.matcher(text).results().forEach(match -> {
				EObject means = meaningOf(match.group(1), place);
				if (means != null) {
					found.add(new Placeholder(text, node.getOffset(),
							new TextRange(node.getOffset() + match.start(1), match.end(1) - match.start(1)), means));
				}
				if (Braces.isName(match.group().substring(1, match.group().length() - 1))) {
					found.addAll(
							members(match.group(), typeOf(match.group(1), means, place), place, text, node.getOffset(), match.start()));
				}
			});
		}
	}

	/** The members that follow each other behind the first name in braces, each asked of what the one before it is. */
	private List<Placeholder> members(String gap, Type first, EObject place, String text, int start, int offset) {
		TypeInference types = packs.typesAt(place);
		var found = new ArrayList<Placeholder>();
		Type owner = first;
		for (MatchResult written : MEMBER.matcher(gap).results().toList()) {
			Optional<KindMember> member = types.members().find(owner.present(), written.group(1));
			if (member.isEmpty()) {
				break;
			}
			found.add(new Placeholder(text, start, new TextRange(start + offset + written.start(1), written.group(1).length()),
					member.get()));
			owner = types.ofMember(owner, member.get());
		}
		return found;
	}

	/** The type of what a name means that stands first in braces at some place; unknown when it means nothing there. */
	public Type typeOf(String name, EObject place) {
		return typeOf(name, meaningOf(name, place), place);
	}

	private Type typeOf(String name, @Nullable EObject means, EObject place) {
		TypeInference types = packs.typesAt(place);
		return switch (name) {
			case "it", "its" -> types.ofIt(place);
			case "this" -> types.ofOwner(place);
			default -> means instanceof Readable readable ? types.of(readable) : Type.UNKNOWN;
		};
	}

	private EObject meaningOf(String name, EObject place) {
		EObject variable = packs.locals(place.eResource()).at(place).get(name);
		return variable != null
				? variable
				: packs.names(place.eResource()).find(name, EcorePackage.Literals.EOBJECT)
						.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), place)).filter(resolved -> !resolved.eIsProxy())
						.orElse(null);
	}

	/** Where a file translates a text: the texts on both sides, as they are written. */
	public static List<INode> translationsOf(String text, XtextResource file) {
		Iterable<EObject> all = () -> EcoreUtil.getAllContents(file, false);
		var found = new ArrayList<INode>();
		for (EObject object : all) {
			if (object instanceof TranslatedText translated) {
				List<INode> original = NodeModelUtils.findNodesForFeature(translated, HullPackage.Literals.TRANSLATED_TEXT__ORIGINAL);
				if (original.stream().anyMatch(node -> NodeModelUtils.getTokenText(node).equals(text))) {
					found.addAll(original);
					found.addAll(NodeModelUtils.findNodesForFeature(translated, HullPackage.Literals.TRANSLATED_TEXT__TEXT));
				}
			}
		}
		return found;
	}

	/** The whole text, as it is written, that an expression stands in braces in; empty where it stands in none. */
	public static Optional<String> textAround(EObject expression) {
		for (EObject part = expression; part != null; part = part.eContainer()) {
			if (part instanceof org.hullwright.model.Placeholder && part.eContainer() instanceof ShownText shown) {
				return NodeModelUtils.findNodesForFeature(shown, Braces.textOf(shown)).stream().findFirst()
						.map(NodeModelUtils::getTokenText);
			}
		}
		return Optional.empty();
	}

	/** Where a name stands in braces in a text: as the first word, else as what that has, or anywhere in an expression. */
	public static List<TextRange> named(String name, INode text) {
		var found = new ArrayList<TextRange>();
		BRACES.matcher(NodeModelUtils.getTokenText(text)).results().forEach(gap -> WORD.matcher(gap.group()).results()
				.filter(word -> word.group().equals(name)
						&& (word.start() == 1 || !Braces.isName(gap.group(1)) || !WORD.matcher(gap.group(1)).results().findFirst()
								.map(MatchResult::group).orElse("").equals(name)))
				.forEach(word -> found.add(new TextRange(text.getOffset() + gap.start() + word.start(), name.length()))));
		return found;
	}
}
