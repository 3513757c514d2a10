package org.hullwright.lang.ide.outline;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.OutlineEntry;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.navigation.Declarations;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Chapter;
import org.hullwright.model.ChapterExtension;
import org.hullwright.model.Component;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EnumerationExtension;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.ExpansionExtension;
import org.hullwright.model.Experiment;
import org.hullwright.model.Expression;
import org.hullwright.model.Goal;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.KindExtension;
import org.hullwright.model.Named;
import org.hullwright.model.Rule;
import org.hullwright.model.Test;
import org.hullwright.model.Tryout;
import org.hullwright.model.Variable;
import org.hullwright.model.Watch;
import org.hullwright.model.series.Series;

/** The declarations of a file, with what is declared in them. Needs no links, so that it is there as soon as the text is. */
public class OutlineBuilder {

	private static final String TITLE = "title";

	private final Declarations declarations;

	@Inject
	OutlineBuilder(Declarations declarations) {
		this.declarations = declarations;
	}

	/** The outline of a file; half-typed declarations without a name are left out. */
	public List<OutlineEntry> outline(XtextResource file) {
		return file.getContents().stream().filter(HullFile.class::isInstance).map(HullFile.class::cast)
				.flatMap(hull -> Stream.concat(Stream.ofNullable(hull.getPack()), hull.getDeclarations().stream()))
				.flatMap(this::entries).toList();
	}

	/** What the outline says of one object, without what is declared in it; empty when it has no place there. */
	public Optional<OutlineEntry> entry(EObject object) {
		return entries(object)
				.filter(entry -> NodeModelUtils.getNode(object) != null
						&& entry.range().equals(Reference.rangeOf(NodeModelUtils.getNode(object))))
				.findFirst()
				.map(entry -> new OutlineEntry(entry.name(), entry.title(), entry.kind(), entry.nameRange(), entry.range(), List.of()));
	}

	/** The entry of an object; what has no place in the outline stands for what is in it. */
	private Stream<OutlineEntry> entries(EObject object) {
		if (object instanceof Expression || object instanceof EnumerationLiteral) {
			return Stream.empty();
		}
		String name = nameOf(object);
		INode node = NodeModelUtils.getNode(object);
		Stream<OutlineEntry> children = object.eContents().stream().flatMap(this::entries);
		if (name.isBlank() || node == null) {
			return children;
		}
		return Stream.of(new OutlineEntry(name, titleOf(object), Elements.kindOf(object.eClass()), nameRangeOf(object, node),
				Reference.rangeOf(node), children.toList()));
	}

	private static String nameOf(EObject object) {
		return switch (object) {
			case KindExtension extension -> HullNames.writtenKind(extension);
			case EnumerationExtension extension -> HullNames.writtenEnumeration(extension);
			case ExpansionExtension extension -> HullNames.writtenExpansion(extension);
			case EffectEntry entry -> HullNames.written(entry, HullPackage.Literals.EFFECT_ENTRY__SLOT);
			case Chapter chapter when chapter.getName() == null -> chapter.getTitle() == null ? "" : chapter.getTitle();
			case ChapterExtension extension -> HullNames.written(extension, HullPackage.Literals.CHAPTER_EXTENSION__CHAPTER);
			case Goal goal -> goal.getTitle() == null ? "" : goal.getTitle();
			case Tryout tryout when tryout.getTried() != null && tryout.getTried().getType() != null ->
				"try " + HullNames.written(tryout.getTried().getType(), HullPackage.Literals.TYPE_REFERENCE__DECLARATION);
			case Test test -> test.getTitle() == null ? "" : test.getTitle();
			case Experiment experiment -> experiment.getTitle() == null ? "" : experiment.getTitle();
			case Rule rule when rule.getWatch() != null -> rule.getTiming().getLiteral() + ' ' + changeIn(rule.getWatch());
			case Rule rule -> rule.getTiming().getLiteral() + ' ' + HullNames.written(rule, HullPackage.Literals.RULE__TRIGGER);
			case Variable passing -> "";
			case Component series when Series.isSeries(series) -> HullNames.seriesName(series);
			case Named named -> named.getName() == null ? "" : named.getName();
			default -> "";
		};
	}

	private static String changeIn(Watch watch) {
		String changed = watch.getSubject() != null
				? HullNames.written(watch, HullPackage.Literals.WATCH__SUBJECT)
				: watch.getThing() == null ? "" : watch.getThing().getName();
		return watch.getChange().getLiteral() + ' ' + changed;
	}

	private static String titleOf(EObject object) {
		EStructuralFeature feature = object.eClass().getEStructuralFeature(TITLE);
		return feature == null || object instanceof Test || object instanceof Experiment || object instanceof Goal
				|| object instanceof Chapter chapter && chapter.getName() == null || !(object.eGet(feature) instanceof String title)
						? ""
						: title;
	}

	private TextRange nameRangeOf(EObject object, INode node) {
		return object instanceof Named
				? declarations.nameOf(object)
				: new TextRange(node.getOffset(), Math.min(node.getLength(), firstWord(node)));
	}

	private static int firstWord(INode node) {
		String text = node.getText().strip();
		int end = 0;
		while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
			end++;
		}
		return end;
	}
}
