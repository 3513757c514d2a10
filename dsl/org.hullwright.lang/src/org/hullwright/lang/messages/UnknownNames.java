package org.hullwright.lang.messages;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.parser.DeclarationStarts;
import org.hullwright.model.Board;
import org.hullwright.model.CanExpression;
import org.hullwright.model.CustomComponent;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.IfEffect;
import org.hullwright.model.Kind;
import org.hullwright.model.KindTest;
import org.hullwright.model.NameReference;
import org.hullwright.model.Named;
import org.hullwright.model.Parameter;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Query;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;
import org.hullwright.model.types.TypeWords;

/**
 * Says that a name means nothing, in the words of the game, and what was probably meant: a similar name, or a pack that is not required. A
 * member of something that is broken itself is not reported, since that has been.
 */
public class UnknownNames implements ILinkingDiagnosticMessageProvider {

	private static final Map<EClass, String> WORDS = Map.ofEntries(
			Map.entry(HullPackage.Literals.NAMED, "thing"),
			Map.entry(HullPackage.Literals.READABLE, "thing"),
			Map.entry(HullPackage.Literals.COUNTABLE, "kind or component"),
			Map.entry(HullPackage.Literals.QUERYABLE, "kind, component or word"),
			Map.entry(HullPackage.Literals.TYPE_DECLARATION, "type"),
			Map.entry(HullPackage.Literals.CALLABLE, "procedure or effect"),
			Map.entry(HullPackage.Literals.ENUMERATION_LITERAL, "word"),
			Map.entry(HullPackage.Literals.KIND_MEMBER, "property or place"),
			Map.entry(HullPackage.Literals.EFFECT_SLOT, "effect"),
			Map.entry(HullPackage.Literals.ZONE, "place"));

	/** In a file with more unknown names than this, most follow from another mistake; guessing for each would take long and help nobody. */
	private static final int MOST_SUGGESTIONS = 10;

	/** More than these are no help. */
	private static final int MOST_LISTED = 12;

	private final Provider<IScopeProvider> scopes;
	private final PackContext packs;
	private final DeclarationStarts starts;
	private final NamesOfGames games;

	/**
	 * @param scopes lists what could have been meant
	 * @param packs knows what else there is
	 * @param starts knows what else a declaration may begin with than a kind
	 */
	@Inject
	public UnknownNames(Provider<IScopeProvider> scopes, PackContext packs, DeclarationStarts starts) {
		this.starts = starts;
		this.scopes = scopes;
		this.packs = packs;
		this.games = new NamesOfGames(packs);
	}

	@Override
	@NonNullByDefault({})
	public @Nullable DiagnosticMessage getUnresolvedProxyMessage(ILinkingDiagnosticContext context) {
		EObject place = context.getContext();
		EReference reference = context.getReference();
		String name = context.getLinkText();
		if (name.isEmpty() || !Character.isJavaIdentifierStart(name.charAt(0)) && name.charAt(0) != '^') {
			return null; // nothing, or a sign, where a name is missing, which has been said
		}
		if (isOfNamelessPack(place)) {
			return null;
		}
		if (isMember(reference)) {
			Type owner = ownerOf(place, reference);
			return owner.isUnknown() || followsFromSyntax(place)
					? null
					: message(IssueCode.UNKNOWN_MEMBER, suggestion(place, reference, name), capitalised(TypeWords.of(owner)),
							wordFor(reference), name);
		}
		return followsFromSyntax(place)
				? null
				: message(IssueCode.UNKNOWN_NAME, suggestion(place, reference, name), wordFor(reference), name);
	}

	/** Whether the pack has no name that can be read, so that nothing of it is known by any name. */
	private static boolean isOfNamelessPack(EObject place) {
		return EcoreUtil.getRootContainer(place) instanceof HullFile file
				&& (file.getPack() == null || file.getPack().getName() == null);
	}

	/**
	 * Whether this is no component of an unknown kind, but the rest of a line that could not be read: any word may begin such a component,
	 * so reading goes on there.
	 */
	private static boolean followsFromSyntax(EObject place) {
		if (!(place instanceof CustomComponent) || place.eResource().getErrors().size() > MOST_SUGGESTIONS) {
			return false;
		}
		int line = NodeModelUtils.getNode(place).getStartLine();
		return ((XtextResource) place.eResource()).getParseResult().hasSyntaxErrors()
				&& StreamSupport.stream(((XtextResource) place.eResource()).getParseResult().getSyntaxErrors().spliterator(), false)
						.anyMatch(error -> error.getStartLine() == line);
	}

