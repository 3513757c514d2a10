package org.hullwright.updatesite.probe;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;

/** Remembers what was logged as an error. */
final class LoggedErrors implements ILogListener {

	private final List<String> messages = new CopyOnWriteArrayList<>();

	@Override
	public void logging(IStatus status, String plugin) {
		if (status.matches(IStatus.ERROR)) {
			messages.add(status.toString());
		}
	}

	List<String> messages() {
		return List.copyOf(messages);
	}
}
