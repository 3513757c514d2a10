package org.hullwright.editor.properties;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PropertyPage;
import org.eclipse.ui.ide.IDE;
import org.hullwright.editor.changes.FileChanges;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.WindowThread;
import org.hullwright.editor.problems.ProblemMarkers;
import org.hullwright.lang.ide.answer.Description;
import org.hullwright.lang.ide.request.LatestRequest;

/** What a pack says of itself, and how many problems it has. It is read here; what it says is changed in its manifest. */
public final class PackPage extends PropertyPage {

	private static final int WIDTH = 420; // pixels

	@NonNullByDefault({})
	@Override
	protected Control createContents(Composite parent) {
		noDefaultAndApplyButton(); // for nothing can be chosen
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(page);
		IProject pack = Adapters.adapt(getElement(), IProject.class);
		if (!pack.isOpen() || pack.getLocation() == null) {
			show(null, pack, page);
			return page;
		}
		var reading = new Label(page, SWT.NONE);
		reading.setText("Reading what the pack says of itself …");
		LatestRequest requests = new LatestRequest();
		page.addListener(SWT.Dispose, event -> requests.cancel());
		requests.ask(cancelled -> HullEditorPlugin.language().reading().describePack(pack.getLocation().toPath(), cancelled),
				WindowThread.of(page), described -> {
					reading.dispose();
					show(described.<@Nullable Description>map(description -> description).orElse(null), pack, page);
					page.requestLayout();
				}, HullEditorPlugin::logFailure);
		return page;
	}

	private void show(@Nullable Description described, IProject pack, Composite page) {
		Optional.ofNullable(described).ifPresentOrElse(description -> {
			description.traits().forEach(trait -> line(page, trait.name(), trait.value()));
			FileChanges.file(description.declared().document()).ifPresent(manifest -> linkTo(manifest, page));
		}, () -> line(page, "Pack", "No file of this project says which pack it is, with a version in braces after its name."));
		line(page, "Problems", problems(pack));
	}

	private static void line(Composite page, String name, String value) {
		new Label(page, SWT.NONE).setText(name + ":");
		var text = new Text(page, SWT.READ_ONLY | SWT.WRAP);
		text.setText(value);
		text.setBackground(page.getBackground());
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(text);
	}

	private void linkTo(IFile manifest, Composite page) {
		new Label(page, SWT.NONE);
		var link = new Link(page, SWT.NONE);
		link.setText("<a>Change it in " + manifest.getName() + "</a>");
		link.addListener(SWT.Selection, event -> {
			getShell().close();
			try {
				IDE.openEditor(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage(), manifest);
			} catch (PartInitException failure) {
				ILog.of(PackPage.class).error("The manifest could not be opened", failure);
			}
		});
	}

	private static String problems(IProject pack) {
		try {
			List<IMarker> markers = pack.isOpen()
					? Arrays.asList(pack.findMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_INFINITE))
					: List.of();
			int[] counts = IntStream.of(IMarker.SEVERITY_ERROR, IMarker.SEVERITY_WARNING, IMarker.SEVERITY_INFO)
					.map(severity -> (int) markers.stream().filter(marker -> marker.getAttribute(IMarker.SEVERITY, -1) == severity).count())
					.toArray();
			return markers.isEmpty() ? "none" : counts[0] + " errors, " + counts[1] + " warnings, " + counts[2] + " hints";
		} catch (CoreException goneMeanwhile) {
			return "none";
		}
	}
}
