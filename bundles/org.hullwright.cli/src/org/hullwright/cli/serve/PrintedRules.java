package org.hullwright.cli.serve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.lower.source.SourceLocator;
import org.hullwright.engine.tree.Place;
import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.Test;
import org.hullwright.packs.PackCompiler;
import org.hullwright.server.protocol.Responses.ComponentText;
import org.hullwright.server.protocol.Responses.FaceText;
import org.hullwright.server.protocol.Responses.FactText;
import org.hullwright.server.protocol.RulesWording;

/** The rules of a compiled pack as cards print them. All words are made at once, for the language is not made for several threads. */
final class PrintedRules implements RulesWording {

	private final List<ComponentText> components = new ArrayList<>();
	private final Map<String, String> icons = new TreeMap<>();
	private final Map<Place, String> options = new HashMap<>();
	private final Place.Index places;

	PrintedRules(PackCompiler compiler, Set<String> expansions, CardWriter cards) {
		Compiled compiled = compiler.compiled(expansions, "");
		this.places = compiled.world().places();
		compiled.origins().sorts().stream().filter(Component.class::isInstance).map(Component.class::cast).forEach(component -> {
			CardFace card = cards.write(component, "", compiled.origins().printing());
			components.add(text(component, card));
		});
		compiler.files().stream().flatMap(file -> file.getDeclarations().stream()).filter(declared -> !(declared instanceof Test))
				.forEach(declared -> keepOptions(declared, compiler.locator(), cards));
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
		return Optional.ofNullable(options.get(places.of(source)));
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

	/** Options are kept by where they are written, as decisions tell it. */
	private void keepOptions(EObject written, SourceLocator locator, CardWriter cards) {
		for (ChooseEffect choose : EcoreUtil2.eAllOfType(written, ChooseEffect.class)) {
			cards.options(choose).forEach((option, rules) -> {
				String text = rules.plain().strip();
				if (!text.isEmpty()) {
					options.put(locator.placeOf(option), text);
				}
			});
		}
	}
}
