package org.hullwright.editor.language;

import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * Takes what the libraries of the language have to complain about into the log of the workbench; they have a log of their own, which goes
 * nowhere.
 */
final class LibraryLog extends AppenderSkeleton {

	/** Begins to listen. */
	static void follow() {
		Logger root = Logger.getRootLogger();
		root.setLevel(Level.WARN);
		root.addAppender(new LibraryLog());
	}

	@NonNullByDefault({})
	@Override
	protected void append(LoggingEvent event) {
		Throwable thrown = event.getThrowableInformation() == null ? null : event.getThrowableInformation().getThrowable();
		if (thrown instanceof InterruptedException) {
			return; // the author typed on, which cancels a request; that is no fault
		}
		ILog log = ILog.of(LibraryLog.class);
		if (event.getLevel().isGreaterOrEqual(Level.ERROR)) {
			log.error(event.getRenderedMessage(), thrown);
		} else {
			log.warn(event.getRenderedMessage(), thrown);
		}
	}

	@Override
	public boolean requiresLayout() {
		return false;
	}

	@Override
	public void close() {
		// the log of the workbench is not ours to close
	}
}
