package org.hullwright.playtest.packtests;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.part.ViewPart;
import org.hullwright.playtest.packtests.TestTree.TestFile;
import org.hullwright.playtest.preparation.PackTestRun;
import org.hullwright.playtest.preparation.PackTestRun.RunTest;
import org.hullwright.playtest.preparation.PackTester;
import org.hullwright.playtest.text.SavedHull;
import org.hullwright.playtest.text.SourceOpener;
import org.hullwright.playtest.widget.Icons;

/**
 * The tests of a pack and how they went. Once they have been run, they are run again whenever something is saved; a double click opens a
 * test, or what failed in it.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class TestsView extends ViewPart {

	/** Under which the view is registered. */
	public static final String ID = "org.hullwright.playtest.tests";
	private static final String NOTHING_YET = "Choose “Run tests” to run the tests of a pack.";
	private final IWorkspace workspace = ResourcesPlugin.getWorkspace();
	private LocalResourceManager images;
	private CLabel summary;
	private TreeViewer tree;
	private @Nullable Subject subject; // null before any tests were run
	private IAction onSave;
	private PackTestJob job;

	/** What is tested, and how. */
	private record Subject(IProject pack, Set<Path> libraries, PackTester tester, SavedHull listener) {}

	@NonNullByDefault({})
	@Override
	public void createPartControl(Composite parent) {
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		summary = new CLabel(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(summary);
		summary.setText(NOTHING_YET);
		tree = new TreeViewer(parent, SWT.SINGLE | SWT.V_SCROLL | SWT.H_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(tree.getControl());
		images = new LocalResourceManager(JFaceResources.getResources(), tree.getTree());
		tree.setContentProvider(new TestTree());
		tree.setLabelProvider(new TestTree.Labels(images));
		tree.addDoubleClickListener(event -> Optional.ofNullable(tree.getStructuredSelection().getFirstElement())
				.ifPresent(element -> new SourceOpener(getSite().getPage()).open(TestTree.placeOf(element))));
		getSite().setSelectionProvider(tree);
		addActions();
	}

	private void addActions() {
		IAction again = new Action("Run again") {

			@Override
			public void run() {
				runAgain();
			}
		};
		again.setImageDescriptor(Icons.descriptor("test-run"));
		IAction failures = new Action("Failed tests only", IAction.AS_CHECK_BOX) {

			@Override
			public void run() {
				tree.setFilters(isChecked() ? new ViewerFilter[] { new Failed() } : new ViewerFilter[0]);
			}
		};
		failures.setImageDescriptor(Icons.descriptor("test-failed"));
		onSave = new Action("Run when something is saved", IAction.AS_CHECK_BOX) {};
		onSave.setImageDescriptor(Icons.descriptor("test-on-save"));
		onSave.setChecked(true);
		var tools = getViewSite().getActionBars().getToolBarManager();
		tools.add(again);
		tools.add(onSave);
		tools.add(failures);
	}

	@Override
	public void setFocus() {
		tree.getControl().setFocus();
	}

	@Override
	public void dispose() {
		stopListening();
		if (job != null) {
			job.cancel();
		}
		super.dispose();
	}

	/** Runs the tests of a pack, and from now on whenever something is saved. */
	public void run(IProject pack, Set<Path> libraries, PackTester tester) {
		stopListening();
		var listener = new SavedHull(() -> inWindow(() -> {
			if (onSave.isChecked()) {
				runAgain();
			}
		}));
		workspace.addResourceChangeListener(listener, IResourceChangeEvent.POST_CHANGE);
		subject = new Subject(pack, libraries, tester, listener);
		runAgain();
	}

	private void stopListening() {
		Optional.ofNullable(subject).ifPresent(before -> workspace.removeResourceChangeListener(before.listener()));
	}

	private void runAgain() {
		Optional.ofNullable(subject).filter(now -> now.pack().isAccessible()).ifPresent(now -> {
			if (job != null) {
				job.cancel();
			}
			job = new PackTestJob(now.tester(), now.pack().getLocation().toPath(), now.libraries(), run -> inWindow(() -> show(run)));
			job.schedule();
		});
	}

	private void inWindow(Runnable action) {
		Tree widget = tree.getTree();
		if (!widget.isDisposed()) {
			widget.getDisplay().asyncExec(() -> {
				if (!widget.isDisposed()) {
					action.run();
				}
			});
		}
	}

	private void show(PackTestRun run) {
		boolean fine = run.problems().isEmpty() && run.failed() == 0;
		summary.setText(run.problems().isEmpty()
				? run.pack() + ": " + run.passed() + " passed, " + run.failed() + " failed"
				: run.pack() + " has errors, so its tests cannot be run");
		summary.setImage(images.create(Icons.descriptor(fine ? "test-passed" : "test-failed")));
		tree.setInput(run);
		for (Object element : ((TestTree) tree.getContentProvider()).getElements(run)) {
			if (element instanceof TestFile file && !file.passed()) {
				tree.expandToLevel(file, 2);
			}
		}
	}

	/** For tests: what stands above the tree. */
	public String summary() {
		return summary.getText();
	}

	/** For tests: the widget. */
	public Tree tree() {
		return tree.getTree();
	}

	/** What failed, and all that is around or within it. */
	private static final class Failed extends ViewerFilter {

		@NonNullByDefault({})
		@Override
		public boolean select(Viewer viewer, Object parent, Object element) {
			return switch (element) {
				case TestFile file -> !file.passed();
				case RunTest test -> !test.result().passed();
				default -> true;
			};
		}
	}
}
