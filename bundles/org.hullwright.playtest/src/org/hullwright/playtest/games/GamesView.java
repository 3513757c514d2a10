package org.hullwright.playtest.games;

import java.util.Optional;

import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.part.ViewPart;
import org.hullwright.packs.family.GameFamily;
import org.hullwright.playtest.paint.PanelCanvas;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.start.PlayHandler;
import org.hullwright.playtest.text.SourceOpener;
import org.hullwright.playtest.workspace.HullLanguage;

/** The games of the workspace, each with what goes with it. Read again some time after a file of the workspace has changed. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class GamesView extends ViewPart {

	/** Under which the view is registered. */
	public static final String ID = "org.hullwright.playtest.games";
	/** So long after the last change the packs are read again, in milliseconds: saving all changes many files at once. */
	private static final long DEBOUNCE = 800;

	private final IResourceChangeListener changes = this::workspaceChanged;
	private final IPartListener2 shown = new IPartListener2() {

		@NonNullByDefault({})
		@Override
		public void partVisible(IWorkbenchPartReference part) {
			becameVisible(part);
		}
	};
	private PanelCanvas canvas;
	private GamesJob job;
	private boolean stale; // whether a pack has changed while nobody looked
	private @Nullable GameFamily family; // null before the packs have been read

	@NonNullByDefault({})
	@Override
	public void createPartControl(Composite parent) {
		canvas = new PanelCanvas(parent, (theme, measure, width) -> new GamesPanels(theme, measure).of(family, width));
		canvas.onAction(this::perform);
		canvas.reset();
		job = new GamesJob(now -> canvas.inWindow(() -> show(now)));
		ResourcesPlugin.getWorkspace().addResourceChangeListener(changes, IResourceChangeEvent.POST_CHANGE);
		getSite().getPage().addPartListener(shown);
		job.schedule();
	}

	/** On whatever thread the change was made. */
	private void workspaceChanged(IResourceChangeEvent event) {
		if (PackChanges.in(event.getDelta())) {
			canvas.inWindow(this::changed);
		}
	}

	/** While nobody looks, nothing is read. */
	private void changed() {
		if (getSite().getPage().isPartVisible(this)) {
			job.schedule(DEBOUNCE);
		} else {
			stale = true;
		}
	}

	private void becameVisible(IWorkbenchPartReference part) {
		if (stale && part.getPart(false) == this) {
			stale = false;
			job.schedule();
		}
	}

	private void show(GameFamily now) {
		family = now;
		canvas.layOut();
	}

	private void perform(PanelAction action) {
		switch (action) {
			case PanelAction.Choose(int pack) -> play(pack);
			case PanelAction.Open(var place) -> new SourceOpener(getSite().getPage()).open(place);
			case PanelAction.Ask never -> throw new IllegalStateException("Nothing is measured here");
			case PanelAction.PlayOn never -> throw new IllegalStateException("Nothing is measured here");
			case PanelAction.LetBotChoose never -> throw new IllegalStateException("Nobody decides here");
			case PanelAction.Weigh never -> throw new IllegalStateException("Nobody decides here");
			case PanelAction.Stop never -> throw new IllegalStateException("Nobody decides here");
			case PanelAction.Show never -> throw new IllegalStateException("There is no board here");
			case PanelAction.Unfold never -> throw new IllegalStateException("Nothing is folded here");
		}
	}

	private void play(int pack) {
		family().map(known -> known.packs().get(pack)).flatMap(played -> HullLanguage.packs().in(played.folder()))
				.ifPresent(project -> PlayHandler.play(getSite().getWorkbenchWindow(), project));
	}

	@Override
	public void setFocus() {
		canvas.control().setFocus();
	}

	@Override
	public void dispose() {
		ResourcesPlugin.getWorkspace().removeResourceChangeListener(changes);
		getSite().getPage().removePartListener(shown);
		if (job != null) {
			job.cancel();
		}
		super.dispose();
	}

	/** For tests: what is laid out and where. */
	public PanelCanvas canvas() {
		return canvas;
	}

	/** For tests: what is shown; empty before the packs have been read. */
	public Optional<GameFamily> family() {
		return Optional.ofNullable(family);
	}
}