	/** What could have been meant. */
	private record Suggestion(String words, String replacement) {

		static final Suggestion NONE = new Suggestion("", "");
	}

	private static DiagnosticMessage message(IssueCode code, Suggestion suggestion, Object... values) {
		Object[] all = Arrays.copyOf(values, values.length + 1);
		all[values.length] = new Worded(suggestion.words(), suggestion.replacement());
		return new DiagnosticMessage(code.message(all), code.severity(), code.name(), IssueData.of(code, all));
	}

	private static boolean isMember(EReference reference) {
		return HullPackage.Literals.KIND_MEMBER.isSuperTypeOf(reference.getEReferenceType())
				&& reference != HullPackage.Literals.ADD_CHANGE__ZONE
				&& reference != HullPackage.Literals.REMOVE_CHANGE__ZONE;
	}

	/** What should have had the member; unknown also where {@code its} means nothing, which has a check of its own. */
	private Type ownerOf(EObject place, EReference reference) {
		TypeInference types = packs.typesAt(place);
		return switch (place) {
			case FeatureAccess access -> types.of(access.getTarget());
			case ResolveEffect resolve -> types.of(resolve.getTarget());
			case CanExpression can -> types.of(can.getTarget());
			case EObject own when reference == HullPackage.Literals.SELF_PROPERTY__FEATURE -> types.ofIt(own);
			case Board board -> types.kinds().core(Kinds.PATH).<Type>map(Type.PieceType::new).orElse(Type.UNKNOWN);
			default -> types.ofOwner(place);
		};
	}

	private Suggestion suggestion(EObject place, EReference reference, String name) {
		return place.eResource().getErrors().size() > MOST_SUGGESTIONS ? Suggestion.NONE : guess(place, reference, name);
	}

	private Suggestion guess(EObject place, EReference reference, String name) {
		if (name.equals("up") && place.eContainingFeature() == HullPackage.Literals.CHOOSE_EFFECT__FEWEST) {
			return new Suggestion(" Up to so many are “0 to” so many.", "0");
		}
		return OtherLanguages.meaning(reference, name).map(word -> new Suggestion(" Did you mean %s?".formatted(word), word))
				.or(() -> slip(place).map(words -> new Suggestion(words, "")))
				.or(() -> mistaken(place, name).map(words -> new Suggestion(words, "")))
				.or(() -> inherited(place, reference, name))
				.or(() -> soughtAbove(place, reference, name))
				.or(() -> yesOrNo(place))
				.or(() -> ofSomeOnly(place, reference, name).map(words -> new Suggestion(words, "")))
				.or(() -> games.advice(place, declaring(place, reference, name).toList()).map(words -> new Suggestion(words, "")))
				.or(() -> similar(place, reference, name).map(similar -> new Suggestion(" Did you mean %s?".formatted(similar), similar)))
				.or(() -> member(place, reference, name))
				.or(() -> kindInPlaceOfValue(place, reference, name).map(words -> new Suggestion(words, "")))
				.or(() -> knownWords(place, reference).map(words -> new Suggestion(words, "")))
				.or(() -> isMember(reference) ? knownMembers(place, reference).map(words -> new Suggestion(words, "")) : Optional.empty())
				.or(() -> leftOut(place, reference, name).map(words -> new Suggestion(words, "")))
				.or(() -> elsewhere(place, reference, name)
						.map(pack -> new Suggestion(" The pack %s has one: add “requires %s”.".formatted(pack, pack), "")))
				.orElse(Suggestion.NONE);
	}

	/** A comma too many or too few, or a name of several words, because of which this is taken for a name at all. */
	private Optional<String> slip(EObject place) {
		TypeInference types = packs.typesAt(place);
		return ForgottenComma.at(place, types)
				.map(comma -> " It is a word of %s: a comma is missing before it.".formatted(comma.words().getName()))
				.or(() -> NeedlessComma.at(place, types).map(comma -> " It is a property, so no comma belongs before it."))
				.or(() -> SplitName.at(place).map(split -> " A name is one word: %s.".formatted(split.written())));
	}

	/** What is printed as a truth is said by two words; a question may stand there, too, but no other name. */
	private Optional<Suggestion> yesOrNo(EObject place) {
		return place.eContainer() instanceof PropertyEntry && place instanceof NameReference name
				&& Type.TRUTH.equals(packs.expected(place.eResource()).of(name).present())
						? Optional.of(new Suggestion(" Say yes or no.", ""))
						: Optional.empty();
	}

