package org.hullwright.editor.preferences;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.hover.MarkdownArea;
import org.hullwright.editor.theme.Enablement;
import org.hullwright.lang.issue.Explanation;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.ReportLevel;

/**
 * Everything that the checks can find, how it is reported, and what it means. What is chosen here is kept by the owner of the panel, and
 * not before it is asked for. UI thread only.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
final class WarningsPanel {

	private static final List<ReportLevel> LEVELS = List.of(ReportLevel.ERROR, ReportLevel.WARNING, ReportLevel.HINT, ReportLevel.NOTHING);
	private static final int WIDTH = 430; // pixels
	private static final int HEIGHT = 400; // pixels
	private static final int TITLE_WIDTH = 190;
	private static final int LEVEL_WIDTH = 95;
	private static final int NAME_WIDTH = 120;
	private static final int[] SHARES = { 3, 2 };

	private final Map<IssueCode, ReportLevel> wishes = new EnumMap<>(IssueCode.class);
	private final Map<IssueCode, ReportLevel> saidByPack = new EnumMap<>(IssueCode.class);
	private final Composite panel;
	private TableViewer table;
	private Combo level;
	private MarkdownArea explanation;
	private Text words;
	private Button errorsToo;

	/** @param ofOnePack whether this is about one pack, which may say itself how it is reported */
	WarningsPanel(Composite parent, boolean ofOnePack) {
		panel = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(panel);
		createFilter();
		var parts = new SashForm(panel, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, HEIGHT).applyTo(parts);
		createTable(parts, ofOnePack);
		createExplanation(parts);
		parts.setWeights(SHARES);
		explain();
	}

	Control control() {
		return panel;
	}

	/** Shows what was wished until now. */
	void show(Map<IssueCode, ReportLevel> wished) {
		wishes.clear();
		wishes.putAll(wished);
		table.refresh();
		explain();
	}

	/** Shows what the pack itself says, which counts more than what is chosen here. */
	void showSaidByPack(Map<IssueCode, ReportLevel> said) {
		saidByPack.putAll(said);
		table.refresh();
	}

	/** What is wished otherwise than usual. */
	Map<IssueCode, ReportLevel> wishes() {
		return Map.copyOf(wishes);
	}

	/** Lets the author choose, or only look. */
	void setEnabled(boolean enabled) {
		Stream.of(panel, words, errorsToo, table.getTable(), level).forEach(control -> Enablement.set(control, enabled));
		if (enabled) {
			explain();
		}
	}

	private void createFilter() {
		var line = new Composite(panel, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(line);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
		words = new Text(line, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		words.setMessage("Words of a warning");
		GridDataFactory.fillDefaults().grab(true, false).applyTo(words);
		words.addListener(SWT.Modify, event -> table.refresh());
		errorsToo = new Button(line, SWT.CHECK);
		errorsToo.setText("Show errors as well");
		errorsToo.setToolTipText("With an error a pack cannot be played, so errors are always reported.");
		errorsToo.addListener(SWT.Selection, event -> table.refresh());
	}

	private void createTable(Composite parent, boolean withPack) {
		var holder = new Composite(parent, SWT.NONE);
		var layout = new TableColumnLayout();
		holder.setLayout(layout);
		table = new TableViewer(holder, SWT.MULTI | SWT.FULL_SELECTION | SWT.BORDER | SWT.V_SCROLL);
		table.getTable().setHeaderVisible(true);
		layout.setColumnData(column("What is found", Warning::title, warning -> Optional.empty()), new ColumnWeightData(2, TITLE_WIDTH));
		layout.setColumnData(column("Reported as", warning -> nameOf(level(warning)), warning -> image(level(warning))),
				new ColumnWeightData(0, LEVEL_WIDTH));
		if (withPack) {
			layout.setColumnData(column("The pack says",
					warning -> Optional.ofNullable(saidByPack.get(warning.code())).map(WarningsPanel::nameOf).orElse(""),
					warning -> Optional.empty()), new ColumnWeightData(0, LEVEL_WIDTH));
		}
		layout.setColumnData(column("Its name in packs", warning -> warning.code().name(), warning -> Optional.empty()),
				new ColumnWeightData(1, NAME_WIDTH));
		table.setContentProvider(ArrayContentProvider.getInstance());
		table.addFilter(new ViewerFilter() {

			@NonNullByDefault({})
			@Override
			public boolean select(Viewer viewer, Object parentElement, Object element) {
				return element instanceof Warning warning && (errorsToo.getSelection() || !warning.isError())
						&& warning.has(words.getText());
			}
		});
		table.setInput(Warning.all());
		table.addSelectionChangedListener(event -> explain());
	}

	private TableColumn column(String title, Function<Warning, String> text, Function<Warning, Optional<Image>> image) {
		var column = new TableViewerColumn(table, SWT.NONE);
		column.getColumn().setText(title);
		column.setLabelProvider(new ColumnLabelProvider() {

			@NonNullByDefault({})
			@Override
			public String getText(Object element) {
				return text.apply((Warning) element);
			}

			@NonNullByDefault({})
			@Override
			public Image getImage(Object element) {
				return image.apply((Warning) element).<@Nullable Image>map(shown -> shown).orElse(null); // null is the interface's word for
																											// none
			}

			@NonNullByDefault({})
			@Override
			public Font getFont(Object element) {
				boolean otherwise = wishes.containsKey(((Warning) element).code());
				return otherwise ? JFaceResources.getFontRegistry().getBold(JFaceResources.DIALOG_FONT) : JFaceResources.getDialogFont();
			}
		});
		return column.getColumn();
	}

	private void createExplanation(Composite parent) {
		var lower = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(lower);
		new Label(lower, SWT.NONE).setText("Report what is selected as:");
		level = new Combo(lower, SWT.READ_ONLY | SWT.DROP_DOWN);
		level.setItems(LEVELS.stream().map(WarningsPanel::nameOf).toArray(String[]::new));
		level.addListener(SWT.Selection, event -> choose(LEVELS.get(level.getSelectionIndex())));
		explanation = new MarkdownArea(lower, SWT.BORDER);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, true).applyTo(explanation.control());
	}

	private void choose(ReportLevel chosen) {
		selected().filter(warning -> !warning.isError()).forEach(warning -> {
			if (chosen == warning.usual()) {
				wishes.remove(warning.code());
			} else {
				wishes.put(warning.code(), chosen);
			}
		});
		table.refresh();
	}

	/** Shows what is selected: how it is reported, when that is the same for all of it, and what it means. */
	private void explain() {
		List<Warning> selected = selected().toList();
		Enablement.set(level, panel.isEnabled() && selected.stream().anyMatch(warning -> !warning.isError()));
		List<ReportLevel> levels = selected.stream().map(this::level).distinct().toList();
		if (levels.size() == 1) {
			level.select(LEVELS.indexOf(levels.getFirst()));
		} else {
			level.deselectAll();
		}
		explanation.show(selected.isEmpty()
				? "Select a warning to read what it means, or several to have them reported otherwise."
				: Explanation.pageOf(selected.getFirst().code()));
	}

	private Stream<Warning> selected() {
		IStructuredSelection selection = table.getStructuredSelection();
		return (selection == null ? StructuredSelection.EMPTY : selection).stream().filter(Warning.class::isInstance)
				.map(Warning.class::cast);
	}

	private ReportLevel level(Warning warning) {
		return wishes.getOrDefault(warning.code(), warning.usual());
	}

	private static String nameOf(ReportLevel level) {
		return switch (level) {
			case ERROR -> "Error";
			case WARNING -> "Warning";
			case HINT -> "Hint";
			case NOTHING -> "Nothing";
		};
	}

	private static Optional<Image> image(ReportLevel level) {
		Optional<String> key = switch (level) {
			case ERROR -> Optional.of(ISharedImages.IMG_OBJS_ERROR_TSK);
			case WARNING -> Optional.of(ISharedImages.IMG_OBJS_WARN_TSK);
			case HINT -> Optional.of(ISharedImages.IMG_OBJS_INFO_TSK);
			case NOTHING -> Optional.empty();
		};
		return key.map(name -> PlatformUI.getWorkbench().getSharedImages().getImage(name));
	}
}
