package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Value;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.Variable;
import org.hullwright.model.types.Focus;

/** Lowers texts with names in braces. What names nothing stays as it is: it is an icon. */
final class TextLowering {

	private static final Pattern GAP = Pattern.compile("\\{(\\w+)}");

	private final Symbols symbols;
	private final FrameSlots frame;

	TextLowering(Symbols symbols, FrameSlots frame) {
		this.symbols = symbols;
		this.frame = frame;
	}

	/** @param place in whose sight the names are; the text itself may be null, which is empty */
	Text lower(String words, EObject place) {
		if (words == null) {
			return new Text(List.of());
		}
		List<Text.Part> parts = new ArrayList<>();
		Matcher gap = GAP.matcher(words);
		int done = 0;
		while (gap.find()) {
			Optional<Text.Shown> shown = shown(gap.group(1), place);
			if (shown.isPresent()) {
				parts.add(new Text.Words(words.substring(done, gap.start())));
				parts.add(shown.get());
				done = gap.end();
			}
		}
		parts.add(new Text.Words(words.substring(done)));
		return new Text(parts);
	}

	private Optional<Text.Shown> shown(String name, EObject place) {
		int source = symbols.sources().of(place);
		if (name.equals("it")) {
			Value it = symbols.focusOf(place) instanceof Focus.Queried(Query query) ? new Value.Local(source, frame.slotOf(query))
					: new Value.Local(source, 0);
			return Displays.of(symbols.types().ofIt(place)).map(display -> new Text.Shown(it, display));
		}
		Variable local = symbols.locals().at(place).get(name);
		if (local != null) {
			return Displays.of(symbols.types().of((Readable) local)).map(display -> new Text.Shown(new Value.Local(source, frame.slotOf(local)), display));
		}
		return symbols.properties().all().stream().filter(property -> property.eContainer() instanceof org.hullwright.model.HullFile)
				.filter(property -> property.getName().equals(name)).findFirst()
				.flatMap(property -> Displays.of(symbols.types().of(property)).map(display -> new Text.Shown(
						new Value.GameState(source, symbols.properties().of(property)), display)));
	}
}