	/** A property that not all of a kind have, asked for where it may be any of them, whatever was asked before. */
	private Optional<String> ofSomeOnly(EObject place, EReference reference, String name) {
		if (!(place instanceof FeatureAccess access)
				|| !(ownerOf(place, reference).present() instanceof Type.PieceType(Kind owner))) {
			return Optional.empty();
		}
		return PartialMember.heirWith(name, owner, packs, place.eResource()).map(Kind::getName)
				.map(kind -> " %s has it, but not every %s.%s".formatted(capitalised(kind), owner.getName(), asked(access, kind)));
	}

	/** How to come by a piece of which it is known what it is. */
	private static String asked(FeatureAccess access, String kind) {
		if (!(access.getTarget() instanceof NameReference name)) {
			return "";
		}
		String written = NodeModelUtils.getTokenText(NodeModelUtils.getNode(name));
		String declared = name.getTarget() instanceof Parameter ? " Declare it as “%s: %s”, or look".formatted(written, kind) : " Look";
		return declared + " for it where it lies: “for each %s found in … where found is %s { … }”.".formatted(kind, written);
	}

	/** The words of which one is wanted. */
	private Optional<String> knownWords(EObject place, EReference reference) {
		if (reference != HullPackage.Literals.NAME_REFERENCE__TARGET) {
			return Optional.empty();
		}
		Type wanted = packs.expected(place.eResource()).of((Expression) place).present();
		Type each = wanted instanceof Type.ListType(Type element) ? element : wanted;
		if (!(each instanceof Type.EnumerationType(var enumeration))) {
			return Optional.empty();
		}
		List<String> words = packs.typesAt(place).words().of(enumeration).stream().map(EnumerationLiteral::getName).toList();
		return words.size() <= MOST_LISTED ? Optional.of(" %s has %s.".formatted(enumeration.getName(), listed(words))) : Optional.empty();
	}

	/** What the owner has, of all that packs give it. */
	private Optional<String> knownMembers(EObject place, EReference reference) {
		List<String> names = packs.typesAt(place).members().of(ownerOf(place, reference)).stream()
				.filter(member -> reference.getEReferenceType().isInstance(member) && member.eResource() != null
						&& !CoreLibrary.LOCATION.equals(member.eResource().getURI()))
				.map(Named::getName).filter(Objects::nonNull).sorted().toList();
		return names.isEmpty() || names.size() > MOST_LISTED ? Optional.empty() : Optional.of(" It has %s.".formatted(listed(names)));
	}

	private static String listed(List<String> names) {
		return names.size() == 1 ? names.getFirst() : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
	}

	/** What a condition looks for by that name, which is known to what stands behind it only when the condition says `as`. */
	private static Optional<Suggestion> soughtAbove(EObject place, EReference reference, String name) {
		if (reference != HullPackage.Literals.NAME_REFERENCE__TARGET) {
			return Optional.empty();
		}
		for (IfEffect around = EcoreUtil2.getContainerOfType(place, IfEffect.class); around != null; around = EcoreUtil2
				.getContainerOfType(around.eContainer(), IfEffect.class)) {
			if (around.getCondition() instanceof Query query && name.equals(query.getName())) {
				return Optional.of(new Suggestion(" To name what the condition finds, end it with “as %s”.".formatted(name), ""));
			}
		}
		return Optional.empty();
	}

	/** A component that is asked for like a kind. */
	private Optional<String> mistaken(EObject place, String name) {
		var names = packs.names(place.eResource());
		if (place instanceof KindTest test && names.find(name, HullPackage.Literals.COMPONENT).isPresent()) {
			return Optional.of(" It is a component: write “is %s%s”.".formatted(test.isNegated() ? "not " : "", name));
		}
		return Optional.empty();
	}

