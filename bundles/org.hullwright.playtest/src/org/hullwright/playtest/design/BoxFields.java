package org.hullwright.playtest.design;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.ide.design.BoxForm;
import org.hullwright.lang.ide.design.DesignEdit;
import org.hullwright.lang.ide.design.DesignForm;

/** What a box says besides its settings: what it shows, where it is, when it is there. */
final class BoxFields {

	private final List<ContentChoice> choices;
	private final Combo contents;
	private final Label textLabel;
	private final PlainTextField text;
	private final PlacementField placement;
	private final ConditionField condition;

	BoxFields(Composite parent, DesignForm form, DesignWishes wishes) {
		Composite table = Rows.table(parent);
		choices = ContentChoice.in(form);
		Rows.label(table, "Shows", "What stands in the box.");
		contents = new Combo(table, SWT.READ_ONLY | SWT.DROP_DOWN);
		contents.setItems(choices.stream().map(ContentChoice::label).toArray(String[]::new));
		contents.setData(DesignPanel.FIELD, "content");
		contents.addListener(SWT.Selection,
				event -> wishes.change(new DesignEdit.Show(choices.get(contents.getSelectionIndex()).content())));
		Rows.rest(contents, 2);
		textLabel = Rows.label(table, "Says", "Texts in braces are replaced by what a component prints.");
		text = new PlainTextField(table, "{title}, {kind}, values in braces",
				values -> wishes.change(new DesignEdit.Show(new Content.Written(values.getFirst().plain()))));
		Rows.rest(text.control(), 2);
		Rows.label(table, "Where", "The edge along which it takes a strip, or a place.");
		placement = new PlacementField(table, wanted -> wishes.change(new DesignEdit.Place(wanted)));
		placement.control().setData(DesignPanel.FIELD, "placement");
		Rows.rest(placement.control(), 2);
		Rows.label(table, "When", "What has to be printed for the box to be there.");
		condition = new ConditionField(table, form.printed(), wanted -> wishes.change(new DesignEdit.When(wanted)));
		condition.control().setData(DesignPanel.FIELD, "condition");
		Rows.rest(condition.control(), 2);
	}

	private static void shown(Control control, boolean shown) {
		control.setVisible(shown);
		((GridData) control.getLayoutData()).exclude = !shown;
	}

	void show(BoxForm box) {
		IntStream.range(0, choices.size()).filter(index -> choices.get(index).isOf(box.content())).findFirst()
				.ifPresentOrElse(contents::select, contents::deselectAll);
		boolean own = ContentChoice.isOwnText(box.content());
		shown(textLabel, own);
		shown(text.control(), own);
		text.show(own && box.content() instanceof Content.Written(String written) ? List.of(new SettingValue.Text(written)) : List.of());
		placement.show(box.placement());
		condition.show(box.condition());
	}
}
