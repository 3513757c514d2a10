package org.hullwright.export.json;

import java.util.OptionalInt;

import com.google.gson.JsonObject;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.lower.source.SourceLocator;
import org.hullwright.engine.lower.symbol.Origins;
import org.hullwright.engine.tree.World;
import org.hullwright.export.identity.Identities;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.lang.rulestext.Labels;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.model.Property;
import org.hullwright.model.texts.Translations;

/**
 * One reading of a pack: in one language, and with some expansions on.
 *
 * @param language what cards are written in; empty text for that of the pack
 * @param translations into that language
 * @param speech keeps what is said
 * @param content gets what is read
 */
record Reading(Compiled compiled, Identities identities, String language, Translations translations, Speech speech, Content content,
		SourceFiles files,
		SourceLocator locator, RequiredPacks packs, CardWriter cards, Pictures pictures) {

	World world() {
		return compiled.world();
	}

	Origins origins() {
		return compiled.origins();
	}

	/** The places of an entry, the first of which is where it is declared. */
	EntryPlaces places(EObject declared) {
		return new EntryPlaces(world().places(), files, locator.placeOf(declared));
	}

	/** Writes the rules of an entry. */
	Nodes nodes(String entry, EntryPlaces places) {
		return new Nodes(entry, identities, world(), speech, places);
	}

	/** Keeps a text of an entry; the reference to it. */
	JsonObject text(String key, String words) {
		return Data.empty().with("t", speech.keep(key, words)).json();
	}

	/** Keeps the rules of a face; the reference to them. */
	JsonObject text(String key, RulesText rules) {
		return Data.empty().with("t", speech.keep(key, rules.runs().stream().map(Reading::bit).toList())).json();
	}

	private static Speech.Bit bit(RulesText.Run run) {
		return run.named().isEmpty() ? new Speech.Words(run.text()) : new Speech.Named(run.text(), run.named());
	}

	/** Keeps what stands before the values of a property; the reference to it. */
	JsonObject label(Property property) {
		return text(Identities.of(property) + ".label", Labels.of(property, translations));
	}

	/** The number of a property, a track or a mode. */
	OptionalInt propertyOf(EObject declared) {
		int number = origins().properties().indexOf(declared);
		return number < 0 ? OptionalInt.empty() : OptionalInt.of(number);
	}
}
