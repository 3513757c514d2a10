package org.hullwright.workbench.welcome;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;

/**
 * A command of the workbench as it is written down, with its parameters in parentheses.
 *
 * @param text how it is written down
 */
record WrittenCommand(String text) {

	/** Runs it. One that is not there is told to the log: whoever wrote it down has to mend it. */
	void run(IWorkbenchWindow window) {
		try {
			ParameterizedCommand command = window.getService(ICommandService.class).deserialize(text);
			window.getService(IHandlerService.class).executeCommand(command, null);
		} catch (CommandException failure) {
			ILog.of(WrittenCommand.class).error("“" + text + "” could not be run", failure);
		}
	}
}
