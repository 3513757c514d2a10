package org.hullwright.lang.naming;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.Strings;
import org.hullwright.model.Component;
import org.hullwright.model.CustomComponent;
import org.hullwright.model.EnumerationExtension;
import org.hullwright.model.ExpansionExtension;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.KindExtension;
import org.hullwright.model.Named;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.PackClause;
import org.hullwright.model.Query;
import org.hullwright.model.Variable;
import org.hullwright.model.series.Series;

/**
 * The full name of whatever can be seen from other files: the pack, then the names of all that is around, then its own, as in
 * {@code retaliation.EventPhase.Movement} or {@code retaliation.intruder.hits}. Variables have none. A member that a file adds to a kind is
 * named after that kind; links are not followed for that, since names are asked for before anything can be linked.
 */
public class HullNames implements IQualifiedNameProvider {

	@Override
	@NonNullByDefault({})
	public QualifiedName apply(EObject object) {
		return getFullyQualifiedName(object);
	}

	@Override
	@NonNullByDefault({})
	public @Nullable QualifiedName getFullyQualifiedName(EObject object) {
		if (object instanceof PackClause pack) {
			return Strings.isEmpty(pack.getName()) ? null : QualifiedName.create(pack.getName());
		}
		if (object instanceof KindExtension extension) {
			return qualified(extension, "extend " + writtenKind(extension));
		}
		if (object instanceof EnumerationExtension extension) {
			return qualified(extension, "extend values " + writtenEnumeration(extension));
		}
		if (object instanceof ExpansionExtension extension) {
			return qualified(extension, "extend " + writtenExpansion(extension));
		}
		if (object instanceof Component series && Series.isSeries(series)) {
			return qualified(series, seriesName(series));
		}
		if (!(object instanceof Named named) || Strings.isEmpty(named.getName()) || object instanceof Variable) {
			return null;
		}
		return qualified(named, named.getName());
	}

	/** The name of the kind that a file adds to, without its pack, as it is written. */
	public static String writtenKind(KindExtension extension) {
		return writtenInFront(extension, HullPackage.Literals.KIND_EXTENSION__KIND);
	}

	/** The name of the enumeration that a file adds to, without its pack, as it is written. */
	public static String writtenEnumeration(EnumerationExtension extension) {
		return writtenInFront(extension, HullPackage.Literals.ENUMERATION_EXTENSION__ENUMERATION);
	}

	/** The name of the expansion that a file adds to, without its pack, as it is written. */
	public static String writtenExpansion(ExpansionExtension extension) {
		return writtenInFront(extension, HullPackage.Literals.EXPANSION_EXTENSION__EXPANSION);
	}

	/** What a series is called where it has to be called something: how it begins. Nobody can write it as a name. */
	public static String seriesName(Component series) {
		String kind = series instanceof CustomComponent custom
				? written(custom, HullPackage.Literals.CUSTOM_COMPONENT__KIND)
				: series.eClass().getName().toLowerCase(Locale.ROOT);
		return kind + " for each " + series.getVariations().stream().map(HullNames::variationName).collect(Collectors.joining(" and "));
	}

	private static String variationName(Query variation) {
		String things = variation instanceof NumberQuery ? "number" : written(variation, HullPackage.Literals.QUERY__SUBJECT);
		return variation.getName() == null ? things : things + ' ' + variation.getName();
	}

	/** The last word of a reference as it is written, so that it is known without following the link. */
	public static String written(EObject object, EReference reference) {
		List<INode> nodes = NodeModelUtils.findNodesForFeature(object, reference);
		return lastWord(nodes.stream().map(TokenText::of).collect(Collectors.joining()));
	}

	/**
	 * The same of a reference that stands before all members of an object. Each of thousands of members is named after it, so that it is
	 * not looked for behind them.
	 */
	private static String writtenInFront(EObject object, EReference reference) {
		ICompositeNode node = NodeModelUtils.getNode(object);
		for (INode child = node == null ? null : node.getFirstChild(); child != null; child = child.getNextSibling()) {
			Assignment assignment = child.getGrammarElement() == null ? null : GrammarUtil.containingAssignment(child.getGrammarElement());
			if (assignment != null && assignment.getFeature().equals(reference.getName())) {
				return lastWord(TokenText.of(child));
			}
		}
		return "";
	}

	private static String lastWord(String name) {
		return name.substring(name.lastIndexOf('.') + 1);
	}

	private static QualifiedName qualified(EObject object, String name) {
		Deque<String> segments = new ArrayDeque<>(List.of(name));
		for (EObject parent = object.eContainer(); parent != null; parent = parent.eContainer()) {
			switch (parent) {
				case HullFile file when file.getPack() != null && !Strings.isEmpty(file.getPack().getName()) ->
					segments.addFirst(file.getPack().getName());
				case KindExtension extension -> segments.addFirst(writtenKind(extension));
				case EnumerationExtension extension -> segments.addFirst(writtenEnumeration(extension));
				case ExpansionExtension extension -> segments.addFirst(writtenExpansion(extension));
				case Component series when Series.isSeries(series) -> segments.addFirst(seriesName(series));
				case Variable unseen -> { /* an effect that names something is no part of a name */ }
				case Named named when !Strings.isEmpty(named.getName()) -> segments.addFirst(named.getName());
				default -> { /* has no name */ }
			}
		}
		return QualifiedName.create(List.copyOf(segments));
	}
}