	/** An effect that a rule names after a kind which only inherits it. */
	private Optional<Suggestion> inherited(EObject place, EReference reference, String name) {
		int dot = name.indexOf('.');
		if (reference != HullPackage.Literals.RULE__TRIGGER || dot < 0) {
			return Optional.empty();
		}
		String kind = name.substring(0, dot);
		String slot = name.substring(dot + 1);
		Kinds kinds = packs.typesAt(place).kinds();
		return packs.kinds(place.eResource()).filter(found -> kind.equals(found.getName())).findFirst()
				.flatMap(heir -> kinds.lineageOf(heir).stream().filter(parent -> parent != heir)
						.map(parent -> parent.getName() + "." + slot)
						.filter(written -> packs.names(place.eResource()).isKnown(written)).findFirst())
				.map(written -> new Suggestion(" %s has it from another kind: write %s, and ask in “when” whether it is a %s."
						.formatted(kind, written, kind), written));
	}

	private Optional<String> similar(EObject place, EReference reference, String name) {
		Iterable<IEObjectDescription> candidates = scopes.get().getScope(place, reference).getAllElements();
		Stream<String> words = reference == HullPackage.Literals.CUSTOM_COMPONENT__KIND ? starts.words().stream() : Stream.of();
		return DidYouMean.closest(name, Stream
				.concat(StreamSupport.stream(candidates.spliterator(), false).map(candidate -> candidate.getName().toString()), words));
	}

	/** A property that is asked for with a dot, or without saying whose it is. */
	private Optional<Suggestion> member(EObject place, EReference reference, String name) {
		if (reference != HullPackage.Literals.NAME_REFERENCE__TARGET) {
			return Optional.empty();
		}
		int dot = name.lastIndexOf('.');
		String property = name.substring(dot + 1);
		if (!isMemberOfAny(property, place)) {
			return Optional.empty();
		}
		if (dot < 0) {
			return Optional.of(new Suggestion(" %s belongs to something: say to what, as in “x's %s”.".formatted(name, name), ""));
		}
		String written = name.substring(0, dot) + "'s " + property;
		return Optional.of(new Suggestion(" Did you mean %s?".formatted(written), written));
	}

	private boolean isMemberOfAny(String name, EObject place) {
		for (IResourceDescription file : packs.filesSeenFrom(place.eResource())) {
			for (IEObjectDescription member : file.getExportedObjectsByType(HullPackage.Literals.KIND_MEMBER)) {
				if (member.getQualifiedName().getLastSegment().equals(name)) {
					return true;
				}
			}
		}
		return false;
	}

	private Optional<String> kindInPlaceOfValue(EObject place, EReference reference, String name) {
		return reference == HullPackage.Literals.NAME_REFERENCE__TARGET
				&& packs.names(place.eResource()).find(name, HullPackage.Literals.KIND).isPresent()
						? Optional.of(" It is a kind: say which one, as in “this %s” or “each %s”.".formatted(name, name))
						: Optional.empty();
	}

	/**
	 * A file of a visible pack that declares the name, and is left out where an optional dependency of it is missing, or is one of tests.
	 */
	private Optional<String> leftOut(EObject place, EReference reference, String name) {
		var visible = packs.names(place.eResource()).packs();
		List<IResourceDescription> files = declaring(place, reference, name)
				.filter(file -> VisiblePacks.packOf(file).filter(visible::contains).isPresent()).toList();
		return files.stream().flatMap(file -> VisiblePacks.companionOf(file).stream()).findFirst()
				.map(" It stands in a file that counts only where there is %1$s; begin this one with “where there is %1$s”, too."::formatted)
				.or(() -> files.stream().filter(VisiblePacks::holdsTests).findFirst().map(file -> file.getURI().lastSegment())
						.map(" It stands in %s, which only tests of that pack see, for it has tests: move it to a file that has none."::formatted));
	}

	/** A pack that declares the name but cannot be seen from here. */
	private Optional<String> elsewhere(EObject place, EReference reference, String name) {
		var visible = packs.names(place.eResource()).packs();
		return declaring(place, reference, name).flatMap(file -> VisiblePacks.packOf(file).stream()).filter(pack -> !visible.contains(pack))
				.findFirst();
	}

	private Stream<IResourceDescription> declaring(EObject place, EReference reference, String name) {
		return packs.filesSeenFrom(place.eResource()).stream().filter(file -> StreamSupport
				.stream(file.getExportedObjectsByType(reference.getEReferenceType()).spliterator(), false)
				.anyMatch(found -> found.getQualifiedName().getLastSegment().equals(name)));
	}

	private static String wordFor(EReference reference) {
		EClass type = reference.getEReferenceType();
		return WORDS.getOrDefault(type, type.getName().toLowerCase());
	}

	private static String capitalised(String words) {
		return Character.toUpperCase(words.charAt(0)) + words.substring(1);
	}
}
