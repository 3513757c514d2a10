package org.hullwright.playtest.balance;

import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.playtest.text.EditedText;
import org.hullwright.playtest.workspace.HullLanguage;
import org.hullwright.playtest.workspace.Packs;

/** Shows the experiments of the selected pack. What is not saved yet is saved, so that what is measured is what is seen. */
public final class BalanceHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
		Packs packs = HullLanguage.packs();
		IProject pack = packs.meant(HandlerUtil.getCurrentSelection(event), HandlerUtil.getActiveEditor(event))
				.<@Nullable IProject>map(found -> found).orElse(null);
		if (pack == null || !PlatformUI.getWorkbench().saveAllEditors(false)) {
			return null;
		}
		try {
			Supplier<Optional<String>> caret = EditedText.of(HandlerUtil.getActiveEditor(event))
					.<Supplier<Optional<String>>>map(ComponentAtCaret::new).orElse(Optional::empty);
			BalanceView view = (BalanceView) page.showView(BalanceView.ID);
			view.open(pack, () -> new Measuring(HullLanguage.preparer(), pack.getLocation().toPath(), packs.libraries(), caret));
			return null;
		} catch (PartInitException failure) {
			throw new ExecutionException("The view of the balance cannot be opened", failure);
		}
	}
}
