package org.hullwright.export.tts;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.hullwright.export.archive.Digest;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;

/**
 * The pictures of all cards, each by itself and not on a sheet with others: so a card keeps its number and its picture whatever cards come
 * and go beside it, saved tables and scripts find it again, and players load what is new and nothing else.
 */
final class CardPictures {

	private static final int FIRST_KEY = 1000;
	/** So many that two cards hardly ever want the same; all have at most seven digits, and the numbers of cards two more. */
	private static final int KEYS = 9_000_000;
	private static final int HEXADECIMAL = 16;
	private static final int DIGITS = 12;

	private final Map<String, CardPicture> known = new HashMap<>();
	private final Set<Integer> given = new HashSet<>();
	private final Backs backs;
	private final TableArt art;
	private final PictureFiles files;

	/** @param backs of all cards */
	CardPictures(Backs backs, TableArt art, PictureFiles files) {
		this.backs = backs;
		this.art = art;
		this.files = files;
	}

	CardPicture of(Component component) {
		return known.computeIfAbsent(component.identity(), identity -> new CardPicture(key(identity), files.keep(art.face(component, 0)),
				files.keep(component.isTwoSided() ? art.face(component, 1) : art.back(backs.of(component), component.card()))));
	}

	/** Made of the identity, so that it is the same in every export. */
	private int key(String identity) {
		for (int attempt = 0;; attempt++) {
			String digest = Digest.of(attempt == 0 ? identity : identity + "~" + attempt);
			int key = FIRST_KEY + (int) (Long.parseLong(digest.substring(0, DIGITS), HEXADECIMAL) % KEYS);
			if (given.add(key)) {
				return key;
			}
		}
	}
}
