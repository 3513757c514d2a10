package org.hullwright.workbench.tests.window;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/**
 * An open dialog as its user sees it: fields are found by the words beside them.
 *
 * @param title of its window
 */
public record DialogPage(String title) {

	/** The window. */
	public Shell shell() {
		return Wait.shell(Display.getCurrent(), title).orElseThrow(() -> new AssertionError("there is no dialog " + title));
	}

	/** Writes into a field, over what stands there. */
	public void type(String label, String text) {
		field(label, Text.class).setText(text);
	}

	/** What stands in a field. */
	public String typed(String label) {
		return field(label, Text.class).getText();
	}

	/** Chooses from the list behind a label. */
	public void choose(String label, String item) {
		choose(field(label, Combo.class), item);
	}

	/** Chooses from the list behind a button. */
	public void chooseBeside(String button, String item) {
		choose(behind(button(button), Combo.class), item);
	}

	private static void choose(Combo combo, String item) {
		int index = combo.indexOf(item);
		if (index < 0) {
			throw new AssertionError(item + " is not among " + List.of(combo.getItems()));
		}
		combo.select(index);
		combo.notifyListeners(SWT.Selection, new Event());
	}

	/** All that a list offers. */
	public List<String> offered(String label) {
		return List.of(field(label, Combo.class).getItems());
	}

	/** Whether a label can be seen. */
	public boolean isShown(String label) {
		return find(shell(), Label.class).stream().anyMatch(each -> each.isVisible() && each.getText().equals(label));
	}

	/** What is chosen in a list. */
	public String chosen(String label) {
		return field(label, Combo.class).getText();
	}

	/** Whether another item can be chosen from a list. */
	public boolean isOfferedToChoose(String label) {
		return field(label, Combo.class).isEnabled();
	}

	/** Checks a box, or presses a button. */
	public void press(String label) {
		Button button = button(label);
		if ((button.getStyle() & (SWT.CHECK | SWT.RADIO)) != 0) {
			button.setSelection((button.getStyle() & SWT.RADIO) != 0 || !button.getSelection());
		}
		button.notifyListeners(SWT.Selection, new Event());
	}

	/** Presses a button as soon as it can be pressed. */
	public void pressWhenEnabled(String label) {
		Wait.until(label + " in " + title, () -> isEnabled(label));
		press(label);
	}

	/** Whether a button can be pressed. */
	public boolean isEnabled(String label) {
		return button(label).isEnabled();
	}

	/** Whether some words stand anywhere in the dialog. */
	public boolean says(String words) {
		return find(shell(), Control.class).stream().filter(Control::isVisible).anyMatch(control -> switch (control) {
			case Label label -> label.getText().contains(words);
			case Text text -> text.getText().contains(words);
			default -> false;
		});
	}

	/** Everything of a sort in the dialog, in its order. */
	public <T extends Control> List<T> all(Class<T> type) {
		return find(shell(), type);
	}

	private Button button(String label) {
		return find(shell(), Button.class).stream().filter(button -> button.getText().replace("&", "").equals(label)).findFirst()
				.orElseThrow(() -> new AssertionError("there is no button " + label));
	}

	/** The first control of a sort beside or behind a label. */
	private <T extends Control> T field(String label, Class<T> type) {
		Label found = find(shell(), Label.class).stream().filter(each -> each.getText().equals(label)).findFirst()
				.orElseThrow(() -> new AssertionError("nothing is called " + label));
		return behind(found, type);
	}

	private static <T extends Control> T behind(Control found, Class<T> type) {
		List<Control> beside = Arrays.asList(found.getParent().getChildren());
		return beside.subList(beside.indexOf(found) + 1, beside.size()).stream()
				.flatMap(control -> type.isInstance(control)
						? Stream.of(type.cast(control))
						: control instanceof Composite inner ? find(inner, type).stream() : Stream.empty())
				.findFirst().orElseThrow();
	}

	/** Everything of a sort in a window, in its order. */
	public static <T extends Control> List<T> find(Composite parent, Class<T> type) {
		List<T> found = new ArrayList<>();
		for (Control child : parent.getChildren()) {
			if (type.isInstance(child)) {
				found.add(type.cast(child));
			}
			if (child instanceof Composite composite) {
				found.addAll(find(composite, type));
			}
		}
		return found;
	}
}
