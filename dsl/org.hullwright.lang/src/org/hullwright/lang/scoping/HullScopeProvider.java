package org.hullwright.lang.scoping;

import static org.hullwright.model.HullPackage.Literals.APPEARANCE__COLOURED;
import static org.hullwright.model.HullPackage.Literals.BOARD__DIRECTIONS;
import static org.hullwright.model.HullPackage.Literals.BOARD__DIRECTION_PROPERTY;
import static org.hullwright.model.HullPackage.Literals.CAN_EXPRESSION__SLOT;
import static org.hullwright.model.HullPackage.Literals.COUNTABLE;
import static org.hullwright.model.HullPackage.Literals.DESIGN_CONDITION__PROPERTY;
import static org.hullwright.model.HullPackage.Literals.DESIGN_CONTENT__PROPERTY;
import static org.hullwright.model.HullPackage.Literals.EFFECT_ENTRY__SLOT;
import static org.hullwright.model.HullPackage.Literals.EFFECT_SLOT;
import static org.hullwright.model.HullPackage.Literals.FEATURE_ACCESS__FEATURE;
import static org.hullwright.model.HullPackage.Literals.KIND;
import static org.hullwright.model.HullPackage.Literals.NAMED;
import static org.hullwright.model.HullPackage.Literals.NAME_REFERENCE__TARGET;
import static org.hullwright.model.HullPackage.Literals.PATH__FROM;
import static org.hullwright.model.HullPackage.Literals.PATH__TO;
import static org.hullwright.model.HullPackage.Literals.PROPERTY;
import static org.hullwright.model.HullPackage.Literals.PROPERTY_ENTRY__PROPERTY;
import static org.hullwright.model.HullPackage.Literals.QUERYABLE;
import static org.hullwright.model.HullPackage.Literals.QUERY__SUBJECT;
import static org.hullwright.model.HullPackage.Literals.READABLE;
import static org.hullwright.model.HullPackage.Literals.RESOLVE_EFFECT__SLOT;
import static org.hullwright.model.HullPackage.Literals.SELF_PROPERTY__FEATURE;
import static org.hullwright.model.HullPackage.Literals.SIDE_CHANGE__SIDE;
import static org.hullwright.model.HullPackage.Literals.WATCH__SUBJECT;
import static org.hullwright.model.HullPackage.Literals.ZONE;
import static org.hullwright.model.HullPackage.Literals.ZONE_ENTRY__ZONE;

import java.util.Optional;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisibleNames;
import org.hullwright.lang.scoping.WordScope.Word;
import org.hullwright.model.Appearance;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Board;
import org.hullwright.model.CanExpression;
import org.hullwright.model.Component;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
import org.hullwright.model.Query;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * The scope provider: which declarations each reference may name. Members of kinds are found by the type of what stands before them;
 * everything else by the names visible in the pack, shadowed by variables where a value is wanted.
 */
public class HullScopeProvider extends AbstractHullScopeProvider {

	private final PackContext packs;
	private final WantedWords wantedWords;

	/**
	 * @param packs what can be seen from a file
	 * @param wantedWords the words that the expected type brings into sight
	 */
	@Inject
	public HullScopeProvider(PackContext packs, WantedWords wantedWords) {
		this.packs = packs;
		this.wantedWords = wantedWords;
	}

	@Override
	@NonNullByDefault({})
	public IScope getScope(EObject context, EReference reference) {
		if (context.eResource() == null || context.eResource().getResourceSet() == null) {
			return IScope.NULLSCOPE;
		}
		if (reference == NAME_REFERENCE__TARGET) {
			return values(context);
		}
		if (reference == FEATURE_ACCESS__FEATURE) {
			return context instanceof FeatureAccess access
					? readableMembers(context, typeOf(access.getTarget(), context))
					: IScope.NULLSCOPE;
		}
		if (reference == SELF_PROPERTY__FEATURE) {
			return readableMembers(context, packs.typesAt(context).ofIt(context));
		}
		if (reference == RESOLVE_EFFECT__SLOT) {
			return context instanceof ResolveEffect resolve
					? members(context, typeOf(resolve.getTarget(), context), EFFECT_SLOT)
					: IScope.NULLSCOPE;
		}
		if (reference == CAN_EXPRESSION__SLOT) {
			return context instanceof CanExpression can
					? members(context, typeOf(can.getTarget(), context), EFFECT_SLOT)
					: IScope.NULLSCOPE;
		}
		if (reference == PROPERTY_ENTRY__PROPERTY) {
			return members(context, packs.typesAt(context).ofOwner(context), PROPERTY);
		}
		if (reference == EFFECT_ENTRY__SLOT) {
			return members(context, packs.typesAt(context).ofOwner(context), EFFECT_SLOT);
		}
		if (reference == ZONE_ENTRY__ZONE) {
			return members(context, packs.typesAt(context).ofOwner(context), ZONE);
		}
		if (reference == SIDE_CHANGE__SIDE) {
			return context.eContainer() instanceof ComponentChange change && change.getComponent() != null
					? sides(change.getComponent())
					: context instanceof ComponentChange outer && outer.getComponent() != null
							? sides(outer.getComponent())
							: IScope.NULLSCOPE;
		}
		if (reference == BOARD__DIRECTION_PROPERTY) {
			return packs.typesAt(context).kinds().core(Kinds.PATH).map(path -> members(context, new Type.PieceType(path), PROPERTY))
					.orElse(IScope.NULLSCOPE);
		}
		if (reference == BOARD__DIRECTIONS) {
			return new WordScope(wantedWords.directionsOf(context), () -> visible(context, reference.getEReferenceType()));
		}
		if (reference == PATH__FROM || reference == PATH__TO) {
			return endsOfPaths(context, reference);
		}
		if (reference == APPEARANCE__COLOURED || reference == DESIGN_CONTENT__PROPERTY || reference == DESIGN_CONDITION__PROPERTY) {
			return printed(context);
		}
		if (reference == QUERY__SUBJECT) {
			return sought(context);
		}
		if (reference == WATCH__SUBJECT) {
			return new PackScope(packs.names(context.eResource()), READABLE, found -> true);
		}
		return visible(context, reference.getEReferenceType());
	}

