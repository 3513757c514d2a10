package org.hullwright.cli.cluster;

import org.hullwright.simulation.play.GameExecutor;

/** Machines that play games. Closing it lets them go. */
public interface Cluster extends GameExecutor, AutoCloseable {

	@Override
	void close();
}
