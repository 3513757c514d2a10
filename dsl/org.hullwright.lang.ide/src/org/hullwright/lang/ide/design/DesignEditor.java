package org.hullwright.lang.ide.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.design.Condition;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.design.DesignEdit.Say;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Appearance;
import org.hullwright.model.DesignBox;
import org.hullwright.model.DesignSetting;
import org.hullwright.model.DesignSide;
import org.hullwright.model.HullPackage;

/** Works out what has to be written for a design to say something else; what is not concerned stays as its author laid it out. */
public class DesignEditor {

	private static final String OPENING = "{";
	private final PackContext packs;

	/** @param packs knows what a text sees */
	@Inject
	DesignEditor(PackContext packs) {
		this.packs = packs;
	}

	/**
	 * What makes the part at a place say something else; empty where there is no such part, or where it cannot say that.
	 *
	 * @param file the text that the author is in
	 */
	public Optional<DesignChange> change(XtextResource file, DesignPlace place, DesignEdit wanted) {
		return DesignParts.at(place, file, packs).filter(DesignEditor::isReadable)
				.flatMap(part -> switch (wanted) {
					case Say say -> say(part, List.of(say));
					case DesignEdit.Unsay unsay -> said(part, unsay.setting()).map(setting -> changed(part, remove(setting)));
					case DesignEdit.Add add -> add(part, add);
					case DesignEdit.ShowAs icon -> part instanceof Appearance design
							? Optional.of(DesignParts.withIcon(design, packs)).map(said -> changed(said, showAs(said, icon.name())))
							: Optional.empty();
					case DesignEdit.Show show -> boxAt(part).map(box -> changed(box, show(box, show.content())));
					case DesignEdit.Place moved -> boxAt(part).map(box -> changed(box, place(box, HullWords.of(moved.placement()))));
					case DesignEdit.When when -> boxAt(part).map(box -> changed(box, when(box, when.condition())));
					case DesignEdit.Remove remove -> boxAt(part).map(box -> changed(box.eContainer(), remove(box)));
					case DesignEdit.Move move -> boxAt(part).flatMap(box -> move(box, move.earlier()));
				});
	}

	private static Optional<DesignBox> boxAt(EObject part) {
		return part instanceof DesignBox box ? Optional.of(box) : Optional.empty();
	}

	private static Optional<DesignSetting> said(EObject part, Setting setting) {
		return DesignParts.settings(part).reversed().stream().filter(written -> setting.word().equals(written.getName())).findFirst();
	}

	/** What makes a part have settings of its own; empty while its text cannot be read. */
	static Optional<DesignChange> say(EObject part, List<Say> wanted) {
		return isReadable(part) ? Optional.of(changed(part, saying(part, wanted))) : Optional.empty();
	}

	private static boolean isReadable(EObject part) {
		return !Parts.fileOf(part).getParseResult().hasSyntaxErrors();
	}

	private static Edit saying(EObject part, List<Say> wanted) {
		var edit = new Edit();
		var missing = new ArrayList<Say>();
		for (Say say : wanted) {
			said(part, say.setting()).filter(setting -> !setting.getValues().isEmpty())
					.ifPresentOrElse(setting -> edit.replace(Parts.fileOf(part), values(setting), HullWords.values(say)),
							() -> missing.add(say));
		}
		return missing.isEmpty() ? edit : edit.with(insertion(part, HullWords.of(missing)));
	}

	private static TextRange values(DesignSetting setting) {
		TextRange first = Parts.rangeOf(setting.getValues().getFirst());
		return new TextRange(first.offset(), Parts.rangeOf(setting.getValues().getLast()).end() - first.offset());
	}

	/** Behind the settings that are there, else before the boxes. */
	private static Edit insertion(EObject part, String written) {
		List<DesignSetting> settings = DesignParts.settings(part);
		if (!settings.isEmpty()) {
			return new Edit().insertAfter(settings.getLast(), written);
		}
		return DesignParts.inner(part).isEmpty()
				? new Edit().append(part, written)
				: new Edit().insertBefore(DesignParts.inner(part).getFirst(), written);
	}

	/** Takes out a setting or a box; braces with nothing else in them go as well, where there need not be any. */
	private static Edit remove(EObject member) {
		EObject part = member.eContainer();
		boolean alone = DesignParts.settings(part).size() + DesignParts.inner(part).size() == 1;
		if (!alone || part instanceof DesignSide || hasComment(part)) {
			return member instanceof DesignBox ? new Edit().removeWithComments(member) : new Edit().remove(member);
		}
		if (part instanceof Appearance design && design.getIcon() == null && design.getColoured() == null) {
			return new Edit().removeWithComments(design); // it would say nothing at all
		}
		int brace = Parts.word(part, OPENING, 0).orElseThrow().offset();
		int start = Parts.wordBefore(part, brace).orElseThrow().end();
		return new Edit().replace(Parts.fileOf(part), new TextRange(start, Parts.rangeOf(part).end() - start), "");
	}

