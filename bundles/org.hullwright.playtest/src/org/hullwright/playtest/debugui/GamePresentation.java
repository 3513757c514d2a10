package org.hullwright.playtest.debugui;

import java.net.URI;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.ILineBreakpoint;
import org.eclipse.debug.core.model.IValue;
import org.eclipse.debug.ui.IDebugModelPresentation;
import org.eclipse.debug.ui.IValueDetailListener;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.eclipse.ui.part.FileEditorInput;
import org.hullwright.engine.debug.Halt.Reason;
import org.hullwright.engine.tree.Place;

/** How games that are watched are worded and where their texts are opened. */
public final class GamePresentation extends LabelProvider implements IDebugModelPresentation {

	private static final String EDITOR = "org.eclipse.ui.genericeditor.GenericEditor";

	/** Null where the workbench knows a wording itself. */
	@NonNullByDefault({})
	@Override
	public String getText(Object element) {
		return switch (element) {
			case GameThread thread -> "The game " + thread.reason().map(GamePresentation::worded).orElseGet(() -> thread.doing().words());
			case RuleFrame frame -> frame.getName() + " – " + frame.place().file() + ", line " + frame.getLineNumber();
			case SentenceBreakpoint breakpoint -> breakpoint.title();
			default -> null;
		};
	}

	private static String worded(Reason reason) {
		return switch (reason) {
			case Reason.Breakpoint breakpoint -> "stands still at a breakpoint";
			case Reason.ConditionFailed failed ->
				"stands still, for the condition of the breakpoint does not work here: " + failed.message();
			case Reason.Stepped stepped -> "stands still";
		};
	}

	/** The pictures are those that the workbench has for such things. */
	@NonNullByDefault({})
	@Override
	public Image getImage(Object element) {
		return null;
	}

	@NonNullByDefault({})
	@Override
	public void setAttribute(String attribute, Object value) {}

	@NonNullByDefault({})
	@Override
	public void computeDetail(IValue value, IValueDetailListener listener) {
		try {
			listener.detailComputed(value, value.getValueString());
		} catch (DebugException impossible) {
			throw new IllegalStateException("values of games are always known", impossible);
		}
	}

	/** Null for what is written nowhere. */
	@NonNullByDefault({})
	@Override
	public IEditorInput getEditorInput(Object element) {
		return switch (element) {
			case ILineBreakpoint breakpoint when breakpoint.getMarker().getResource() instanceof IFile file -> new FileEditorInput(file);
			case Place place when place.uri().startsWith("file:") -> opened(URI.create(place.uri()));
			case null, default -> null;
		};
	}

	private static IEditorInput opened(URI uri) {
		IFile[] files = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(uri);
		return files.length > 0 ? new FileEditorInput(files[0]) : new FileStoreEditorInput(EFS.getLocalFileSystem().getStore(uri));
	}

	@NonNullByDefault({})
	@Override
	public String getEditorId(IEditorInput input, Object element) {
		return EDITOR;
	}
}
