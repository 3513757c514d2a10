package org.hullwright.lang.ide.design;

import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Appearance;

/**
 * Copies the design of another pack into that of an author, where it can be changed. Icon, pictures and colours by values are not copied:
 * what the other pack says of them goes on to count.
 */
public class DesignCopier {

	private final PackContext packs;
	private final DesignFiles files;

	/**
	 * @param packs knows what a text sees
	 * @param files knows where designs are written
	 */
	@Inject
	DesignCopier(PackContext packs, DesignFiles files) {
		this.packs = packs;
		this.files = files;
	}

	/**
	 * What copies the design that the part at a place belongs to; empty where there is none, or no folder to write into.
	 *
	 * @param file the text that the author is in
	 * @param target the name of what the copy is for
	 */
	public Optional<DesignChange> copy(XtextResource file, DesignPlace place, String target) {
		return DesignParts.at(place, file, packs).flatMap(part -> copy(file, part, target));
	}

	private Optional<DesignChange> copy(XtextResource file, EObject part, String target) {
		Appearance design = (Appearance) DesignParts.path(part).getFirst();
		TextRange whole = Parts.rangeOf(design);
		int brace = Parts.word(design, "{", 0).map(TextRange::offset).orElse(whole.end());
		String head = "show " + target + " ";
		int within = part == design ? 0 : head.length() + body(design, brace, Parts.rangeOf(part).offset()).length();
		return files.add(file, head + body(design, brace, whole.end()), within);
	}

	/** What stands in braces, up to an offset, without what belongs to the other pack, and as far to the left as it can be. */
	private static String body(Appearance design, int from, int to) {
		String text = Parts.textOf(Parts.fileOf(design));
		List<TextChange> gone = design.getSettings().stream().filter(setting -> Setting.ART.word().equals(setting.getName()))
				.map(Parts::rangeOf).filter(range -> range.end() <= to)
				.map(range -> new TextChange(new TextRange(range.offset() - from, range.length()), "")).toList();
		String kept = TextChange.applied(text.substring(from, to), gone).replaceAll("(?m)^[ \\t]+\\r?\\n", "");
		int line = text.lastIndexOf('\n', Parts.rangeOf(design).offset()) + 1;
		String indentation = text.substring(line, Parts.rangeOf(design).offset());
		return indentation.isEmpty() || !indentation.isBlank() ? kept : kept.replace("\n" + indentation, "\n");
	}
}
