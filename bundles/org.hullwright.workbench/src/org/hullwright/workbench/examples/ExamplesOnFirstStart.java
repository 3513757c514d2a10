package org.hullwright.workbench.examples;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.IStartup;
import org.osgi.framework.FrameworkUtil;

/**
 * Brings the example packs into a workspace that has not seen them yet. Runs after the window is there, so that it delays nobody; without
 * the system property {@value #FOLDER_PROPERTY} there is nothing to do.
 */
public final class ExamplesOnFirstStart implements IStartup {

	/** Names the folder whose folders are the examples. */
	static final String FOLDER_PROPERTY = "hullwright.examples";

	@Override
	public void earlyStartup() {
		String folder = System.getProperty(FOLDER_PROPERTY);
		if (folder != null && Files.isDirectory(Path.of(folder))) {
			var bundle = FrameworkUtil.getBundle(ExamplesOnFirstStart.class);
			var seen = new SeenExamples(InstanceScope.INSTANCE.getNode(bundle.getSymbolicName()));
			var staging = Platform.getStateLocation(bundle).append("incoming").toPath();
			var job = new ExamplesJob(new ExampleFolder(Path.of(folder)), seen, staging, ResourcesPlugin.getWorkspace());
			job.addJobChangeListener(IJobChangeListener.onDone(event -> FirstLook.at(job.installed())));
			job.schedule();
		}
	}
}
