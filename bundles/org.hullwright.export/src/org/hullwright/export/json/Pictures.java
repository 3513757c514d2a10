package org.hullwright.export.json;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import com.google.gson.JsonObject;
import org.hullwright.export.archive.Digest;
import org.hullwright.lang.picture.PictureFile;

/** The pictures that elements show, each once whatever it is called. */
final class Pictures {

	private final String licence;
	private final Map<Path, String> known = new HashMap<>();
	private final SortedMap<String, Asset> assets = new TreeMap<>();

	private record Asset(PictureFile picture, byte[] content) {

		String path(String identity) {
			String name = picture.name();
			return "assets/" + identity + name.substring(name.lastIndexOf('.')).toLowerCase(Locale.ROOT);
		}
	}

	/** @param licence of the pack, which is that of its pictures; empty text when none is said */
	Pictures(String licence) {
		this.licence = licence;
	}

	/**
	 * Keeps a picture; the identity is made from what is in it.
	 *
	 * @throws UncheckedIOException when it cannot be read
	 */
	String keep(PictureFile picture) {
		return known.computeIfAbsent(picture.file(), any -> {
			try {
				byte[] content = picture.read();
				String identity = Digest.of(content);
				assets.putIfAbsent(identity, new Asset(picture, content));
				return identity;
			} catch (IOException unreadable) {
				throw new UncheckedIOException(unreadable);
			}
		});
	}

	/** What is told about the pictures. */
	Collection<JsonObject> json() {
		return assets.entrySet().stream().map(entry -> json(entry.getKey(), entry.getValue())).toList();
	}

	/** The files by their paths. */
	SortedMap<String, byte[]> files() {
		var files = new TreeMap<String, byte[]>();
		assets.forEach((identity, asset) -> files.put(asset.path(identity), asset.content()));
		return files;
	}

	private JsonObject json(String identity, Asset asset) {
		Data data = Data.empty().with("id", identity).with("path", asset.path(identity)).with("name", asset.picture().name())
				.with("mediaType", asset.picture().format().mediaType()).with("bytes", asset.content().length).with("sha256", identity)
				.with("widthPx", asset.picture().width()).with("heightPx", asset.picture().height());
		Optional.of(licence).filter(said -> !said.isEmpty()).ifPresent(said -> data.with("license", said));
		return data.json();
	}
}
