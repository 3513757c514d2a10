package org.hullwright.lang.ide.fixes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.WrittenTypes;
import org.hullwright.lang.ide.fixes.NameFixes.Unknown;
import org.hullwright.lang.messages.PartialMember;
import org.hullwright.model.Argument;
import org.hullwright.model.CanExpression;
import org.hullwright.model.Composition;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.NameReference;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.Variable;
import org.hullwright.model.Zone;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Declares what is named but not there, as what its place wants. */
class CreationFixes {

	private static final Set<EReference> KINDS = Set.of(HullPackage.Literals.TYPE_REFERENCE__DECLARATION, HullPackage.Literals.KIND__PARENT,
			HullPackage.Literals.KIND_TEST__KIND, HullPackage.Literals.ZONE__CONTENT, HullPackage.Literals.CUSTOM_COMPONENT__KIND,
			HullPackage.Literals.KIND_EXTENSION__KIND, HullPackage.Literals.ENCLOSING__KIND, HullPackage.Literals.QUERY__SUBJECT);

	private final WantedThings things;
	private final MemberPlaces members;

	@Inject
	CreationFixes(WantedThings things, MemberPlaces members) {
		this.things = things;
		this.members = members;
	}

	/** Declarations of what is unknown, the likeliest first. */
	Stream<CodeAction> actions(Diagnostic diagnostic) {
		return Unknown.in(diagnostic).filter(unknown -> !unknown.name().contains(".")).stream()
				.flatMap(unknown -> actions(diagnostic, unknown));
	}

	private Stream<CodeAction> actions(Diagnostic diagnostic, Unknown unknown) {
		String name = unknown.name();
		EReference role = unknown.role();
		EClass wanted = role.getEReferenceType();
		if (KINDS.contains(role)) {
			return Stream.of(created(diagnostic, "kind", name, "kind " + name + " is token"));
		}
		if (role == HullPackage.Literals.NAME_REFERENCE__TARGET) {
			return things.at((NameReference) diagnostic.place(), name, diagnostic)
					.map(thing -> created(diagnostic, thing.word(), name, thing.declaration()));
		}
		if (role == HullPackage.Literals.COMPOSITION__CONTENT) {
			return Stream.of(component(diagnostic, name, wordWanted((Composition) diagnostic.place())));
		}
		if (role == HullPackage.Literals.DO_EFFECT__PROCEDURE || role == HullPackage.Literals.FUNCTION_CALL__FUNCTION) {
			return Stream.of(created(diagnostic, "procedure", name, procedure(name, diagnostic)));
		}
		if (wanted == HullPackage.Literals.PROCEDURE) {
			return Stream.of(created(diagnostic, "procedure", name, "procedure " + name + " {\n}"));
		}
		if (wanted == HullPackage.Literals.PHASE) {
			return Stream.of(created(diagnostic, "phase", name, "phase " + name + " {\n}"));
		}
		if (wanted == HullPackage.Literals.MODE) {
			return Stream.of(created(diagnostic, "mode", name, "mode " + name));
		}
		if (wanted == HullPackage.Literals.EXPANSION) {
			return Stream.of(created(diagnostic, "expansion", name, "expansion " + name + " {\n}"));
		}
		return member(diagnostic, unknown);
	}

	private static CodeAction created(Diagnostic diagnostic, String word, String name, String declaration) {
		return CodeAction.of("Create " + word + " “" + name + "”", new Edit().declareAfter(diagnostic.place(), declaration));
	}

	private static CodeAction component(Diagnostic diagnostic, String name, String word) {
		return created(diagnostic, word, name, word + " " + name);
	}

	/** The kind of what may lie in a zone, by the word that declares a component of it. */
	private static String wordWanted(Composition line) {
		return Optional.of(line.eContainer()).filter(Zone.class::isInstance).map(zone -> ((Zone) zone).getContent())
				.filter(kind -> !kind.eIsProxy()).map(Kind::getName).filter(name -> !Kinds.PIECE.equals(name)).orElse("token");
	}

