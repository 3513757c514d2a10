package org.hullwright.playtest.design;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Spinner;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Placement;
import org.hullwright.lang.design.Placement.Edge;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.lang.ide.design.BoxForm;
import org.hullwright.lang.ide.design.DesignEdit;
import org.hullwright.lang.ide.design.DesignForm;
import org.hullwright.lang.ide.design.SettingField;
import org.hullwright.lang.ide.design.SettingGroup;

/** The form of a part of a design. Shows what it is told; what its user wishes is done by others. */
public final class DesignPanel {

	/** Under which each control says in its data what it is for: the name of a setting, for instance. */
	public static final String FIELD = "org.hullwright.playtest.design.field";
	private static final int WRAPPED = 240; // pixels at which sentences wrap at the latest
	private static final double NEW_STRIP = 8; // millimetres
	private final ScrolledComposite scrolled;
	private final DesignWishes wishes;
	private final Swatches swatches;
	private final Map<Setting, SettingRow> rows = new LinkedHashMap<>();
	private Composite content;
	private Composite shownFields;
	private @Nullable BoxFields boxFields; // null where no box is shown
	private @Nullable IconField iconField; // null where no whole design is shown
	private @Nullable Button earlier; // the same
	private @Nullable Button later;
	/** What decides which controls there are; null before the first form. */
	private @Nullable Structure structure;

	/** @param wishes does what is wished */
	public DesignPanel(Composite parent, DesignWishes wishes) {
		this.wishes = wishes;
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		swatches = new Swatches(parent.getDisplay());
		scrolled.addListener(SWT.Dispose, event -> swatches.dispose());
		scrolled.addListener(SWT.Resize, event -> measure());
		content = fresh();
		shownFields = content;
	}

	private record Structure(List<DesignForm.Step> path, boolean own, boolean icon, boolean box, List<Setting> settings,
			List<DesignForm.PrintedValue> printed, List<FontFile> typefaces, List<DesignForm.CopyTarget> copies) {

		static Structure of(DesignForm form) {
			return new Structure(form.path(), form.isOwn(), form.icon() != null, form.box() != null,
					form.settings().stream().map(SettingField::setting).toList(),
					form.printed(), form.typefaces(), form.copies());
		}
	}

	/** All its controls. */
	public Control control() {
		return scrolled;
	}

	/** Says something in the place of a form. */
	public void say(String words) {
		structure = null;
		content = fresh();
		sentence(words);
		measure();
	}

	/** Shows the form of a part. What has the focus keeps it as long as there are the same fields. */
	public void show(DesignForm form) {
		Structure wanted = Structure.of(form);
		if (!wanted.equals(structure)) {
			structure = wanted;
			build(form);
		}
		form.settings().forEach(field -> rows.get(field.setting()).show(field));
		BoxForm box = form.box();
		BoxFields fields = boxFields;
		if (box != null && fields != null) {
			fields.show(box);
			enable(earlier, !box.isFirst());
			enable(later, !box.isLast());
		}
		String icon = form.icon();
		IconField named = iconField;
		if (icon != null && named != null) {
			named.show(icon);
		}
		if (!form.isOwn()) {
			disable(shownFields);
		}
		measure();
	}

	/** What another pack says is shown, and not changed. */
	private static void disable(Control control) {
		if (control instanceof Composite composite && !(control instanceof Combo) && !(control instanceof Spinner)) {
			Stream.of(composite.getChildren()).forEach(DesignPanel::disable);
		} else if (!(control instanceof Label)) {
			control.setEnabled(false);
		}
	}

	private static void enable(@Nullable Button button, boolean enabled) {
		if (button != null) {
			button.setEnabled(enabled);
		}
	}

