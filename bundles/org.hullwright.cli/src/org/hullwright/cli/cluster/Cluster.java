package org.hullwright.cli.cluster;

import org.hullwright.simulation.play.GameExecutor;

/** Machines that play games. Closing it lets them go. */
public interface Cluster extends AutoCloseable {

	/**
	 * What plays the games of a plan that they make once more.
	 *
	 * @param request of that plan, as text, with the folders of packs as they are in the archive that was sent
	 */
	GameExecutor playing(String request);

	@Override
	void close();
}
