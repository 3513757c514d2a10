package org.hullwright.lang.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.placeholder.Placeholders;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.ChapterText;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.KindMember;
import org.hullwright.model.Readable;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;
import org.hullwright.model.types.TypeWords;

/**
 * Offers names in the braces of a text, which are nothing to the grammar: the variables of the place, in chapters whatever has a title, and
 * behind "x's" what x has. Behind anything else there is nothing to offer, as in the rest of a text.
 */
class PlaceholderNames {

	private static final Pattern BEGUN = Pattern.compile("\\{(?<before>[^{}]*?)(?<word>[A-Za-z_]\\w*)?$");
	private static final Pattern OWNER = Pattern.compile("(?<chain>(?:[A-Za-z_]\\w*'s\\s+|its\\s+)+)$");
	private static final Pattern LINK = Pattern.compile("([A-Za-z_]\\w*)(?:'s)?\\s+");

	private final PackContext packs;
	private final Placeholders placeholders;

	@Inject
	PlaceholderNames(PackContext packs, Placeholders placeholders) {
		this.packs = packs;
		this.placeholders = placeholders;
	}

	/** The names that could be meant at a place of a text; empty outside of the braces of texts. */
	Optional<List<Proposal>> at(int offset, XtextResource file) {
		ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(file.getParseResult().getRootNode(), Math.max(0, offset - 1));
		if (leaf == null || !leaf.getText().startsWith("\"") || offset >= leaf.getEndOffset()) {
			return Optional.empty();
		}
		Matcher begun = BEGUN.matcher(leaf.getText().substring(0, offset - leaf.getOffset()));
		EObject place = NodeModelUtils.findActualSemanticObjectFor(leaf);
		if (place == null || !begun.find()) {
			return Optional.empty();
		}
		String word = begun.group("word") == null ? "" : begun.group("word");
		var written = new TextRange(offset - word.length(), word.length());
		Matcher owner = OWNER.matcher(begun.group("before"));
		boolean ofSomething = owner.find();
		if (place instanceof ChapterText && !ofSomething) {
			return Optional.of(ChapterNames.of(packs.names(file), word, written));
		}
		Stream<Named> names = ofSomething ? members(owner.group("chain"), place) : variables(place);
		return Optional.of(names.filter(name -> name.name().startsWith(word)).map(name -> name.proposed(written)).toList());
	}

	/** A name, and the type of what it means. */
	private record Named(String name, Type type) {

		Proposal proposed(TextRange written) {
			return new Proposal(name, TypeWords.of(type), "", ElementKind.VARIABLE, written, name, name.length(), List.of());
		}
	}

	private Stream<Named> variables(EObject place) {
		TypeInference types = packs.typesAt(place);
		return packs.locals(place.eResource()).at(place).entrySet().stream()
				.map(variable -> new Named(variable.getKey(), types.of(variable.getValue())));
	}

	private Stream<Named> members(String chain, EObject place) {
		TypeInference types = packs.typesAt(place);
		List<String> names = LINK.matcher(chain).results().map(link -> link.group(1)).toList();
		Type owner = placeholders.typeOf(names.getFirst(), place);
		for (String name : names.subList(1, names.size())) {
			owner = memberOf(owner, name, types);
		}
		Type last = owner;
		return types.members().of(last.present()).stream().filter(Readable.class::isInstance)
				.filter(member -> !(member instanceof EffectSlot))
				.filter(member -> member.getName() != null).map(member -> new Named(member.getName(), types.ofMember(last, member)));
	}

	private static Type memberOf(Type owner, String name, TypeInference types) {
		return types.members().find(owner.present(), name).map((KindMember member) -> types.ofMember(owner, member)).orElse(Type.UNKNOWN);
	}
}
