package org.hullwright.engine.lower.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.symbol.Titles;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.Text.Part;
import org.hullwright.engine.tree.Text.Shown;
import org.hullwright.engine.tree.Value;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.Die;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.KindMember;
import org.hullwright.model.Mode;
import org.hullwright.model.Named;
import org.hullwright.model.Placeholder;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.Readable;
import org.hullwright.model.ShownText;
import org.hullwright.model.Space;
import org.hullwright.model.Track;
import org.hullwright.model.Variable;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Type;

/**
 * Lowers texts with names in braces: {@code "{actor} has {actor's health}"}. A variable, {@code it}, {@code this}, the kind of the
 * component that the text belongs to, a state, a track and a member of any of these show their values; every other name shows what it is
 * called, and what names nothing stays as it is written.
 */
public final class TextLowering {

	private static final Pattern GAP = Pattern.compile("\\{([A-Za-z_][A-Za-z_0-9.]*)((?:'s\\s+[A-Za-z_]\\w*+)*+|\\s+[A-Za-z_]\\w*)\\}");
	private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)\\}");
	private static final Pattern MEMBER = Pattern.compile("\\s([A-Za-z_]\\w*)");

	private final Pack pack;
	private final Expressions expressions;

	TextLowering(Pack pack, Expressions expressions) {
		this.pack = pack;
		this.expressions = expressions;
	}

	/** Something that a gap can show. */
	private record Seen(Value value, Type type) {}

	/** @param place where the variables of the text are in sight */
	public Text lower(String original, EObject place) {
		String text = pack.translations().of(original);
		List<Part> parts = new ArrayList<>();
		Matcher gap = BRACES.matcher(text);
		int end = 0;
		while (gap.find()) {
			Optional<Part> part = part(gap.group(), gap.group(1), place);
			if (part.isPresent()) {
				if (gap.start() > end) {
					parts.add(new Text.Words(text.substring(end, gap.start())));
				}
				parts.add(part.get());
				end = gap.end();
			}
		}
		if (end < text.length() || parts.isEmpty()) {
			parts.add(new Text.Words(text.substring(end)));
		}
		return new Text(parts);
	}

	/** A value as it is shown to people. */
	public Shown shown(Value value, Type type, EObject place) {
		return new Shown(value, display(type).orElseThrow(() -> pack.sources().refuse(place, "several things cannot be shown in a text")));
	}

	/** How values of a type are shown; empty for several values. */
	public static Optional<Display> display(Type type) {
		return switch (type.present()) {
			case Type.NumberType number -> Optional.of(Display.NUMBER);
			case Type.TruthType truth -> Optional.of(Display.TRUTH);
			case Type.TextType text -> Optional.of(Display.TEXT);
			case Type.PieceType piece -> Optional.of(Display.PIECE);
			case Type.SortType sort -> Optional.of(sort.unique() ? Display.PIECE : Display.SORT);
			case Type.EnumerationType word -> Optional.of(Display.WORD);
			case Type.RollType roll -> Optional.of(Display.FACE);
			case Type.ZoneType zone -> Optional.of(Display.ZONE);
			case Type.OptionalType optional -> display(optional.inner());
			case Type.ListType several -> Optional.empty();
			case Type.DieType die -> Optional.of(Display.NUMBER);
			case Type.SideType side -> Optional.of(Display.NUMBER);
			case Type.BoardType board -> Optional.of(Display.NUMBER);
			case Type.AbsentType absent -> Optional.of(Display.NUMBER);
			case Type.UnknownType unknown -> Optional.of(Display.NUMBER);
		};
	}

	/** What is shown in place of braces; empty where they stay as they are written. */
	private Optional<Part> part(String gap, String written, EObject place) {
		Matcher name = GAP.matcher(gap);
		return name.matches()
				? Optional.of(part(name.group(1), name.group(2), gap, place))
				: expression(written, place).map(value -> shown(expressions.values().lower(value), expressions.typeOf(value), value));
	}

	/** The expression that is written like this in the text at a place; a translation has the same ones. */
	private static Optional<Expression> expression(String written, EObject place) {
		EObject showing = place instanceof ShownText ? place : place.eContainer();
		return showing instanceof ShownText shown
				? shown.getPlaceholders().stream().filter(placeholder -> written.equals(placeholder.getWritten())).findFirst()
						.map(Placeholder::getValue)
				: Optional.empty();
	}

	private Part part(String name, String members, String written, EObject place) {
		Optional<Seen> seen = seen(name, place);
		if (seen.isEmpty()) {
			return new Text.Words(members.isBlank() ? pack.names().find(name).map(this::titleOf).orElse(written) : written);
		}
		Seen shown = seen.get();
		Matcher member = MEMBER.matcher(members);
		while (member.find()) {
			shown = memberOf(shown, member.group(1), place);
		}
		return shown(shown.value(), shown.type(), place);
	}

	private Optional<Seen> seen(String name, EObject place) {
		Optional<Variable> local = pack.locals().find(name, place);
		if (local.isPresent()) {
			Variable variable = local.get();
			if (Expressions.isList(pack.types().of(variable))) {
				throw pack.sources().refuse(place, "{" + name
						+ "} stands for several things, which cannot be shown in a text; say how many they are, as in “{number of piece in "
						+ name + "}”, or say a text for each of them");
			}
			return Optional.of(seen(variable, place));
		}
		return switch (name) {
			case "it", "its" -> Optional.of(new Seen(expressions.values().it(place), pack.types().ofIt(place)));
			case "this" -> Optional.of(new Seen(expressions.values().owner(place), pack.types().ofOwner(place)));
			default -> pack.names().find(name).flatMap(named -> switch (named) {
				case Property property -> Optional.of(seen(property, place));
				case Track track -> Optional.of(seen(track, place));
				case Component component when pack.types().of((Readable) component) instanceof Type.SortType(Kind kind, boolean unique)
						&& unique ->
					Optional.of(seen(component, place));
				case Kind kind when isOwner(kind, place) ->
					Optional.of(new Seen(expressions.values().owner(place), pack.types().ofOwner(place)));
				default -> Optional.empty();
			});
		};
	}

	/** Whether the text belongs to a component of the kind, as {@code this room} does. */
	private boolean isOwner(Kind kind, EObject place) {
		return pack.types().ofOwner(place) instanceof Type.PieceType(Kind owner) && pack.types().kinds().isA(owner, kind);
	}

	private Seen seen(Readable readable, EObject place) {
		return new Seen(expressions.values().named(readable, place), pack.types().of(readable));
	}

	private Seen memberOf(Seen owner, String name, EObject place) {
		KindMember member = pack.types().members().find(owner.type(), name)
				.orElseThrow(() -> pack.sources().refuse(place, "there is nothing called " + name + " here"));
		return new Seen(expressions.members().value(owner.value(), owner.type(), member, place),
				pack.types().ofMember(owner.type(), member));
	}

	private String titleOf(EObject named) {
		EObject object = inPlay(named);
		String title = switch (object) {
			case Component component -> component.getTitle();
			case EnumerationLiteral word -> word.getTitle();
			case Zone zone -> zone.getTitle();
			case Die die -> die.getTitle();
			case Board board -> board.getTitle();
			case Space space -> space.getTitle();
			case Procedure procedure -> procedure.getTitle();
			case Mode mode -> mode.getTitle();
			default -> null;
		};
		return object instanceof Named thing ? pack.titleOf(thing, title) : pack.translations().of(Titles.of(title, null));
	}

	/** Of a board with two sides, and of what both name alike, that of the side in play. */
	private EObject inPlay(EObject named) {
		return switch (named) {
			case Board board -> pack.switchedOn().inPlay(board);
			case Space space -> pack.switchedOn().inPlay(space);
			default -> named;
		};
	}
}
