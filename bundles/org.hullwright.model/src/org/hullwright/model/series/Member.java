package org.hullwright.model.series;

import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.model.Component;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Named;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.Query;
import org.hullwright.model.Queryable;
import org.hullwright.model.types.Constants;

/** A component that a series has made: where it comes from, and what it is called. */
public final class Member {

	private static final Pattern GAP = Pattern.compile("\\{([A-Za-z_]\\w*)\\}");

	private Member() {}

	/** Whether a component was made by a series. */
	public static boolean isMember(Component component) {
		return component.eContainer() instanceof Component;
	}

	/** What stands in the text: of parts of members that of which they are copies, of everything else that itself. */
	public static EObject written(EObject object) {
		return EcoreUtil.getExistingAdapter(object, Origin.class) instanceof Origin origin ? origin.written() : object;
	}

	/**
	 * The title of a member in some language, part by part: the pattern of the series, and what it was made with.
	 *
	 * @param translated a text of the pack in that language
	 * @return empty for what is no member
	 */
	public static Optional<String> titleOf(Named named, UnaryOperator<String> translated) {
		return named instanceof Component member && member.eContainer() instanceof Component series
				? Optional.of(titleOf(member, series, translated))
				: Optional.empty();
	}

	/** Where the series has no title, a member is called by what it was made with. */
	static String titleOf(Component member, Component series, UnaryOperator<String> translated) {
		return series.getTitle() != null
				? filled(translated.apply(series.getTitle()), member, translated)
				: member.getVariations().stream().map(variation -> titleOf(variation, translated)).collect(Collectors.joining(" "));
	}

	/** A text in which the names of variations stand for what a member was made with. */
	private static String filled(String pattern, Component member, UnaryOperator<String> translated) {
		Matcher gap = GAP.matcher(pattern);
		return gap.replaceAll(found -> Matcher.quoteReplacement(member.getVariations().stream()
				.filter(variation -> found.group(1).equals(variation.getName())).findFirst()
				.map(variation -> titleOf(variation, translated)).orElse(found.group())));
	}

	/** What a variation of a member stands for, as people read it. */
	private static String titleOf(Query variation, UnaryOperator<String> translated) {
		if (variation instanceof NumberQuery number) {
			return Integer.toString(Constants.numberOf(number.getLower()).orElseThrow());
		}
		return translated.apply(titleOf(variation.getSubject()));
	}

	/** What a word or a component is called in the language of the pack. */
	static String titleOf(Queryable thing) {
		String title = switch (thing) {
			case EnumerationLiteral word -> word.getTitle();
			case Component component -> component.getTitle();
			default -> null;
		};
		return title != null ? title : String.valueOf(thing.getName());
	}
}
