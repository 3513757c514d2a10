package org.hullwright.lang.rulestext;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.model.Component;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.TypeInference;

/** What readers call declared things, and values that are printed or never change, in one language. */
public final class Titles {

	private final Wording wording;

	/**
	 * @param types around the files that are read
	 * @param translations into the language that is wanted
	 */
	public Titles(TypeInference types, Translations translations) {
		this.wording = new Wording(types, translations);
	}

	/** A text of the author's in the language that is wanted. */
	public String translated(String text) {
		return wording.names().translated(text);
	}

	/** What something is called, without an article, looking like what it is. */
	public List<Run> of(Named named) {
		return Marks.runs(switch (named) {
			case Component component -> wording.names().component(component);
			case Kind kind -> wording.names().kind(kind);
			case EnumerationLiteral word -> wording.names().word(word);
			case Enumeration enumeration -> wording.names().enumeration(enumeration);
			default -> Marks.element(wording.names().title(named), wording.names().identity(named));
		});
	}

	/** The same as plain text. */
	public String plain(Named named) {
		return of(named).stream().map(Run::text).collect(Collectors.joining());
	}

	/**
	 * What a derived property of the whole game is: the number it always has, else how its author says it is called; empty when neither is
	 * known without a game.
	 */
	public Optional<String> value(Property property) {
		return property.getNature() != PropertyNature.DERIVED
				? Optional.empty()
				: Constants.numberOf(property.getValue()).stream().mapToObj(Integer::toString).findFirst()
						.or(() -> wording.names().phrase(property).filter(phrase -> !Templates.hasGap(phrase)));
	}

	/** Some printed values, as they are read on a component. */
	public String values(List<Expression> values) {
		return values.stream().map(this::value).collect(Collectors.joining(", "));
	}

	private String value(Expression value) {
		return value instanceof TextLiteral text
				? wording.names().translated(text.getValue())
				: Marks.plain(wording.nouns().of(value, new Scope(Map.of(), "this")));
	}
}