	private static boolean hasComment(EObject part) {
		for (INode node : NodeModelUtils.findActualNodeFor(part).getAsTreeIterable()) {
			if (node instanceof ILeafNode leaf && leaf.isHidden() && !leaf.getText().isBlank()
					&& leaf.getOffset() > Parts.rangeOf(part).offset()) {
				return true;
			}
		}
		return false;
	}

	private static Edit showAs(Appearance design, String icon) {
		XtextResource file = Parts.fileOf(design);
		Optional<TextRange> there = Parts.rangeOf(design, HullPackage.Literals.APPEARANCE__ICON);
		if (!icon.isEmpty()) {
			String written = HullWords.of(new Content.Written(icon));
			return there.map(range -> new Edit().replace(file, range, written)).orElseGet(() -> new Edit().insert(file,
					Parts.rangeOf(design, HullPackage.Literals.APPEARANCE__NAMED).orElseThrow().end(), " as " + written));
		}
		boolean alone = design.getColoured() == null && design.getSettings().isEmpty() && design.getSides().isEmpty();
		return alone
				? new Edit().removeWithComments(design) // it would say nothing at all
				: there.map(range -> new Edit().remove(file, whole(design, range))).orElseGet(Edit::new);
	}

	private static Edit show(DesignBox box, Content content) {
		Optional<TextRange> there = Parts.rangeOf(box, HullPackage.Literals.DESIGN_BOX__CONTENT);
		XtextResource file = Parts.fileOf(box);
		String written = HullWords.of(content);
		if (written.isEmpty()) {
			return there.map(range -> new Edit().remove(file, range)).orElseGet(Edit::new);
		}
		return there.map(range -> new Edit().replace(file, range, written))
				.orElseGet(() -> new Edit().insert(file, Parts.word(box, "show", 0).orElseThrow().end(), " " + written));
	}

	private static Edit place(DesignBox box, String written) {
		return new Edit().replace(Parts.fileOf(box), placement(box), written);
	}

	private static TextRange placement(DesignBox box) {
		int start = Parts.word(box, "at", 0).orElseThrow().end();
		int end = start;
		for (EStructuralFeature feature : List.of(HullPackage.Literals.DESIGN_BOX__EDGE, HullPackage.Literals.DESIGN_BOX__SIZE,
				HullPackage.Literals.DESIGN_BOX__PLACE)) {
			for (TextRange range : Parts.rangesOf(box, feature)) {
				start = end == start ? range.offset() : Math.min(start, range.offset());
				end = Math.max(end, range.end());
			}
		}
		return new TextRange(start, end - start);
	}

	private static Edit when(DesignBox box, Condition condition) {
		XtextResource file = Parts.fileOf(box);
		Optional<TextRange> there = Parts.rangeOf(box, HullPackage.Literals.DESIGN_BOX__CONDITION);
		if (condition.equals(Condition.ALWAYS)) {
			return there.map(range -> new Edit().remove(file, whole(box, range))).orElseGet(Edit::new);
		}
		return there.map(range -> new Edit().replace(file, range, HullWords.of(condition)))
				.orElseGet(() -> new Edit().insert(file, placement(box).end(), " when " + HullWords.of(condition)));
	}

	/** A condition or an icon with the word before it. */
	private static TextRange whole(EObject part, TextRange said) {
		int start = Parts.wordBefore(part, said.offset()).orElse(said).offset();
		return new TextRange(start, said.end() - start);
	}

	private static Optional<DesignChange> add(EObject part, DesignEdit.Add wanted) {
		if (part instanceof Appearance || !wanted.inside() && !(part instanceof DesignBox)) {
			return Optional.empty();
		}
		String written = HullWords.box(wanted.content(), wanted.placement());
		List<TextChange> made = made(wanted.inside() ? new Edit().append(part, written) : new Edit().insertAfter(part, written));
		TextChange change = made.getFirst();
		return Optional.of(new DesignChange(DesignParts.placeOf(part).document(), made,
				change.range().offset() + change.text().indexOf(written)));
	}

	private static Optional<DesignChange> move(DesignBox box, boolean earlier) {
		List<? extends EObject> beside = DesignParts.inner(box.eContainer());
		int position = beside.indexOf(box) + (earlier ? -1 : 1);
		if (position < 0 || position >= beside.size()) {
			return Optional.empty();
		}
		EObject other = beside.get(position);
		String own = Parts.written(box);
		String others = Parts.written(other);
		List<TextChange> made = made(new Edit().replace(box, others).replace(other, own));
		int offset = Parts.rangeOf(other).offset() + (earlier ? 0 : others.length() - own.length());
		return Optional.of(new DesignChange(DesignParts.placeOf(box).document(), made, offset));
	}

	private static DesignChange changed(EObject goOn, Edit edit) {
		return new DesignChange(DesignParts.placeOf(goOn).document(), made(edit), DesignParts.placeOf(goOn).offset());
	}

	private static List<TextChange> made(Edit edit) {
		return edit.changes().values().stream().findFirst().orElse(List.of());
	}
}
