package org.hullwright.editor.examples;

import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.BaseLabelProvider;
import org.eclipse.jface.viewers.IDecoration;
import org.eclipse.jface.viewers.ILightweightLabelDecorator;

/** Says behind the name of an example in the project tree that it is one, so that an author's own packs are seen among them. */
public final class ExampleDecorator extends BaseLabelProvider implements ILightweightLabelDecorator {

	private static final String BEHIND = "  (example)";

	public ExampleDecorator() {
		// nothing to prepare
	}

	@NonNullByDefault({})
	@Override
	public void decorate(Object element, IDecoration decoration) {
		if (element instanceof IProject project && ExampleProjects.isExample(project)) {
			decoration.addSuffix(BEHIND);
		}
	}
}
