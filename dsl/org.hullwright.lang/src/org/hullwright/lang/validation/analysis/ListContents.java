package org.hullwright.lang.validation.analysis;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.Argument;
import org.hullwright.model.Callable;
import org.hullwright.model.Conditional;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.LetEffect;
import org.hullwright.model.ListExpression;
import org.hullwright.model.NameReference;
import org.hullwright.model.Parameter;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.types.EnclosingFunction;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * Data flow of lists: of which kinds the things in a list are, told from what the list is made of wherever that is written, and not from
 * the kind that it is declared with.
 */
public final class ListContents {

	private final List<HullFile> files;
	private final TypeInference types;
	private final Set<EObject> followed = new HashSet<>();
	private final Set<Kind> kinds = new HashSet<>();
	private boolean known = true;

	private ListContents(List<HullFile> files, TypeInference types) {
		this.files = files;
		this.types = types;
	}

	/**
	 * The kinds of what a list is made of.
	 *
	 * @param files in which calls are looked for
	 * @return empty where it cannot be told
	 */
	public static Set<Kind> of(Expression list, List<HullFile> files, TypeInference types) {
		var contents = new ListContents(files, types);
		contents.follow(list);
		return contents.known ? Set.copyOf(contents.kinds) : Set.of();
	}

	/** Where the list gets its declared type, which may be too wide; empty where it has the type of what it is made of. */
	public static Optional<EObject> declarationOf(Expression list) {
		return switch (list) {
			case NameReference name when name.getTarget() instanceof Parameter || name.getTarget() instanceof Property
					|| name.getTarget() instanceof Procedure ->
				Optional.of(name.getTarget());
			case FeatureAccess access when access.getFeature() instanceof Property property -> Optional.of(property);
			case SelfProperty own when own.getFeature() instanceof Property property -> Optional.of(property);
			case FunctionCall call -> Optional.ofNullable(call.getFunction());
			case ProceedExpression proceed -> EnclosingFunction.replacedAround(proceed).map(EObject.class::cast);
			default -> Optional.empty();
		};
	}

	private void follow(@Nullable Expression list) {
		if (list == null) {
			known = false;
			return;
		}
		switch (list) {
			case ListExpression written -> written.getValues().forEach(this::follow);
			case Conditional choice -> {
				follow(choice.getValue());
				follow(choice.getOtherwise());
			}
			case NameReference name when name.getTarget() instanceof LetEffect let -> follow(let.getValue());
			default -> declarationOf(list).ifPresentOrElse(this::followDeclared, () -> add(types.of(list)));
		}
	}

	private void followDeclared(EObject declared) {
		if (!followed.add(declared)) {
			return;
		}
		switch (declared) {
			case Property property when property.getNature() == PropertyNature.DERIVED -> follow(property.getValue());
			case Parameter parameter when parameter.eContainer() instanceof Callable called -> arguments(parameter, called);
			case Procedure procedure -> EcoreUtil2.eAllOfType(procedure, GiveEffect.class).forEach(give -> follow(give.getValue()));
			default -> known = false;
		}
	}

	private void arguments(Parameter parameter, Callable called) {
		boolean isCalled = false;
		for (HullFile file : files) {
			for (Argument argument : EcoreUtil2.eAllOfType(file, Argument.class)) {
				if (ExpectedTypes.calledBy(argument.eContainer()).filter(called::equals).isPresent()
						&& ExpectedTypes.parameterOf(argument).filter(parameter::equals).isPresent()) {
					isCalled = true;
					follow(argument.getValue());
				}
			}
		}
		known &= isCalled;
	}

	private void add(Type type) {
		Type element = type.present() instanceof Type.ListType(Type each) ? each.present() : type.present();
		switch (element) {
			case Type.PieceType(Kind kind) -> kinds.add(kind);
			case Type.SortType(Kind kind, boolean unique) -> kinds.add(kind);
			default -> known = false;
		}
	}
}
