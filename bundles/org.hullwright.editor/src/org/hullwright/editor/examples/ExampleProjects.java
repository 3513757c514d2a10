package org.hullwright.editor.examples;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.core.runtime.QualifiedName;

/** Tells the example packs from those that an author has made. What is known stays with the project, through all sessions. */
public final class ExampleProjects {

	private static final QualifiedName EXAMPLE = new QualifiedName("org.hullwright.editor", "example");
	private static final String YES = "yes";
	private static final ListenerList<Runnable> LISTENERS = new ListenerList<>();

	private ExampleProjects() {}

	/**
	 * Runs something whenever a project has become an example or has ceased to be one, for a persistent property makes no resource delta.
	 *
	 * @param listener is run on whatever thread the change is made
	 */
	public static void addListener(Runnable listener) {
		LISTENERS.add(listener);
	}

	/** Undoes {@link #addListener}; a listener that was never added is ignored. */
	public static void removeListener(Runnable listener) {
		LISTENERS.remove(listener);
	}

	/** Says of an open project that it came with the program. */
	public static void mark(IProject project) throws CoreException {
		project.setPersistentProperty(EXAMPLE, YES);
		LISTENERS.forEach(Runnable::run);
	}

	/** Says of an open project that it is its author's own, as a copy of an example is. */
	public static void unmark(IProject project) throws CoreException {
		project.setPersistentProperty(EXAMPLE, null); // the interface's word for none
		LISTENERS.forEach(Runnable::run);
	}

	/** Whether a project came with the program; a closed one is not asked. */
	public static boolean isExample(IProject project) {
		try {
			return project.isAccessible() && YES.equals(project.getPersistentProperty(EXAMPLE));
		} catch (CoreException unreadable) {
			ILog.of(ExampleProjects.class).warn("Whether " + project.getName() + " is an example could not be read", unreadable);
			return false;
		}
	}
}
