package org.hullwright.workbench.tests.playtest;

import java.io.IOException;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.hullwright.workbench.tests.window.Projects;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * One of the example packs, in the workspace as long as the tests of a class last, which leave it as it is: to read and to check it takes
 * longer than most of them.
 */
final class ExamplePack implements BeforeAllCallback, AfterAllCallback {

	private final String name;
	private IProject project;

	/** @param name of its folder */
	ExamplePack(String name) {
		this.name = name;
	}

	@Override
	public void beforeAll(ExtensionContext context) throws CoreException, IOException {
		project = Projects.withExample(name);
	}

	@Override
	public void afterAll(ExtensionContext context) throws CoreException {
		Projects.delete(project);
	}

	IProject project() {
		return project;
	}
}
