package org.hullwright.model.series;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.model.Component;
import org.hullwright.model.HullFactory;
import org.hullwright.model.HullPackage;
import org.hullwright.model.NameReference;
import org.hullwright.model.Named;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.Query;
import org.hullwright.model.Queryable;
import org.hullwright.model.Readable;
import org.hullwright.model.TypeDeclaration;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Locals;

/** Copies what a series says, once for each of its members, each of whose variations has one value left. */
final class MemberMaker {

	/** For series of a kind that is not known; an error stands there anyhow. */
	private static final String NO_KIND = "component";

	private final Kinds kinds;
	private final Locals locals;
	private final ConstantFolding folding;

	MemberMaker(Kinds kinds, Locals locals) {
		this.kinds = kinds;
		this.locals = locals;
		this.folding = new ConstantFolding(kinds);
	}

	/** @param values a number, a word or a component for each variation */
	Component make(Component series, List<Object> values) {
		var copier = new OriginCopier();
		Component member = (Component) copier.copy(series);
		copier.copyReferences();
		member.setMade(null);
		for (int at = 0; at < values.size(); at++) {
			bind(member.getVariations().get(at), values.get(at), locals.nameOf(series.getVariations().get(at)).orElse(""));
		}
		resolve(member, values);
		folding.fold(member);
		member.setName(kinds.of(series).map(TypeDeclaration::getName).orElse(NO_KIND) + values.stream().map(value -> "_" + nameOf(value))
				.collect(Collectors.joining()));
		// it knows what is around it, and the file does not list it
		((InternalEObject) member).eBasicSetContainer((InternalEObject) series,
				InternalEObject.EOPPOSITE_FEATURE_BASE - HullPackage.COMPONENT__ENTRIES, null);
		member.setTitle(Member.titleOf(member, series, text -> text));
		return member;
	}

	private static void bind(Query variation, Object value, String name) {
		variation.setName(name);
		if (variation instanceof NumberQuery numbers && value instanceof Integer number) {
			numbers.setLower(literal(number));
			numbers.setUpper(literal(number));
		} else {
			variation.setSubject((Queryable) value);
		}
	}

	/** Names of variations become what they stand for, as if that had been written. */
	private static void resolve(Component member, List<Object> values) {
		List<NameReference> names = new ArrayList<>();
		member.eAllContents().forEachRemaining(object -> {
			if (object instanceof NameReference name && member.getVariations().contains(name.getTarget())) {
				names.add(name);
			}
		});
		for (NameReference name : names) {
			Object value = values.get(member.getVariations().indexOf(name.getTarget()));
			if (value instanceof Integer number) {
				NumberLiteral literal = literal(number);
				literal.eAdapters().add(new Origin(Member.written(name)));
				EcoreUtil.replace(name, literal);
			} else {
				name.setTarget((Readable) value);
			}
		}
	}

	private static NumberLiteral literal(int number) {
		NumberLiteral literal = HullFactory.eINSTANCE.createNumberLiteral();
		literal.setValue(number);
		return literal;
	}

	/** As it stands in names, where there are no signs. */
	private static String nameOf(Object value) {
		return value instanceof Integer number ? number < 0 ? "minus" + -(long) number : number.toString() : ((Named) value).getName();
	}

	/** Remembers at each object which one it is a copy of. */
	private static final class OriginCopier extends EcoreUtil.Copier {

		private static final long serialVersionUID = 1L;

		@Override
		@NonNullByDefault({})
		public EObject copy(EObject original) {
			EObject copy = super.copy(original);
			if (copy != null) {
				copy.eAdapters().add(new Origin(original));
			}
			return copy;
		}
	}
}
