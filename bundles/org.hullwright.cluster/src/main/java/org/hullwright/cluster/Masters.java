package org.hullwright.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.hullwright.cli.cluster.ClusterAddress;
import org.hullwright.cli.cluster.ClusterProblem;

/**
 * The masters of a cluster, as far as connections to them tell. Spark itself would go on trying for a minute.
 *
 * @param address where they are
 */
record Masters(ClusterAddress address) {

	private static final int PATIENCE = 5_000; // milliseconds

	/**
	 * Looks whether any can be reached.
	 *
	 * @return the address of this machine as they see it, and so as workers can reach it
	 * @throws ClusterProblem when none is there
	 */
	InetAddress reach() throws ClusterProblem {
		List<String> reasons = new ArrayList<>();
		for (InetSocketAddress master : address.masters()) {
			try (Socket socket = new Socket()) {
				socket.connect(new InetSocketAddress(master.getHostString(), master.getPort()), PATIENCE);
				return socket.getLocalAddress();
			} catch (UnknownHostException nowhere) {
				reasons.add("no machine is called " + master.getHostString());
			} catch (IOException unreachable) {
				reasons.add(
						master.getHostString() + " does not answer at port " + master.getPort() + " (" + unreachable.getMessage() + ")");
			}
		}
		throw new ClusterProblem("There is no master of Spark at " + address + ": " + String.join(", ", reasons)
				+ ". Start it, or say --on with the address that its page shows");
	}

	/** Why none is there any longer; empty when one is. */
	Optional<String> lost() {
		try {
			reach();
			return Optional.empty();
		} catch (ClusterProblem gone) {
			return Optional.of(gone.getMessage());
		}
	}
}
