package org.hullwright.lang.design;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.Placement.Edge;
import org.hullwright.model.DesignBox;
import org.hullwright.model.DesignCondition;
import org.hullwright.model.DesignContent;
import org.hullwright.model.Kind;
import org.hullwright.model.Property;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.Kinds;

/**
 * Reads what a box says of itself: where it is, when it is there, what it shows.
 *
 * @param translations of what boxes write
 */
public record BoxReader(Translations translations) {

	private static final int PLACE = 4; // numbers of a place
	/** Shows what sort of thing a component is. */
	public static final Content.Written KIND = new Content.Written("{kind}");

	/** Where a box is in the panel around it. */
	public static Placement placement(DesignBox box) {
		if (box.getPlace().size() == PLACE) {
			return new Placement.At(box.getPlace().get(0), box.getPlace().get(1), box.getPlace().get(2), box.getPlace().get(3));
		}
		return new Placement.Docked(edge(box.getEdge()).orElse(Edge.MIDDLE), box.getSize());
	}

	/** The edge of a name; empty where it names none. */
	public static Optional<Edge> edge(@Nullable String name) {
		return Stream.of(Edge.values()).filter(edge -> edge.name().toLowerCase(Locale.ROOT).equals(name)).findFirst();
	}

	/** When a box is drawn. */
	public static Condition condition(DesignBox box) {
		DesignCondition condition = box.getCondition();
		return condition == null || isUnknown(condition.getProperty())
				? Condition.ALWAYS
				: new Condition(condition.isNegated(), condition.getProperty().getName(),
						condition.getValue() == null ? "" : SettingValue.of(condition.getValue()).plain());
	}

	private static boolean isUnknown(@Nullable EObject property) {
		return property == null || property.eIsProxy();
	}

	/** What a box shows. */
	public Content content(DesignBox box) {
		DesignContent content = box.getContent();
		if (content == null) {
			return new Content.Nothing();
		}
		if (content.isKind()) {
			return KIND;
		}
		if (content.isPrinted()) {
			return new Content.Facts();
		}
		return content.getText() != null ? new Content.Written(translations.of(content.getText())) : content(content.getProperty());
	}

	private static Content content(@Nullable Property property) {
		if (property == null || property.eIsProxy() || property.getName() == null) {
			return new Content.Nothing();
		}
		boolean ofCore = property.eContainer() instanceof Kind kind && Kinds.PIECE.equals(kind.getName());
		return switch (ofCore ? property.getName() : "") {
			case "title" -> new Content.Title();
			case "text" -> new Content.Rules();
			case "picture" -> new Content.Illustration();
			case "icon" -> new Content.Symbol();
			default -> new Content.Fact(property.getName());
		};
	}
}