	/** A procedure with a parameter for each argument of the call, and a result where one is wanted. */
	private static String procedure(String name, Diagnostic diagnostic) {
		String head = "procedure " + name + parameters(diagnostic);
		if (!(diagnostic.place() instanceof FunctionCall call)) {
			return head + " {\n}";
		}
		Type wanted = diagnostic.packs().expected(diagnostic.file()).of(call);
		String result = WrittenTypes.of(wanted).orElse("number");
		return head + " gives " + result + " {\n\tgive " + WrittenTypes.startOf(wanted).orElse("0") + "\n}";
	}

	private static String parameters(Diagnostic diagnostic) {
		Set<String> names = new HashSet<>();
		List<String> parameters = new ArrayList<>();
		for (Argument argument : ExpectedTypes.argumentsOf(diagnostic.place())) {
			Type type = diagnostic.types().of(argument.getValue());
			String words = WrittenTypes.of(type).orElse(Kinds.PIECE);
			String name = argument.getValue() instanceof NameReference named && named.getTarget() instanceof Variable variable
					? diagnostic.packs().locals(diagnostic.file()).nameOf(variable).orElse("given")
					: nameFor(type);
			while (!names.add(name)) {
				name = name + names.size();
			}
			parameters.add(" " + argument.getPreposition().getLiteral() + " " + name + ": " + words);
		}
		return String.join("", parameters);
	}

	private static String nameFor(Type type) {
		return switch (type.present()) {
			case Type.PieceType(Kind kind) -> kind.getName();
			case Type.SortType(Kind kind, boolean unique) -> kind.getName();
			case Type.NumberType number -> "amount";
			case Type.ListType list -> "several";
			default -> "given";
		};
	}

	private Stream<CodeAction> member(Diagnostic diagnostic, Unknown unknown) {
		return ownerOf(diagnostic).filter(
				kind -> PartialMember.heirWith(unknown.name(), kind, diagnostic.packs(), diagnostic.file()).isEmpty()).stream()
				.map(kind -> {
					String declaration = declaration(diagnostic, unknown);
					String word = declaration.split(" ")[0];
					return CodeAction.of(
							"Give every " + kind.getName() + " the "
									+ (word.equals("effect") ? "effect" : word.equals("zone") ? "place" : "property") + " “"
									+ unknown.name() + "”",
							members.declaring(declaration, kind, diagnostic));
				});
	}

	private static Optional<Kind> ownerOf(Diagnostic diagnostic) {
		Type owner = switch (diagnostic.place()) {
			case FeatureAccess access -> diagnostic.types().of(access.getTarget());
			case ResolveEffect resolve -> diagnostic.types().of(resolve.getTarget());
			case CanExpression can -> diagnostic.types().of(can.getTarget());
			case Expression own -> diagnostic.types().ofIt(own);
			case EObject entry -> diagnostic.types().ofOwner(entry);
		};
		return kindOf(owner);
	}

	private static Optional<Kind> kindOf(Type type) {
		return switch (type) {
			case Type.PieceType(Kind kind) -> Optional.of(kind);
			case Type.SortType(Kind kind, boolean unique) -> Optional.of(kind);
			case Type.OptionalType(Type inner) -> kindOf(inner);
			case Type.ListType(Type element) -> kindOf(element);
			default -> Optional.empty();
		};
	}

	private String declaration(Diagnostic diagnostic, Unknown unknown) {
		String name = unknown.name();
		EReference role = unknown.role();
		if (role.getEReferenceType() == HullPackage.Literals.EFFECT_SLOT) {
			return "effect " + name + parameters(diagnostic);
		}
		if (role.getEReferenceType() == HullPackage.Literals.ZONE) {
			return "zone " + name;
		}
		if (diagnostic.place() instanceof PropertyEntry entry) {
			return "printed " + name + ": " + printedType(entry, diagnostic);
		}
		return things.memberAt((Expression) diagnostic.place(), name, diagnostic);
	}

	private static String printedType(PropertyEntry entry, Diagnostic diagnostic) {
		if (entry.getValues().isEmpty()) {
			return WrittenTypes.of(Type.TRUTH).orElseThrow();
		}
		String each = WrittenTypes.of(diagnostic.types().of(entry.getValues().getFirst())).orElse(Kinds.PIECE);
		return entry.getValues().size() > 1 ? "list of " + each : each;
	}
}
