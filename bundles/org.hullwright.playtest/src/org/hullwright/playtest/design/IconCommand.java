package org.hullwright.playtest.design;

import java.util.Map;
import java.util.Optional;

import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;

/** Asks for an icon by the command of the editor for it, which does not have to be there. UI thread. */
final class IconCommand {

	private static final String COMMAND = "org.hullwright.editor.pickIcon";
	private static final String PRESENT = "org.hullwright.editor.pickIcon.present";
	private final IWorkbenchWindow window;

	IconCommand(IWorkbenchWindow window) {
		this.window = window;
	}

	/**
	 * Asks in a dialog.
	 *
	 * @param present the name of the present one; empty text for none
	 * @return empty when none is wanted, or without the command
	 */
	Optional<String> choose(String present) {
		Command command = window.getService(ICommandService.class).getCommand(COMMAND);
		if (!command.isDefined()) {
			return Optional.empty();
		}
		try {
			var asked = ParameterizedCommand.generateCommand(command, Map.of(PRESENT, present));
			return window.getService(IHandlerService.class).executeCommand(asked, null) instanceof String chosen
					? Optional.of(chosen)
					: Optional.empty();
		} catch (CommandException fault) {
			ILog.of(IconCommand.class).error("No icon could be asked for.", fault);
			return Optional.empty();
		}
	}
}
