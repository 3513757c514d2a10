package org.hullwright.lang.uses;

import java.util.List;

import org.hullwright.model.HullFile;
import org.hullwright.model.KindMember;
import org.hullwright.model.Named;

/**
 * What the files of one pack do with the names it declares. Nobody can tell what a pack without a game is for: whatever it declares may be
 * meant for packs that build on it, and counts as used.
 */
public final class PackUses {

	private final boolean complete;
	private final List<FileUses> files;

	/**
	 * @param complete whether the pack belongs to a game, its own or that of a pack it requires
	 * @param files the pack's own files
	 */
	public PackUses(boolean complete, List<FileUses> files) {
		this.complete = complete;
		this.files = List.copyOf(files);
	}

	/** Whether a rule may use something in this way. What has no name yet, while it is being written, counts as used. */
	public boolean byRules(Use use, Named used) {
		return !complete || used.getName() == null || byRules(mention(use, used));
	}

	/** Whether a rule or a test may use something in this way. What has no name yet, while it is being written, counts as used. */
	public boolean anywhere(Use use, Named used) {
		if (!complete || used.getName() == null) {
			return true;
		}
		Mention wanted = mention(use, used);
		return byRules(wanted) || files.stream().anyMatch(file -> file.byTests().contains(wanted));
	}

	/**
	 * Whether something may look like the picture of that name. In a file that cannot be read entirely it may be what all words of the name
	 * are for.
	 */
	public boolean shows(String picture) {
		var wanted = new Mention(Use.SHOWN, picture, true);
		return files.stream()
				.anyMatch(file -> file.byRules().contains(wanted) || file.unclear().containsAll(List.of(picture.split("\\W+"))));
	}

	private boolean byRules(Mention wanted) {
		return files.stream().anyMatch(file -> file.byRules().contains(wanted) || file.unclear().contains(wanted.name()));
	}

	private static Mention mention(Use use, Named used) {
		boolean member = used instanceof KindMember declared && !(declared.eContainer() instanceof HullFile);
		return new Mention(use, used.getName(), member);
	}
}
