package org.hullwright.engine.node;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.hullwright.engine.agent.Unavailable;
import org.hullwright.engine.tree.Effect.Option.About;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Reasons.Reason;

/** Says why a decision offers something, or does not, to the author of a test that expects otherwise: the same as players are told. */
final class OfferGrounds {

	private final OpenDecision decision;
	private final Place.Index places;

	OfferGrounds(OpenDecision decision) {
		this.decision = decision;
		this.places = decision.frame().layout().world().places();
	}

	/**
	 * Why something is not offered, as a sentence behind another; empty text when that cannot be told.
	 *
	 * @param words what it is called
	 */
	String whyNot(Reply wanted, String words) {
		Optional<Unavailable> found = decision.unavailable().stream().filter(option -> isMeant(option, wanted, words)).findFirst();
		if (found.isPresent()) {
			return ". %s is not offered: %s (%s)".formatted(words, found.get().reason(), found.get().place(places));
		}
		return decision.isConceivable(wanted) ? "" : ". %s is no option there at all".formatted(words);
	}

	private boolean isMeant(Unavailable option, Reply wanted, String words) {
		return switch (wanted) {
			case Reply.Thing(int source, int thing, About about) when about == About.PIECES -> option.subject() == thing;
			case Reply.AnyCopy(int source, int sort) when option.subject() >= 0 ->
				decision.state().layout().sortOf(option.subject()) == sort;
			default -> option.label().equals(words);
		};
	}

	/** Why something is offered, as a sentence behind another. */
	String why(int option) {
		String label = decision.label(option);
		if (decision.isOneOfSeveral(option)) {
			return ". %s is one of those that are offered for each (%s)".formatted(label, places.of(decision.source(option)));
		}
		List<Reason> grounds = decision.grounds(option);
		return grounds.isEmpty()
				? ". %s is always offered there (%s)".formatted(label, places.of(decision.source(option)))
				: ". %s is offered: %s (%s)".formatted(label,
						grounds.stream().map(Reason::words).distinct().collect(Collectors.joining(", and ")),
						places.of(grounds.getLast().source()));
	}
}
