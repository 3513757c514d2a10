package org.hullwright.export.table;

import java.util.List;

/**
 * A die.
 *
 * @param identity stays whatever else is added to the pack
 * @param faces what each face shows, in words; a face that is on the die twice is here twice
 */
public record Die(String identity, String title, List<String> faces) {

	public Die {
		faces = List.copyOf(faces);
	}
}
