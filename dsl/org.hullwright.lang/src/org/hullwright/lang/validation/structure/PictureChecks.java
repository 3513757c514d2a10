package org.hullwright.lang.validation.structure;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.picture.InspectedPictures;
import org.hullwright.lang.picture.PackPictures;
import org.hullwright.lang.picture.PictureFinding.Found;
import org.hullwright.lang.picture.PictureFinding.Missing;
import org.hullwright.lang.picture.PictureFinding.Outside;
import org.hullwright.lang.picture.PictureFinding.TogetherTooLarge;
import org.hullwright.lang.picture.PictureFinding.TooLarge;
import org.hullwright.lang.picture.PictureFinding.Unreadable;
import org.hullwright.lang.picture.PictureFinding.Unsafe;
import org.hullwright.lang.uses.PackUses;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.DesignSetting;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PackClause;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TextLiteral;

/** Pictures are there, are what they say, and harm nobody who looks at them; and those that are there are shown. */
public class PictureChecks extends TypedChecks {

	@Check
	void canBeShown(PropertyEntry entry) {
		boolean picture = types(entry).members().isPicture(entry);
		if (!picture && !types(entry).members().isIcon(entry)) {
			return;
		}
		packs().folder(entry.eResource()).ifPresent(folder -> {
			for (Expression value : entry.getValues()) {
				if (value instanceof TextLiteral text && !text.getValue().isEmpty() && (picture || text.getValue().indexOf('.') >= 0)) {
					canBeShown(text, text.getValue(), packs().pictures(entry.eResource(), folder), folder);
				}
			}
		});
	}

	@Check
	void canBeShown(DesignSetting setting) {
		if (Setting.ART.word().equals(setting.getName())) {
			packs().folder(setting.eResource()).ifPresent(folder -> setting.getValues().stream().filter(value -> value.getText() != null)
					.forEach(value -> canBeShown(value, value.getText(), packs().pictures(setting.eResource(), folder), folder)));
		}
	}

	private void canBeShown(EObject text, String name, InspectedPictures pictures, Path folder) {
		switch (pictures.find(name)) {
			case Found found -> {} // as it should be
			case Missing missing -> isMissing(text, name, new PackPictures(folder).names());
			case Outside outside -> report(IssueCode.PICTURE_OUTSIDE, text, name);
			case Unreadable(String reason) -> report(IssueCode.PICTURE_UNREADABLE, text, name, reason);
			case TooLarge(String size, String limit) -> report(IssueCode.PICTURE_TOO_LARGE, text, name, size, limit);
			case TogetherTooLarge(String limit) -> report(IssueCode.PICTURES_TOO_LARGE, text, name, limit);
			case Unsafe(String deed) -> report(IssueCode.PICTURE_UNSAFE, text, name, deed);
		}
	}

	/** Somebody who knows the name of the file but not its folder is helped as well. */
	private void isMissing(EObject text, String name, List<String> there) {
		Optional<String> meant = there.stream().filter(picture -> picture.endsWith('/' + name)).findFirst()
				.or(() -> DidYouMean.closest(name, there.stream()));
		report(IssueCode.PICTURE_MISSING, text, name,
				new Worded(meant.map(" Did you mean \"%s\"?"::formatted).orElse(""),
						meant.map(picture -> '"' + picture + '"').stream().toList()));
	}

	@Check
	void areShown(PackClause pack) {
		List<String> there = pack.isManifest()
				? packs().folder(pack.eResource()).map(folder -> new PackPictures(folder.resolve(PackPictures.FOLDER)).names())
						.orElse(List.of())
				: List.of();
		if (there.isEmpty()) {
			return; // most packs have none, and need not be looked through for their uses
		}
		PackUses uses = packs().uses(pack.eResource());
		List<String> unused = there.stream().map(name -> PackPictures.FOLDER + '/' + name).filter(name -> !uses.shows(name)).toList();
		if (!unused.isEmpty()) {
			reportAt(IssueCode.PICTURE_UNUSED, pack, HullPackage.Literals.NAMED__NAME, String.join(", ", unused));
		}
	}
}
