package org.hullwright.workbench.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.editor.examples.ExampleProjects;
import org.osgi.service.prefs.BackingStoreException;

/**
 * Copies the examples a workspace has not had yet into projects of their own. Each is copied aside first and moved into place when it is
 * complete, so that a workspace never holds half an example, whenever the program ends. A project that already has the name is left alone.
 */
public final class ExamplesJob extends WorkspaceJob {

	/** What a test joins to wait for the examples. */
	static final Object FAMILY = ExamplesJob.class;

	private final ExampleFolder examples;
	private final SeenExamples seen;
	private final Path staging;
	private final IWorkspace workspace;
	private final List<IProject> installed = new CopyOnWriteArrayList<>();

	/** @param staging a folder of ours on the disk of the workspace */
	public ExamplesJob(ExampleFolder examples, SeenExamples seen, Path staging, IWorkspace workspace) {
		super("Setting up the example packs");
		this.examples = examples;
		this.seen = seen;
		this.staging = staging;
		this.workspace = workspace;
		setRule(workspace.getRoot());
	}

	@Override
	@NonNullByDefault({})
	public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
		try {
			List<String> wanted = examples.names().stream().filter(name -> !seen.contains(name)).toList();
			markSeen();
			var progress = SubMonitor.convert(monitor, wanted.size());
			for (String name : wanted) {
				progress.setTaskName("Setting up " + name);
				install(name, progress.split(1));
			}
			return Status.OK_STATUS;
		} catch (IOException | BackingStoreException failure) {
			return Status.error("The example packs could not be copied into the workspace: " + failure.getMessage(), failure);
		}
	}

	/** Examples that earlier versions brought do not say of themselves yet that they are. */
	private void markSeen() throws IOException, CoreException {
		for (String name : examples.names()) {
			IProject project = workspace.getRoot().getProject(name);
			if (seen.contains(name) && project.isAccessible()) {
				ExampleProjects.mark(project);
			}
		}
	}

	@Override
	@NonNullByDefault({})
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}

	/** The projects this job has made, in alphabetical order. */
	List<IProject> installed() {
		return List.copyOf(installed);
	}

	private void install(String name, IProgressMonitor monitor) throws IOException, CoreException, BackingStoreException {
		IProject project = workspace.getRoot().getProject(name);
		Path place = workspace.getRoot().getLocation().append(name).toPath();
		if (!project.exists() && !Files.exists(place)) {
			Path incoming = staging.resolve(name);
			delete(incoming);
			Files.createDirectories(staging);
			examples.copy(name, incoming);
			Files.move(incoming, place);
		}
		if (!project.exists()) {
			var progress = SubMonitor.convert(monitor, 3);
			project.create(progress.split(1));
			project.open(progress.split(1));
			project.refreshLocal(IResource.DEPTH_INFINITE, progress.split(1));
			installed.add(project);
		}
		if (project.isAccessible()) {
			ExampleProjects.mark(project);
		}
		seen.add(name);
	}

	/** Removes what an earlier attempt may have left. */
	private static void delete(Path folder) throws IOException {
		if (Files.exists(folder)) {
			try (Stream<Path> content = Files.walk(folder)) {
				for (Path path : content.sorted(Comparator.reverseOrder()).toList()) {
					Files.delete(path);
				}
			}
		}
	}
}
