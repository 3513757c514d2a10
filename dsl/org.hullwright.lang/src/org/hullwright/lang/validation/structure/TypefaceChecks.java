package org.hullwright.lang.validation.structure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.design.PackTypefaces;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.lang.design.TypefaceFile;
import org.hullwright.lang.design.TypefaceNames;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.DesignSetting;
import org.hullwright.model.DesignValue;

/** Designs are written in typefaces that come along, or in those that lie in the folder of their pack. */
public class TypefaceChecks extends TypedChecks {

	@Check
	void canBeWritten(DesignSetting written) {
		if (Setting.TYPEFACE.word().equals(written.getName()) && written.getValues().size() == 1
				&& written.getValues().getFirst().getText() != null) {
			DesignValue value = written.getValues().getFirst();
			String name = value.getText();
			if (TypefaceNames.ALL.contains(name)) {
				return;
			}
			Optional<PackTypefaces> own = packs().folder(written.eResource()).map(PackTypefaces::new);
			Optional<FontFile> font = own.filter(any -> PackTypefaces.isFile(name)).flatMap(typefaces -> typefaces.named(name));
			if (font.isEmpty()) {
				isMissing(value, name, own.map(PackTypefaces::names).orElse(List.of()));
			} else {
				Stream.of(font.get().regular(), font.get().bold()).distinct().forEach(file -> TypefaceFile.flaw(file)
						.ifPresent(reason -> report(IssueCode.TYPEFACE_UNREADABLE, value, file.getFileName().toString(), reason)));
			}
		}
	}

	/** Somebody who knows the name of a file but not its folder is helped as well. */
	private void isMissing(DesignValue value, String name, List<String> files) {
		Optional<String> close = files.stream().filter(file -> file.endsWith('/' + name)).findFirst()
				.or(() -> DidYouMean.closest(name, Stream.concat(TypefaceNames.ALL.stream(), files.stream())));
		report(IssueCode.TYPEFACE_UNKNOWN, value, name,
				new Worded(close.map(" Did you mean \"%s\"?"::formatted)
						.orElse(" There are: " + String.join(", ", TypefaceNames.ALL) + ", and the .ttf files in the folder of the pack."),
						close.map(other -> '"' + other + '"').stream().toList()));
	}
}
