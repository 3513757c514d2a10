package org.hullwright.editor.language;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspaceRoot;

/** The projects of the workspace that packs may lie in: those that are open and have a folder on disk. */
public record OpenProjects(IWorkspaceRoot workspace) {

	/** All of them, by name. */
	public List<IProject> all() {
		return Arrays.stream(workspace.getProjects()).filter(project -> project.isOpen() && project.getLocation() != null)
				.sorted(Comparator.comparing(IProject::getName)).toList();
	}

	/** The folder of each. */
	public List<Path> folders() {
		return all().stream().map(project -> project.getLocation().toPath()).toList();
	}

	/** Folders in which required packs are looked for: those that the projects lie in, each once. */
	public List<Path> libraries() {
		return folders().stream().map(Path::getParent).distinct().toList();
	}
}
