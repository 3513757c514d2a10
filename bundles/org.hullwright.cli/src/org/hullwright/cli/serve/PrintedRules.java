package org.hullwright.cli.serve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.tree.Place;
import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.model.Component;
import org.hullwright.server.protocol.Responses.ComponentText;
import org.hullwright.server.protocol.Responses.FaceText;
import org.hullwright.server.protocol.Responses.FactText;
import org.hullwright.server.protocol.RulesWording;

/** The rules of a compiled pack as cards print them. All words are made at once, for the language is not made for several threads. */
final class PrintedRules implements RulesWording {

	/** Between what is chosen and what that does. */
	private static final String LEADS = ": ";

	private final List<ComponentText> components = new ArrayList<>();
	private final Map<String, String> icons = new TreeMap<>();
	private final Map<Span, String> options = new HashMap<>();
	private final Place.Index places;

	/** A stretch of a file. */
	private record Span(String file, int offset, int length) {}

	PrintedRules(Compiled compiled, CardWriter cards) {
		this.places = compiled.world().places();
		compiled.origins().sorts().stream().filter(Component.class::isInstance).map(Component.class::cast).forEach(component -> {
			CardFace card = cards.write(component, "", compiled.origins().printing());
			components.add(text(component, card));
			card.faces().forEach(face -> keepOptions(component, face.rules()));
		});
		compiled.origins().procedures().forEach(procedure -> keepOptions(procedure, cards.rules(procedure)));
	}

	@Override
	public List<ComponentText> components() {
		return components;
	}

	@Override
	public Map<String, String> icons() {
		return icons;
	}

	@Override
	public Optional<String> optionAt(int source) {
		Place place = places.of(source);
		return Optional.ofNullable(options.get(new Span(place.uri(), place.offset(), place.length())));
	}

	private ComponentText text(Component component, CardFace card) {
		var faces = new ArrayList<FaceText>();
		for (int at = 0; at < card.faces().size(); at++) {
			CardFace.Face face = card.faces().get(at);
			String rules = card.written().isEmpty() ? face.rules().plain() : card.written();
			List<FactText> facts = face.facts().stream()
					.map(fact -> new FactText(fact.name(), fact.values().stream().map(CardFace.Value::text).toList())).toList();
			String side = component.getSides().isEmpty() ? null : component.getSides().get(at).getName();
			faces.add(new FaceText(side, icon(face.icon()), facts, rules.isEmpty() ? null : rules));
		}
		return new ComponentText(component.getName(), card.title(), card.kind(), colour(card.design().accent()), faces);
	}

	/** Keeps the outline of an icon that comes along; null for a drawing of the pack, and where there is none. */
	private @Nullable String icon(String name) {
		IconLibrary.complete().find(name).ifPresent(found -> icons.putIfAbsent(name, found.path()));
		return icons.containsKey(name) ? name : null;
	}

	/** What the design says in numbers; null where it names a colour or says none. */
	private static @Nullable String colour(String accent) {
		return accent.matches("#[0-9a-fA-F]{6}") ? accent : null;
	}

	/** Points of lists are kept by what they were made of, each with those below it. */
	private void keepOptions(EObject written, RulesText rules) {
		String file = written.eResource() == null ? "" : written.eResource().getURI().toString();
		List<Paragraph> paragraphs = rules.paragraphs();
		for (int at = 0; at < paragraphs.size(); at++) {
			Paragraph point = paragraphs.get(at);
			if (point.depth() > 0 && !point.sentences().isEmpty()) {
				int end = at + 1;
				while (end < paragraphs.size() && paragraphs.get(end).depth() > point.depth()) {
					end++;
				}
				var told = new ArrayList<Paragraph>(paragraphs.subList(at + 1, end));
				told.addFirst(new Paragraph("", 0, withoutLabel(point)));
				Sentence first = point.sentences().getFirst();
				String text = new RulesText(told).plain().strip();
				if (!text.isEmpty()) {
					options.putIfAbsent(new Span(file, first.offset(), first.length()), text);
				}
			}
		}
	}

	/** What is chosen is read on the button already. */
	private static List<Sentence> withoutLabel(Paragraph point) {
		Sentence first = point.sentences().getFirst();
		var rest = new ArrayList<Run>(first.runs());
		while (!rest.isEmpty() && !rest.getFirst().text().contains(LEADS)) {
			rest.removeFirst();
		}
		if (!rest.isEmpty()) {
			Run next = rest.removeFirst();
			String begun = next.text().substring(next.text().indexOf(LEADS) + LEADS.length());
			rest.addFirst(new Run(begun.isEmpty() ? begun : Character.toUpperCase(begun.charAt(0)) + begun.substring(1), next.look()));
		}
		var sentences = new ArrayList<Sentence>(point.sentences());
		sentences.set(0, new Sentence(rest, first.offset(), first.length()));
		return sentences;
	}
}
