package org.hullwright.workbench.examples;

import org.eclipse.core.resources.IWorkspaceRoot;

/**
 * The node of the project tree that holds the packs which came with the program, so that an author's own packs stand apart from them.
 *
 * @param root the workspace whose examples these are
 */
record ExamplesGroup(IWorkspaceRoot root) {}
