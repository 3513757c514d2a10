package org.hullwright.editor.wizard;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.hullwright.editor.examples.ExampleProjects;
import org.hullwright.editor.language.OpenProjects;

/**
 * A project with texts of Hull in it.
 *
 * @param project the open project
 * @param files its texts, in the order of their paths; at least one
 */
record PackProject(IProject project, List<IFile> files) {

	private static final String ENDING = "hull";
	private static final Pattern HEAD = Pattern.compile("(?m)^\\s*pack\\s+(\\w+)");
	private static final Pattern REQUIREMENT = Pattern.compile("\\brequires\\s+(\\w+)");
	private static final Pattern GAME = Pattern.compile("(?m)^game\\s+\\w");
	private static final Pattern MANIFEST = Pattern.compile("(?m)^\\s*pack\\s+\\w+[^{\\n]*\\{");

	/** What a project that has just been made is as a pack. */
	static PackProject of(IProject project) {
		return new PackProject(project, texts(project));
	}

	/** All packs of the workspace, by name. */
	static List<PackProject> in(IWorkspaceRoot workspace) {
		return new OpenProjects(workspace).all().stream().map(PackProject::of).filter(pack -> !pack.files().isEmpty()).toList();
	}

	/** The pack that is selected, else the one that is edited, else the first. */
	static Optional<PackProject> meant(List<PackProject> packs, IStructuredSelection selection, @Nullable IFile edited) {
		Optional<IResource> selected = Optional.ofNullable(selection.getFirstElement())
				.map(first -> Adapters.adapt(first, IResource.class));
		return selected.flatMap(resource -> of(resource, packs)).or(() -> Optional.ofNullable(edited).flatMap(file -> of(file, packs)))
				.or(() -> packs.stream().findFirst());
	}

	/** The file that an editor shows; null for none. */
	static @Nullable IFile edited(@Nullable IEditorPart editor) {
		return Optional.ofNullable(editor).map(IEditorPart::getEditorInput)
				.<@Nullable IFile>map(input -> input.getAdapter(IFile.class)).orElse(null);
	}

	/** The name of the project. */
	String name() {
		return project.getName();
	}

	/** What the pack is called in Hull, as its texts say; the name of the project when they cannot be read. */
	String hullName() {
		Matcher head = HEAD.matcher(textOf(files.getFirst()));
		return head.find() ? head.group(1) : name();
	}

	/** The text that tells what the pack is and requires, as far as one does; else the first. */
	IFile manifest() {
		return files.stream().filter(PackProject::isManifest).findFirst().orElse(files.getFirst());
	}

	/** The packs it requires itself, by their names in Hull. */
	List<String> requirements() {
		return REQUIREMENT.matcher(textOf(manifest())).results().map(found -> found.group(1)).toList();
	}

	/** Whether it says how a whole game goes. */
	boolean isGame() {
		return files.stream().anyMatch(file -> GAME.matcher(textOf(file)).find());
	}

	/** Whether it came with the program. */
	boolean isExample() {
		return ExampleProjects.isExample(project);
	}

	/** When one of its texts was written last, in milliseconds since 1970. */
	long lastEdited() {
		return files.stream().mapToLong(IFile::getLocalTimeStamp).max().orElse(0);
	}

	private static boolean isManifest(IFile file) {
		return MANIFEST.matcher(textOf(file)).find();
	}

	/** What a file says; empty text when it cannot be read. */
	private static String textOf(IFile file) {
		try {
			return file.readString();
		} catch (CoreException unreadable) {
			ILog.of(PackProject.class).warn(file + " could not be read", unreadable);
			return "";
		}
	}

	/** A text of the pack, by which the language service knows the pack. */
	URI anyText() {
		return files.getFirst().getLocation().toPath().toUri();
	}

	private static Optional<PackProject> of(IResource resource, List<PackProject> packs) {
		return packs.stream().filter(pack -> pack.project().equals(resource.getProject())).findFirst();
	}

	private static List<IFile> texts(IProject project) {
		var found = new ArrayList<IFile>();
		try {
			project.accept(resource -> {
				if (resource instanceof IFile file && ENDING.equals(file.getFileExtension()) && file.getLocation() != null) {
					found.add(file);
				}
				return !resource.isDerived();
			});
		} catch (CoreException unreadable) {
			ILog.of(PackProject.class).warn(project.getName() + " could not be looked into", unreadable);
		}
		return List.copyOf(found);
	}
}
