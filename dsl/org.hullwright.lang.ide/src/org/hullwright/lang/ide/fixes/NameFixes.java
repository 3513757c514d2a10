package org.hullwright.lang.ide.fixes;

import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.messages.ForgottenComma;
import org.hullwright.lang.messages.NeedlessComma;
import org.hullwright.lang.messages.SplitName;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.validation.IssueCode;
import org.hullwright.lang.validation.IssueGroup;
import org.hullwright.model.Callable;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.Component;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Named;
import org.hullwright.model.ReportSetting;
import org.hullwright.model.Side;
import org.hullwright.model.TurnEffect;
import org.hullwright.model.types.Type;

/**
 * Mends names: misspelt ones, those of packs that are not required, those of things that are not there yet, and those that two things have.
 */
class NameFixes {

	private static final int MOST_SIMILAR = 3;
	private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)\\}");

	private final IScopeProvider scopes;
	private final RequirementFixes requirements;
	private final CreationFixes creation;

	@Inject
	NameFixes(IScopeProvider scopes, RequirementFixes requirements, CreationFixes creation) {
		this.scopes = scopes;
		this.requirements = requirements;
		this.creation = creation;
	}

	Map<IssueCode, Fixer> fixers() {
		Fixer similar = this::similar;
		Fixer slip = NameFixes::slip;
		return Map.of(
				IssueCode.UNKNOWN_NAME, slip.orElse(similar.or(requirements::remedies).or(creation::remedies)),
				IssueCode.UNKNOWN_MEMBER, slip.orElse(similar.or(creation::remedies)),
				IssueCode.SIDE_UNKNOWN, this::otherSide,
				IssueCode.AMBIGUOUS_NAME, NameFixes::whose,
				IssueCode.DUPLICATE_NAME, NameFixes::anotherName,
				IssueCode.PLACEHOLDER_UNKNOWN, this::similarInBraces,
				IssueCode.PLACEHOLDER_MALFORMED, NameFixes::withoutBraces);
	}

	/** The word that links nowhere, with the question it should have answered. */
	record Unknown(TextRange range, EReference role, String name) {

		/** What a problem marks; empty when that is no name. */
		static Optional<Unknown> in(Mistake mistake) {
			INode node = NodeModelUtils.findLeafNodeAtOffset(mistake.file().getParseResult().getRootNode(), mistake.range().offset());
			while (node != null && !(node.getGrammarElement() instanceof CrossReference)) {
				node = node.getParent();
			}
			return Optional.ofNullable(node).map(found -> new Unknown(new TextRange(found.getOffset(), found.getLength()),
					GrammarUtil.getReference((CrossReference) found.getGrammarElement()),
					NodeModelUtils.getTokenText(found).replace("^", "")));
		}
	}

	/** What was written is no name at all, but a comma or a space makes it one. */
	private static Stream<Remedy> slip(Mistake mistake) {
		Stream<Remedy> forgotten = ForgottenComma.at(mistake.place(), mistake.types()).stream()
				.map(comma -> Remedy.of("Write “,”", new Edit().insert(mistake.file(), comma.before(), ",")));
		Stream<Remedy> needless = NeedlessComma.at(mistake.place(), mistake.types()).stream()
				.map(comma -> Remedy.of("Take “,” out", new Edit().replace(mistake.file(), new TextRange(comma.comma(), 1), "")));
		Stream<Remedy> split = SplitName.at(mistake.place()).stream()
				.map(name -> Remedy.of("Write " + name.written(),
						new Edit().replace(mistake.file(), new TextRange(name.offset(), name.length()), name.written())));
		return Stream.of(forgotten, needless, split).flatMap(remedies -> remedies);
	}

	private Stream<Remedy> similar(Mistake mistake) {
		if (mistake.place() instanceof ReportSetting setting) {
			return changes(mistake, mistake.range(), DidYouMean.close(setting.getCode(), IssueGroup.reportable()));
		}
		return Unknown.in(mistake).stream().flatMap(unknown -> {
			Stream<String> known = StreamSupport
					.stream(scopes.getScope(mistake.place(), unknown.role()).getAllElements().spliterator(), false)
					.map(found -> found.getName().toString());
			return changes(mistake, unknown.range(),
					Stream.concat(mistake.allTold("suggestion").stream(), DidYouMean.close(unknown.name(), known)));
		});
	}

	private static Stream<Remedy> changes(Mistake mistake, TextRange range, Stream<String> names) {
		return names.filter(name -> !name.isEmpty()).distinct().limit(MOST_SIMILAR)
				.map(name -> Remedy.of("Change to “" + name + "”", new Edit().replace(mistake.file(), range, name)));
	}

	private Stream<Remedy> otherSide(Mistake mistake) {
		if (!(mistake.place() instanceof TurnEffect turn)) {
			return Stream.of();
		}
		Type turned = mistake.types().of(turn.getTurned());
		return switch (turned.present()) {
			case Type.PieceType(var kind) ->
				changes(mistake, mistake.range(), mistake.packs().names(mistake.file()).of(HullPackage.Literals.SIDE).stream()
						.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), mistake.file()))
						.filter(Side.class::isInstance).map(Side.class::cast)
						.filter(side -> side.eContainer() instanceof Component component
								&& mistake.types().kinds().of(component).filter(own -> mistake.types().kinds().isA(own, kind)).isPresent())
						.map(Side::getName).filter(Objects::nonNull)
						.sorted(Comparator.comparing(name -> DidYouMean.close(turn.getSide(), Stream.of(name)).findFirst().isEmpty())));
			default -> Stream.of();
		};
	}

	/** Each pack that declares it could be meant. */
	private static Stream<Remedy> whose(Mistake mistake) {
		String name = mistake.told("name");
		TextRange range = mistake.range();
		return mistake.allTold("packs").stream().map(pack -> pack + "." + name)
				.map(full -> Remedy.of("Take “" + full + "”", new Edit().replace(mistake.file(), range, full)));
	}

	/** A name that nothing in the pack has. Whoever names it goes on meaning the other one. */
	private static Stream<Remedy> anotherName(Mistake mistake) {
		if (!(mistake.place() instanceof Named named)) {
			return Stream.of();
		}
		var names = mistake.packs().names(mistake.file());
		return IntStream.iterate(2, number -> number + 1).mapToObj(number -> named.getName() + number).filter(name -> !names.isKnown(name))
				.findFirst().stream()
				.map(free -> Remedy.of("Call this one “" + free + "”", new Edit().replace(mistake.file(), mistake.range(), free)));
	}

	private Stream<Remedy> similarInBraces(Mistake mistake) {
		String unknown = mistake.told("name");
		var locals = mistake.packs().locals(mistake.file()).at(textPlace(mistake)).keySet().stream();
		var members = membersBefore(mistake, unknown);
		var titled = mistake.packs().names(mistake.file()).all(HullPackage.Literals.READABLE)
				.filter(found -> PackContext.packOf(mistake.file()).equals(found.getUserData(HullIndexing.PACK))
						|| found.getUserData(HullIndexing.TITLE) != null)
				.map(found -> found.getName().getLastSegment());
		var own = mistake.place() instanceof Callable callable
				? callable.getParameters().stream().map(Named::getName)
				: Stream.<String>of();
		Stream<Remedy> similar = DidYouMean.close(unknown, Stream.of(locals, own, members, titled).flatMap(names -> names)).distinct()
				.limit(MOST_SIMILAR)
				.map(name -> Remedy.of("Change to “" + name + "”", inText(mistake, unknown, name)));
		return Stream.concat(similar, Stream.of(Remedy.of("Show “" + unknown + "” as a word", unbraced(mistake, unknown))));
	}

	/** Where the variables of a text are in sight: of the words of an option, in what the option does. */
	private static EObject textPlace(Mistake mistake) {
		return mistake.place() instanceof ChoiceOption option && option.getBody() != null ? option.getBody() : mistake.place();
	}

	/** When a gap asks for what something has, anything that some kind has may be meant. */
	private static Stream<String> membersBefore(Mistake mistake, String unknown) {
		boolean asked = BRACES.matcher(mistake.written()).results().anyMatch(gap -> gap.group(1).endsWith(" " + unknown));
		return asked
				? mistake.packs().names(mistake.file()).all(HullPackage.Literals.KIND_MEMBER).map(found -> found.getName().getLastSegment())
				: Stream.of();
	}

	private static Edit inText(Mistake mistake, String unknown, String name) {
		Pattern word = Pattern.compile("(?<=\\{|\\s)" + Pattern.quote(unknown) + "(?=[^{}]*\\})");
		var edit = new Edit();
		word.matcher(mistake.written()).results().forEach(found -> edit.replace(mistake.file(),
				new TextRange(mistake.range().offset() + found.start(), unknown.length()), name));
		return edit;
	}

	private static Edit unbraced(Mistake mistake, String unknown) {
		var edit = new Edit();
		BRACES.matcher(mistake.written()).results().filter(gap -> gap.group(1).contains(unknown))
				.forEach(gap -> edit.replace(mistake.file(),
						new TextRange(mistake.range().offset() + gap.start(), gap.group().length()), gap.group(1)));
		return edit;
	}

	private static Stream<Remedy> withoutBraces(Mistake mistake) {
		String gap = mistake.told("gap");
		int at = mistake.written().indexOf(gap);
		return at < 0
				? Stream.of()
				: Stream.of(Remedy.of("Leave out the braces", new Edit().replace(mistake.file(),
						new TextRange(mistake.range().offset() + at, gap.length()), gap.replaceAll("[{}]", ""))));
	}
}
