package org.hullwright.editor.choice;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;

/**
 * A small window over an editor: a field for some letters of what is wanted, and below it what has them. Enter or a click takes what is
 * selected, Escape or a click beside closes the window.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class ChoicePopup extends PopupDialog {

	private static final int WIDTH = 520;
	private static final int HEIGHT = 360;
	private static final int EDGE = 1;

	private final Control over;
	private final ITreeContentProvider content;
	private final IStyledLabelProvider labels;
	private final Consumer<Object> chosen;
	private final NameFilter filter;
	private Object input;
	private @Nullable Object first;
	private Text letters;
	private TreeViewer viewer;

	/**
	 * @param over what the window opens over
	 * @param what is shown, for its lower edge
	 * @param chosen is told what was taken, once the window is closed
	 */
	public ChoicePopup(Control over, String what, ITreeContentProvider content, IStyledLabelProvider labels, Consumer<Object> chosen) {
		super(over.getShell(), SWT.RESIZE, true, true, false, false, false, null, what);
		this.over = over;
		this.content = content;
		this.labels = labels;
		this.chosen = chosen;
		this.filter = new NameFilter(labels);
	}

	/**
	 * Opens the window.
	 *
	 * @param shown input of the content provider
	 * @param selected what is selected before anything is typed; null for the first
	 */
	public void open(Object shown, @Nullable Object selected) {
		input = shown;
		first = selected;
		open();
	}

	/** With an edge of its own: not every system gives small windows one. */
	@NonNullByDefault({})
	@Override
	protected Control createContents(Composite parent) {
		Control contents = super.createContents(parent);
		GridLayoutFactory.createFrom((GridLayout) ((Composite) contents).getLayout()).margins(EDGE, EDGE).applyTo((Composite) contents);
		contents.addPaintListener(event -> {
			event.gc.setForeground(contents.getDisplay().getSystemColor(SWT.COLOR_WIDGET_NORMAL_SHADOW));
			Point size = contents.getSize();
			event.gc.drawRectangle(0, 0, size.x - 1, size.y - 1);
		});
		return contents;
	}

	@Override
	protected boolean hasTitleArea() {
		return true; // where letters are typed
	}

	@NonNullByDefault({})
	@Override
	protected Control createTitleControl(Composite parent) {
		letters = new Text(parent, SWT.NONE);
		letters.setMessage("Some letters of the name");
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(letters);
		letters.addModifyListener(event -> narrow());
		letters.addKeyListener(KeyListener.keyPressedAdapter(this::keyPressed));
		return letters;
	}

	@NonNullByDefault({})
	@Override
	protected Control createDialogArea(Composite parent) {
		viewer = new TreeViewer(parent, SWT.SINGLE | SWT.H_SCROLL | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
		viewer.setContentProvider(content);
		viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(labels));
		viewer.setUseHashlookup(true);
		viewer.addFilter(filter);
		viewer.setInput(input);
		viewer.expandAll();
		Optional.ofNullable(first).or(() -> firstMatch(content.getElements(input))).ifPresent(this::select);
		viewer.getTree().addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> take()));
		viewer.getTree().addMouseListener(MouseListener.mouseUpAdapter(event -> {
			if (viewer.getTree().getItem(new Point(event.x, event.y)) != null) {
				take();
			}
		}));
		viewer.getTree().addKeyListener(KeyListener.keyPressedAdapter(this::keyPressed));
		return viewer.getControl();
	}

	@Override
	protected Control getFocusControl() {
		return letters;
	}

	@Override
	protected Point getDefaultSize() {
		return new Point(WIDTH, HEIGHT);
	}

	@NonNullByDefault({})
	@Override
	protected Point getDefaultLocation(Point size) {
		Rectangle ground = over.getDisplay().map(over.getParent(), null, over.getBounds());
		return new Point(ground.x + Math.max(0, (ground.width - size.x) / 2), ground.y + Math.max(0, (ground.height - size.y) / 4));
	}

	private void keyPressed(KeyEvent event) {
		switch (event.keyCode) {
			case SWT.ESC -> close();
			case SWT.CR, SWT.KEYPAD_CR -> {
				if (event.widget == letters) {
					take();
				}
			}
			case SWT.ARROW_DOWN, SWT.ARROW_UP -> viewer.getTree().setFocus();
			default -> { /* is typed */ }
		}
	}

	private void narrow() {
		filter.want(letters.getText());
		viewer.getControl().setRedraw(false);
		try {
			viewer.refresh();
			viewer.expandAll();
		} finally {
			viewer.getControl().setRedraw(true);
		}
		firstMatch(content.getElements(input)).ifPresent(this::select);
	}

	private Optional<Object> firstMatch(Object[] elements) {
		return Arrays.stream(elements)
				.flatMap(element -> (filter.matches(element) ? Optional.of(element) : firstMatch(content.getChildren(element))).stream())
				.findFirst();
	}

	private void select(Object element) {
		viewer.setSelection(new StructuredSelection(element), true);
	}

	private void take() {
		Object selected = viewer.getStructuredSelection().getFirstElement();
		close();
		if (selected != null) {
			chosen.accept(selected);
		}
	}
}
