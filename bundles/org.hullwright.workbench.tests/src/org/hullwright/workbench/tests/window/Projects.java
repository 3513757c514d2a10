package org.hullwright.workbench.tests.window;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;

/** Projects made for a test and named after it. */
public final class Projects {
	private Projects() {
	}

	/** A project with one file of Hull. */
	public static IProject withPack(String name, String text) throws CoreException {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
		project.create(new NullProgressMonitor());
		project.open(new NullProgressMonitor());
		write(project.getFile(name + ".hull"), text);
		return project;
	}

	public static void write(IFile file, String text) throws CoreException {
		ByteArrayInputStream content = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
		if (file.exists()) {
			file.setContents(content, IResource.FORCE, new NullProgressMonitor());
		} else {
			file.create(content, IResource.FORCE, new NullProgressMonitor());
		}
	}

	public static void delete(IProject project) throws CoreException {
		project.delete(true, true, new NullProgressMonitor());
	}
}