	/** What is printed on the components that a design is for. */
	private IScope printed(EObject context) {
		Appearance design = EcoreUtil2.getContainerOfType(context, Appearance.class);
		Named shown = design == null ? null : design.getNamed();
		TypeInference types = packs.typesAt(context);
		Optional<Kind> kind = switch (shown) {
			case Kind itself -> Optional.of(itself);
			case Component component -> types.kinds().of(component);
			case null, default -> types.kinds().core(Kinds.PIECE);
		};
		return kind.map(of -> members(context, new Type.PieceType(of), PROPERTY)).orElse(IScope.NULLSCOPE);
	}

	/** The spaces of the own board come first, as another side of it may have some of the same names. */
	private IScope endsOfPaths(EObject context, EReference reference) {
		Board own = EcoreUtil2.getContainerOfType(context, Board.class);
		IScope spaces = visible(context, reference.getEReferenceType());
		return own == null ? spaces : new WordScope(new OwnSpaces(own, packs.names(context.eResource())), () -> spaces);
	}

	private static IScope sides(Component component) {
		return only(component.getSides().stream().filter(side -> side.getName() != null));
	}

	/**
	 * What a query can look for: the words of the list it looks into, then kinds and components, then words that share no name with those.
	 */
	private IScope sought(EObject context) {
		VisibleNames names = packs.names(context.eResource());
		IScope scope = new PackScope(names, QUERYABLE, found -> COUNTABLE.isSuperTypeOf(found.getEClass())
				|| names.find(found.getName().toString(), COUNTABLE).isEmpty());
		return context instanceof Query query && query.getSource() != null
				? new WordScope(wantedWords.in(query.getSource()), () -> scope)
				: scope;
	}

	/** Variables, then the words that the wanted type brings, then names. */
	private IScope values(EObject context) {
		return new WordScope(new VariableWords(packs.locals(context.eResource()), context), () -> context instanceof Expression expression
				? new WordScope(wantedWords.at(expression), () -> named(expression))
				: visible(context, READABLE));
	}

	/** Behind {@code has} a kind may stand as well, where nothing else is called like it. */
	private IScope named(Expression expression) {
		if (!isSoughtThing(expression)) {
			return visible(expression, READABLE);
		}
		VisibleNames names = packs.names(expression.eResource());
		return new PackScope(names, NAMED, found -> READABLE.isSuperTypeOf(found.getEClass()) && (found.getEClass() == KIND
				? names.named(found.getName().toString(), READABLE).stream().noneMatch(HullScopeProvider::isValueByItself)
				: isValueByItself(found)));
	}

	private static boolean isSoughtThing(Expression expression) {
		return expression.eContainer() instanceof BinaryExpression question && question.getOperator() == BinaryOperator.HAS
				&& question.getRight() == expression;
	}

	/** What is named in the pack. Members of kinds are no values by themselves, whoever's they are must be said. */
	private IScope visible(EObject context, EClass type) {
		return new PackScope(packs.names(context.eResource()), type, found -> !READABLE.equals(type) || isValueByItself(found));
	}

	private static boolean isValueByItself(IEObjectDescription found) {
		return found.getQualifiedName().getSegmentCount() == 2
				|| !(PROPERTY.isSuperTypeOf(found.getEClass()) || ZONE.isSuperTypeOf(found.getEClass()));
	}

	private Type typeOf(Expression expression, EObject context) {
		return packs.typesAt(context).of(expression);
	}

	private IScope readableMembers(EObject context, Type type) {
		return new MemberScope(packs.typesAt(context).members(), type, member -> !EFFECT_SLOT.isInstance(member));
	}

	private IScope members(EObject context, Type type, EClass wanted) {
		return new MemberScope(packs.typesAt(context).members(), type, wanted::isInstance);
	}

	private static IScope only(Stream<? extends Named> named) {
		return new WordScope(named.map(Word::of).toList(), () -> IScope.NULLSCOPE);
	}
}
