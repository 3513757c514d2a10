package org.hullwright.packs;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.lower.source.SourceLocator;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.pack.SourceText;
import org.hullwright.lang.rulestext.ConditionSentences;
import org.hullwright.model.HullFile;
import org.hullwright.model.texts.ConditionWording;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.TypeInference;

/** Tells the engine where a loaded pack says things. Memoizes places and texts, for a pack is compiled for each set of expansions. */
public final class TextLocator implements SourceLocator {

	private final SourceText text;
	private final Map<EObject, Place> places = new ConcurrentHashMap<>();
	private final Map<EObject, String> texts = new ConcurrentHashMap<>();

	/** @param text of the pack */
	public TextLocator(SourceText text) {
		this.text = text;
	}

	@Override
	public Place placeOf(EObject object) {
		return places.computeIfAbsent(object, any -> text.locationOf(object).map(TextLocator::place).orElse(Place.NOWHERE));
	}

	@Override
	public Optional<Place> syntaxErrorIn(HullFile file) {
		return text.syntaxErrorIn(file).map(TextLocator::place);
	}

	private static Place place(SourceText.Location found) {
		return new Place(found.file(), found.uri(), found.line(), found.column(), found.offset(), found.length());
	}

	@Override
	public String textOf(EObject object) {
		return texts.computeIfAbsent(object, text::textOf);
	}

	@Override
	public String textAt(Place place) {
		return text.textAt(place.uri(), place.offset(), place.length());
	}

	@Override
	public ConditionWording wording(TypeInference types, Translations translations) {
		return new ConditionSentences(types, translations);
	}
}
