package org.hullwright.editor.icons;

import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.hullwright.editor.theme.IconImages;
import org.hullwright.lang.ide.icons.IconPick;

/**
 * Shows icons by words and by a tag, with a large picture of the one that is chosen and who made it. The arrows move through the list from
 * the field as well, and Return takes the icon.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // controls are made later
public final class IconDialog extends Dialog {

	private static final int LISTED = 24; // pixels
	private static final int LARGE = 128;
	private static final int ROWS = 14;
	private static final int LIST_WIDTH = 300;

	private final String before;
	private List<String> found = List.of();
	private Text words;
	private Combo tag;
	private Table list;
	private Label count;
	private Label picture;
	private Label description;
	private String chosen = "";

	/** @param before name of the icon that is chosen at first; empty text for none */
	public IconDialog(Shell parent, String before) {
		super(parent);
		this.before = before;
	}

	/** Asks for an icon; empty when none is wanted. UI thread. */
	public Optional<String> choose() {
		return open() == OK && !chosen.isEmpty() ? Optional.of(chosen) : Optional.empty();
	}

	@NonNullByDefault({})
	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText("Choose an icon");
	}

	@Override
	protected boolean isResizable() {
		return true;
	}

	@NonNullByDefault({})
	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(area);
		words = new Text(area, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		words.setMessage("words of its name, or a tag");
		words.addModifyListener(typed -> search());
		words.addKeyListener(KeyListener.keyPressedAdapter(key -> {
			if (key.keyCode == SWT.ARROW_DOWN || key.keyCode == SWT.ARROW_UP) {
				move(key.keyCode == SWT.ARROW_DOWN ? 1 : -1);
				key.doit = false;
			}
		}));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(words);
		tag = new Combo(area, SWT.READ_ONLY);
		tag.setItems(IconPick.choices().toArray(String[]::new));
		tag.select(0);
		tag.addSelectionListener(SelectionListener.widgetSelectedAdapter(selected -> search()));
		GridDataFactory.fillDefaults().applyTo(tag);

		list = new Table(area, SWT.VIRTUAL | SWT.SINGLE | SWT.BORDER | SWT.V_SCROLL);
		list.addListener(SWT.SetData, row -> fill((TableItem) row.item, found.get(row.index)));
		list.addSelectionListener(SelectionListener.widgetSelectedAdapter(selected -> show()));
		list.addListener(SWT.DefaultSelection, taken -> okPressed());
		GridDataFactory.fillDefaults().grab(true, true).hint(LIST_WIDTH, ROWS * LISTED).applyTo(list);
		Composite side = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(side);
		GridDataFactory.fillDefaults().applyTo(side);
		picture = new Label(side, SWT.NONE);
		GridDataFactory.fillDefaults().hint(LARGE, LARGE).align(SWT.CENTER, SWT.BEGINNING).applyTo(picture);
		description = new Label(side, SWT.WRAP);
		GridDataFactory.fillDefaults().hint(LARGE * 3 / 2, LARGE).applyTo(description);
		count = new Label(area, SWT.NONE);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(count);
		return area;
	}

	/** The list is shown when the button is there that depends on it. */
	@NonNullByDefault({})
	@Override
	protected Control createContents(Composite parent) {
		Control contents = super.createContents(parent);
		words.setText(before);
		words.selectAll();
		search();
		return contents;
	}

	private RGB ink() {
		return list.getForeground().getRGB();
	}

	private void fill(TableItem item, String name) {
		item.setText(name);
		item.setImage(IconImages.of(name, LISTED, ink()));
	}

	private void search() {
		found = IconPick.found(words.getText(), tag.getText());
		list.clearAll();
		list.setItemCount(found.size());
		count.setText(found.size() == 1 ? "1 icon" : found.size() + " icons");
		count.getParent().layout(new Control[] { count });
		list.deselectAll();
		if (!found.isEmpty()) {
			list.select(Math.max(0, found.indexOf(before)));
			list.showSelection();
		}
		show();
	}

	private void move(int by) {
		if (!found.isEmpty()) {
			list.setSelection(Math.clamp(list.getSelectionIndex() + (long) by, 0, found.size() - 1));
			show();
		}
	}

	private void show() {
		int selected = list.getSelectionIndex();
		chosen = selected < 0 ? "" : found.get(selected);
		getButton(IDialogConstants.OK_ID).setEnabled(!chosen.isEmpty());
		picture.setImage(chosen.isEmpty() ? null : IconImages.of(chosen, LARGE, ink()));
		description.setText(chosen.isEmpty() ? "" : IconPick.of(chosen).described());
	}
}
