package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What is wrong with a text that cannot be read, and what mends it.
 *
 * @param offset of what it is said of
 * @param length of what it is said of
 * @param message for the author
 * @param mend what the text becomes; null when it is not known what was meant
 */
public record SyntaxProblem(int offset, int length, String message, @Nullable Mend mend) {

	private static final int PARTS = 3;

	/**
	 * What lets the text be read.
	 *
	 * @param title what it does, in the words of the author
	 * @param changes in the file as it is
	 */
	public record Mend(String title, List<Replacement> changes) {}

	/** The mend as the data of an issue. */
	public String[] data() {
		Mend mend = this.mend;
		if (mend == null) {
			return new String[0];
		}
		var data = new ArrayList<String>(List.of(mend.title()));
		mend.changes().forEach(change -> data.addAll(List.of(String.valueOf(change.offset()), String.valueOf(change.length()),
				change.text())));
		return data.toArray(String[]::new);
	}

	/** The mend that the data of an issue tells; null when it tells none. */
	public static @Nullable Mend mend(String @Nullable [] data) {
		if (data == null || data.length < 1 + PARTS) {
			return null;
		}
		var changes = new ArrayList<Replacement>();
		for (int at = 1; at + PARTS <= data.length; at += PARTS) {
			changes.add(new Replacement(Integer.parseInt(data[at]), Integer.parseInt(data[at + 1]), data[at + 2]));
		}
		return new Mend(data[0], List.copyOf(changes));
	}
}
