package org.hullwright.editor.navigation;

import java.util.Comparator;
import java.util.Locale;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.FilteredItemsSelectionDialog;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.theme.ElementIcons;
import org.hullwright.lang.ide.answer.Symbol;
import org.osgi.framework.FrameworkUtil;

/** Finds a declaration of any pack: by its beginning, by the beginnings of its words as in SuRo for SurgeryRoom, or with * for anything. */
final class OpenElementDialog extends FilteredItemsSelectionDialog {

	private static final String SETTINGS = "openElement";

	OpenElementDialog(Shell parent) {
		super(parent, true);
		setTitle("Open element");
		setMessage("Name of a room, item, procedure … (SuRo finds SurgeryRoom, * is anything):");
		setListLabelProvider(new SymbolLabels());
		setDetailsLabelProvider(new DetailLabels());
	}

	@NonNullByDefault({})
	@Override
	protected void fillContentProvider(AbstractContentProvider content, ItemsFilter filter, IProgressMonitor monitor) {
		String letters = filter.getPattern().replaceAll("[^\\p{L}\\p{N}_]", "");
		try {
			HullEditorPlugin.language().symbols().symbols(letters, monitor::isCanceled).forEach(symbol -> content.add(symbol, filter));
		} catch (CancellationException typedOn) {
			throw new OperationCanceledException(); // the same, in the words of the platform
		}
	}

	@Override
	protected ItemsFilter createFilter() {
		return new SymbolFilter();
	}

	@Override
	protected Comparator<Symbol> getItemsComparator() {
		return Comparator.comparing((Symbol symbol) -> symbol.name(), String.CASE_INSENSITIVE_ORDER).thenComparing(Symbol::container)
				.thenComparing(symbol -> Places.nameOf(symbol.place()));
	}

	@NonNullByDefault({})
	@Override
	public String getElementName(Object item) {
		return ((Symbol) item).name();
	}

	@NonNullByDefault({})
	@Override
	protected IStatus validateItem(Object item) {
		return Status.OK_STATUS;
	}

	@NonNullByDefault({})
	@Override
	protected Control createExtendedContentArea(Composite parent) {
		return null; // the framework's word for none
	}

	@Override
	protected IDialogSettings getDialogSettings() {
		IDialogSettings all = PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(OpenElementDialog.class)).getDialogSettings();
		IDialogSettings own = all.getSection(SETTINGS);
		return own == null ? all.addNewSection(SETTINGS) : own;
	}

	private static String described(Symbol symbol) {
		return symbol.kind().name().toLowerCase(Locale.ROOT) + " in " + symbol.container();
	}

	/** The service finds no more than some hundreds, so what it found for fewer letters does not tell what there is for more. */
	private final class SymbolFilter extends ItemsFilter {

		@NonNullByDefault({})
		@Override
		public boolean matchItem(Object item) {
			return matches(((Symbol) item).name());
		}

		@NonNullByDefault({})
		@Override
		public boolean isConsistentItem(Object item) {
			return true;
		}

		@NonNullByDefault({})
		@Override
		public boolean isSubFilter(ItemsFilter filter) {
			return false;
		}
	}

	/** The name, and behind it what it is and where. */
	private static final class SymbolLabels extends LabelProvider implements IStyledLabelProvider {

		@NonNullByDefault({})
		@Override
		public StyledString getStyledText(Object element) {
			return element instanceof Symbol symbol
					? new StyledString(symbol.name()).append("  " + described(symbol), StyledString.QUALIFIER_STYLER)
					: new StyledString();
		}

		@NonNullByDefault({})
		@Override
		public String getText(Object element) {
			return element == null ? null : getStyledText(element).getString(); // null stands for the line between two groups
		}

		@NonNullByDefault({})
		@Override
		public Image getImage(Object element) {
			return element instanceof Symbol symbol ? ElementIcons.imageOf(symbol.kind()) : null;
		}
	}

	/** Below the list: where the selected element is. */
	private static final class DetailLabels extends LabelProvider {

		@NonNullByDefault({})
		@Override
		public String getText(Object element) {
			return element instanceof Symbol symbol ? described(symbol) + ", " + Places.nameOf(symbol.place()) : "";
		}

		@NonNullByDefault({})
		@Override
		public Image getImage(Object element) {
			return element instanceof Symbol symbol ? ElementIcons.imageOf(symbol.kind()) : null;
		}
	}
}
