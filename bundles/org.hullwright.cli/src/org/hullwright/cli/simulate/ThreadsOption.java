package org.hullwright.cli.simulate;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import picocli.CommandLine.Option;

/** How many games a command plays at once. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class ThreadsOption {

	@Option(names = "--threads", paramLabel = "N", converter = Threads.class,
			description = "How many games are played at once, or all: as many as there are processors. All unless given.")
	private int threads = Runtime.getRuntime().availableProcessors();

	/** At least 1. */
	public int number() {
		return threads;
	}
}