	private void build(DesignForm form) {
		content = fresh();
		path(form);
		if (!form.isOwn()) {
			offerCopies(form);
		}
		Composite fields = new Composite(content, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(fields);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(fields);
		boolean isBox = form.box() != null;
		if (isBox) {
			boxFields = new BoxFields(fields, form, wishes);
		}
		if (form.icon() != null) {
			icon(fields);
		}
		if (form.isOwn() && form.path().size() > 1) {
			buttons(fields, isBox);
		}
		var makers = new ValueFields(swatches, form.typefaces());
		form.settings().stream().collect(Collectors.groupingBy(field -> SettingGroup.of(field.setting()), LinkedHashMap::new,
				Collectors.toList())).forEach((group, settings) -> group(fields, group.title(), settings, makers));
		shownFields = fields;
	}

	private void icon(Composite fields) {
		Composite table = Rows.table(fields);
		Rows.label(table, "Icon", "What it is drawn as where it has no picture, and told apart by on the board.");
		IconField made = new IconField(table, wishes, name -> wishes.change(new DesignEdit.ShowAs(name)));
		Rows.rest(made.control(), 2);
		iconField = made;
	}

	private void group(Composite fields, String title, List<SettingField> settings, ValueFields makers) {
		Label head = new Label(fields, SWT.NONE);
		head.setText(title);
		head.setFont(JFaceResources.getFontRegistry().getItalic(JFaceResources.DEFAULT_FONT));
		Composite table = Rows.table(fields);
		settings.forEach(field -> rows.put(field.setting(), new SettingRow(table, field, makers, wishes)));
	}

	private void path(DesignForm form) {
		Composite line = Rows.line(content);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
		for (int index = 0; index < form.path().size(); index++) {
			DesignForm.Step step = form.path().get(index);
			if (index > 0) {
				new Label(line, SWT.NONE).setText("›");
			}
			if (index == form.path().size() - 1) {
				Label here = new Label(line, SWT.NONE);
				here.setText(step.label().replace("&", "&&"));
				here.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
			} else {
				link(line, step.label(), () -> wishes.select(step.place())).setData(FIELD, "part " + index);
			}
		}
		link(line, "Show its text", wishes::openText);
	}

	private static Link link(Composite line, String words, Runnable followed) {
		Link link = new Link(line, SWT.NONE);
		link.setText("<a>" + words.replace("&", "&&") + "</a>");
		link.addListener(SWT.Selection, event -> followed.run());
		return link;
	}

	private void offerCopies(DesignForm form) {
		sentence("This design is part of " + ("core".equals(form.pack()) ? "Hullwright" : "the pack " + form.pack())
				+ ". Copy it into your pack to change it, for:");
		Composite line = Rows.line(content);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
		form.copies().forEach(target -> {
			Button copy = new Button(line, SWT.PUSH);
			copy.setText(target.label().replace("&", "&&"));
			copy.setData(FIELD, "copy " + target.name());
			copy.addListener(SWT.Selection, event -> wishes.copy(target));
		});
	}

	private void buttons(Composite fields, boolean isBox) {
		Composite line = Rows.line(fields);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
		var strip = new Placement.Docked(Edge.TOP, NEW_STRIP);
		button(line, "Add a box in it", () -> new DesignEdit.Add(new Content.Title(), strip, true));
		if (isBox) {
			button(line, "Add a box behind it", () -> new DesignEdit.Add(new Content.Title(), strip, false));
			button(line, "Remove", DesignEdit.Remove::new);
			Button before = button(line, "Earlier", () -> new DesignEdit.Move(true));
			before.setToolTipText("Let it take its room before the box that comes before it.");
			earlier = before;
			Button after = button(line, "Later", () -> new DesignEdit.Move(false));
			after.setToolTipText("Let it take its room after the box that comes behind it.");
			later = after;
		}
	}

	private Button button(Composite line, String words, Supplier<DesignEdit> edit) {
		Button button = new Button(line, SWT.PUSH);
		button.setText(words);
		button.setData(FIELD, words);
		button.addListener(SWT.Selection, event -> wishes.change(edit.get()));
		return button;
	}

	private void sentence(String words) {
		Label label = new Label(content, SWT.WRAP);
		label.setText(words);
		GridDataFactory.fillDefaults().grab(true, false).hint(WRAPPED, SWT.DEFAULT).applyTo(label);
	}

	private Composite fresh() {
		Control before = scrolled.getContent();
		rows.clear();
		boxFields = null;
		iconField = null;
		earlier = null;
		later = null;
		Composite made = new Composite(scrolled, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(made);
		scrolled.setContent(made);
		if (before != null) {
			before.dispose();
		}
		return made;
	}

	private void measure() {
		content.layout(true, true);
		scrolled.setMinHeight(content.computeSize(Math.max(1, scrolled.getClientArea().width), SWT.DEFAULT).y);
	}
}
