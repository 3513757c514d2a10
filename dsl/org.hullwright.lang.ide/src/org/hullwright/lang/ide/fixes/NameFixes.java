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
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueGroup;
import org.hullwright.lang.messages.ForgottenComma;
import org.hullwright.lang.messages.NeedlessComma;
import org.hullwright.lang.messages.SplitName;
import org.hullwright.lang.naming.DidYouMean;
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

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider similar = this::similar;
		CodeActionProvider slip = NameFixes::slip;
		return Map.of(
				IssueCode.UNKNOWN_NAME, slip.orElse(similar.or(requirements::actions).or(creation::actions)),
				IssueCode.UNKNOWN_MEMBER, slip.orElse(similar.or(creation::actions)),
				IssueCode.SIDE_UNKNOWN, this::otherSide,
				IssueCode.AMBIGUOUS_NAME, NameFixes::whose,
				IssueCode.DUPLICATE_NAME, NameFixes::anotherName,
				IssueCode.PLACEHOLDER_UNKNOWN, this::similarInBraces,
				IssueCode.PLACEHOLDER_MALFORMED, NameFixes::withoutBraces);
	}

	/** The word that links nowhere, with the question it should have answered. */
	record Unknown(TextRange range, EReference role, String name) {

		/** What a problem marks; empty when that is no name. */
		static Optional<Unknown> in(Diagnostic diagnostic) {
			INode node = NodeModelUtils.findLeafNodeAtOffset(diagnostic.file().getParseResult().getRootNode(), diagnostic.range().offset());
			while (node != null && !(node.getGrammarElement() instanceof CrossReference)) {
				node = node.getParent();
			}
			return Optional.ofNullable(node).map(found -> new Unknown(new TextRange(found.getOffset(), found.getLength()),
					GrammarUtil.getReference((CrossReference) found.getGrammarElement()),
					NodeModelUtils.getTokenText(found).replace("^", "")));
		}
	}

	/** What was written is no name at all, but a comma or a space makes it one. */
	private static Stream<CodeAction> slip(Diagnostic diagnostic) {
		Stream<CodeAction> forgotten = ForgottenComma.at(diagnostic.place(), diagnostic.types()).stream()
				.map(comma -> CodeAction.of("Write “,”", new Edit().insert(diagnostic.file(), comma.before(), ",")));
		Stream<CodeAction> needless = NeedlessComma.at(diagnostic.place(), diagnostic.types()).stream()
				.map(comma -> CodeAction.of("Take “,” out", new Edit().replace(diagnostic.file(), new TextRange(comma.comma(), 1), "")));
		Stream<CodeAction> split = SplitName.at(diagnostic.place()).stream()
				.map(name -> CodeAction.of("Write " + name.written(),
						new Edit().replace(diagnostic.file(), new TextRange(name.offset(), name.length()), name.written())));
		return Stream.of(forgotten, needless, split).flatMap(actions -> actions);
	}

	private Stream<CodeAction> similar(Diagnostic diagnostic) {
		if (diagnostic.place() instanceof ReportSetting setting) {
			return changes(diagnostic, diagnostic.range(), DidYouMean.close(setting.getCode(), IssueGroup.reportable()));
		}
		return Unknown.in(diagnostic).stream().flatMap(unknown -> {
			Stream<String> known = StreamSupport
					.stream(scopes.getScope(diagnostic.place(), unknown.role()).getAllElements().spliterator(), false)
					.map(found -> found.getName().toString());
			return changes(diagnostic, unknown.range(),
					Stream.concat(diagnostic.allTold("suggestion").stream(), DidYouMean.close(unknown.name(), known)));
		});
	}

	private static Stream<CodeAction> changes(Diagnostic diagnostic, TextRange range, Stream<String> names) {
		return names.filter(name -> !name.isEmpty()).distinct().limit(MOST_SIMILAR)
				.map(name -> CodeAction.of("Change to “" + name + "”", new Edit().replace(diagnostic.file(), range, name)));
	}

	private Stream<CodeAction> otherSide(Diagnostic diagnostic) {
		if (!(diagnostic.place() instanceof TurnEffect turn)) {
			return Stream.of();
		}
		Type turned = diagnostic.types().of(turn.getTurned());
		return switch (turned.present()) {
			case Type.PieceType(var kind) ->
				changes(diagnostic, diagnostic.range(), diagnostic.packs().names(diagnostic.file()).of(HullPackage.Literals.SIDE).stream()
						.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), diagnostic.file()))
						.filter(Side.class::isInstance).map(Side.class::cast)
						.filter(side -> side.eContainer() instanceof Component component
								&& diagnostic.types().kinds().of(component).filter(own -> diagnostic.types().kinds().isA(own, kind))
										.isPresent())
						.map(Side::getName).filter(Objects::nonNull)
						.sorted(Comparator.comparing(name -> DidYouMean.close(turn.getSide(), Stream.of(name)).findFirst().isEmpty())));
			default -> Stream.of();
		};
	}

	/** Each pack that declares it could be meant. */
	private static Stream<CodeAction> whose(Diagnostic diagnostic) {
		String name = diagnostic.told("name");
		TextRange range = diagnostic.range();
		return diagnostic.allTold("packs").stream().map(pack -> pack + "." + name)
				.map(full -> CodeAction.of("Take “" + full + "”", new Edit().replace(diagnostic.file(), range, full)));
	}

	/** A name that nothing in the pack has. Whoever names it goes on meaning the other one. */
	private static Stream<CodeAction> anotherName(Diagnostic diagnostic) {
		if (!(diagnostic.place() instanceof Named named)) {
			return Stream.of();
		}
		var names = diagnostic.packs().names(diagnostic.file());
		return IntStream.iterate(2, number -> number + 1).mapToObj(number -> named.getName() + number).filter(name -> !names.isKnown(name))
				.findFirst().stream()
				.map(free -> CodeAction.of("Call this one “" + free + "”",
						new Edit().replace(diagnostic.file(), diagnostic.range(), free)));
	}

	private Stream<CodeAction> similarInBraces(Diagnostic diagnostic) {
		String unknown = diagnostic.told("name");
		var locals = diagnostic.packs().locals(diagnostic.file()).at(textPlace(diagnostic)).keySet().stream();
		var members = membersBefore(diagnostic, unknown);
		var titled = diagnostic.packs().names(diagnostic.file()).all(HullPackage.Literals.READABLE)
				.filter(found -> PackContext.packOf(diagnostic.file()).equals(found.getUserData(HullIndexing.PACK))
						|| found.getUserData(HullIndexing.TITLE) != null)
				.map(found -> found.getName().getLastSegment()).filter(name -> name.indexOf(' ') < 0);
		var own = diagnostic.place() instanceof Callable callable
				? callable.getParameters().stream().map(Named::getName)
				: Stream.<String>of();
		Stream<CodeAction> similar = DidYouMean.close(unknown, Stream.of(locals, own, members, titled).flatMap(names -> names)).distinct()
				.limit(MOST_SIMILAR)
				.map(name -> CodeAction.of("Change to “" + name + "”", inText(diagnostic, unknown, name)));
		return Stream.concat(similar, Stream.of(CodeAction.of("Show “" + unknown + "” as a word", unbraced(diagnostic, unknown))));
	}

	/** Where the variables of a text are in sight: of the words of an option, in what the option does. */
	private static EObject textPlace(Diagnostic diagnostic) {
		return diagnostic.place() instanceof ChoiceOption option && option.getBody() != null ? option.getBody() : diagnostic.place();
	}

	/** When a gap asks for what something has, anything that some kind has may be meant. */
	private static Stream<String> membersBefore(Diagnostic diagnostic, String unknown) {
		boolean asked = BRACES.matcher(diagnostic.written()).results().anyMatch(gap -> gap.group(1).endsWith(" " + unknown));
		return asked
				? diagnostic.packs().names(diagnostic.file()).all(HullPackage.Literals.KIND_MEMBER)
						.map(found -> found.getName().getLastSegment())
				: Stream.of();
	}

	private static Edit inText(Diagnostic diagnostic, String unknown, String name) {
		Pattern word = Pattern.compile("(?<=\\{|\\s)" + Pattern.quote(unknown) + "(?=[^{}]*\\})");
		var edit = new Edit();
		word.matcher(diagnostic.written()).results().forEach(found -> edit.replace(diagnostic.file(),
				new TextRange(diagnostic.range().offset() + found.start(), unknown.length()), name));
		return edit;
	}

	private static Edit unbraced(Diagnostic diagnostic, String unknown) {
		var edit = new Edit();
		BRACES.matcher(diagnostic.written()).results().filter(gap -> gap.group(1).contains(unknown))
				.forEach(gap -> edit.replace(diagnostic.file(),
						new TextRange(diagnostic.range().offset() + gap.start(), gap.group().length()), gap.group(1)));
		return edit;
	}

	private static Stream<CodeAction> withoutBraces(Diagnostic diagnostic) {
		String gap = diagnostic.told("gap");
		int at = diagnostic.written().indexOf(gap);
		return at < 0
				? Stream.of()
				: Stream.of(CodeAction.of("Leave out the braces", new Edit().replace(diagnostic.file(),
						new TextRange(diagnostic.range().offset() + at, gap.length()), gap.replaceAll("[{}]", ""))));
	}
}
