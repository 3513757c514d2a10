package org.hullwright.cli.play;

import java.io.PrintWriter;
import java.util.List;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.Unavailable;
import org.hullwright.engine.tree.Place;

/** Tells what could be chosen but is not offered, which condition is in its way, and where that stands. */
final class WhyNot {

	private final PrintWriter out;
	private final Place.Index places;
	private final OpenPack pack;

	WhyNot(PrintWriter out, Place.Index places, OpenPack pack) {
		this.out = out;
		this.places = places;
		this.pack = pack;
	}

	/** What a decision does not offer; whether there is anything. */
	boolean tell(Decision decision) {
		List<String> lines = decision.unavailable().stream().map(this::line).distinct().toList();
		lines.forEach(out::println);
		return !lines.isEmpty();
	}

	private String line(Unavailable option) {
		return "  -  " + option.label() + ": " + option.reason() + " (" + pack.files().shown(option.place(places)) + ")";
	}

	/** Has it told before each decision of an agent. */
	Agent before(Agent agent, Runnable tellStory) {
		return decision -> {
			tellStory.run();
			tell(decision);
			return agent.choose(decision);
		};
	}
}
