package org.hullwright.export.archive;

import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.hullwright.export.archive.ArchiveIndex.IndexedFile;
import org.hullwright.export.archive.PackFacts.RequiredPack;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;

/** The text of an index, in JSON. It comes from others, so nothing in it is taken for granted. */
final class IndexText {

	private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().setPrettyPrinting().create();
	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	private IndexText() {
	}

	/** It is no index, or not a whole one. */
	static final class Damaged extends Exception {

		private static final long serialVersionUID = 1L;

		Damaged() {
			super("no index", null, false, false);
		}
	}

	/** It has a form that only later versions know. */
	static final class Newer extends Exception {

		private static final long serialVersionUID = 1L;

		private final long format;

		Newer(long format) {
			super("index of form " + format, null, false, false);
			this.format = format;
		}

		long format() {
			return format;
		}
	}

	/** The text of an index: the same for the same index. */
	static byte[] write(ArchiveIndex index) {
		return (JSON.toJson(new Content(ArchiveIndex.FORMAT, index.pack(), index.files())) + "\n").getBytes(StandardCharsets.UTF_8);
	}

	/** What a text says. */
	static ArchiveIndex read(byte[] text) throws Damaged, Newer {
		try {
			JsonElement tree = parsed(text);
			long format = tree.getAsJsonObject().getAsJsonPrimitive("format").getAsLong();
			if (format > ArchiveIndex.FORMAT) {
				throw new Newer(format);
			}
			return checked(JSON.fromJson(tree, ReadContent.class).index());
		} catch (CharacterCodingException | JsonParseException | NullPointerException | IllegalStateException | NumberFormatException
				| ClassCastException | UnsupportedOperationException wrong) {
			throw new Damaged();
		}
	}

	private static JsonElement parsed(byte[] text) throws CharacterCodingException {
		var reader = new JsonReader(new StringReader(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text)).toString()));
		reader.setStrictness(Strictness.STRICT);
		return JsonParser.parseReader(reader);
	}

	/** The names of packs become names of folders. */
	private static ArchiveIndex checked(ArchiveIndex index) throws Damaged {
		PackFacts pack = index.pack();
		boolean named = Stream.concat(Stream.of(pack.name()), pack.requires().stream().map(RequiredPack::pack)).allMatch(name -> NAME.matcher(name).matches());
		boolean bounded = pack.requires().stream().allMatch(required -> required.from() != null && required.below() != null);
		boolean counted = index.files().stream().allMatch(file -> file.bytes() >= 0 && file.path() != null && file.sha256() != null);
		if (!named || !bounded || !counted) {
			throw new Damaged();
		}
		return index;
	}

	/** The index as it is written. */
	private record Content(int format, PackFacts pack, List<IndexedFile> files) {
	}

	/** The index as it is read: anything may be missing. */
	private record ReadContent(ReadFacts pack, List<IndexedFile> files) {

		ArchiveIndex index() {
			return new ArchiveIndex(pack.facts(), files);
		}
	}

	/** Facts as they are read: anything may be missing. */
	private record ReadFacts(String name, String title, String version, String licence, List<String> authors, List<RequiredPack> requires) {

		PackFacts facts() {
			return new PackFacts(name, title, version, licence, authors, requires);
		}
	}
}
