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

/** The pictures that elements show, and those that are drawn of them, each once whatever it is called. */
final class Pictures {

	private final String licence;
	private final Map<Path, String> known = new HashMap<>();
	private final SortedMap<String, Asset> assets = new TreeMap<>();

	/**
	 * A picture.
	 *
	 * @param name as people call it
	 * @param ending of the names of such files, with a point
	 * @param width in pixels
	 * @param height in pixels
	 * @param content not to be changed
	 */
	record Asset(String name, String mediaType, String ending, int width, int height, byte[] content) {

		static Asset of(PictureFile picture) throws IOException {
			String name = picture.name();
			return new Asset(name, picture.format().mediaType(), name.substring(name.lastIndexOf('.')).toLowerCase(Locale.ROOT),
					picture.width(), picture.height(), picture.read());
		}

		String path(String identity) {
			return "assets/" + identity + ending;
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
				return keep(Asset.of(picture));
			} catch (IOException unreadable) {
				throw new UncheckedIOException(unreadable);
			}
		});
	}

	/** Keeps what was drawn; the identity is made from what is in it. */
	String keep(Asset asset) {
		String identity = Digest.of(asset.content());
		assets.putIfAbsent(identity, asset);
		return identity;
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
		Data data = Data.empty().with("id", identity).with("path", asset.path(identity)).with("name", asset.name())
				.with("mediaType", asset.mediaType()).with("bytes", asset.content().length).with("sha256", identity)
				.with("widthPx", asset.width()).with("heightPx", asset.height());
		Optional.of(licence).filter(said -> !said.isEmpty()).ifPresent(said -> data.with("license", said));
		return data.json();
	}
}
