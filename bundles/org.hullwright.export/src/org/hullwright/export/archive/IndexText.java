package org.hullwright.export.archive;

import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.export.archive.ArchiveIndex.IndexedFile;
import org.hullwright.export.archive.PackFacts.RequiredPack;

/** The text of an index, in JSON. It comes from others, so nothing in it is taken for granted. */
final class IndexText {

	private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().setPrettyPrinting().create();
	private static final Pattern WHOLE = Pattern.compile("[1-9][0-9]{0,17}");
	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	private IndexText() {}

	/** It is no index, or not a whole one. */
	static final class Damaged extends Exception {

		private static final long serialVersionUID = 1L;

		private final String reason;

		Damaged() {
			this("");
		}

		/** @param reason goes on after "is damaged" */
		Damaged(String reason) {
			super("no index", null, false, false);
			this.reason = reason;
		}

		/** What goes on after "is damaged"; may be empty. */
		String reason() {
			return reason;
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
			long format = format(tree.getAsJsonObject().get("format"));
			if (format > ArchiveIndex.FORMAT) {
				throw new Newer(format);
			}
			return checked(JSON.fromJson(tree, ReadContent.class).index());
		} catch (CharacterCodingException | JsonParseException | IllegalStateException | NumberFormatException wrong) {
			throw new Damaged();
		}
	}

	private static long format(@Nullable JsonElement written) throws Damaged {
		if (!(written instanceof JsonPrimitive primitive)) {
			throw new Damaged();
		}
		if (!primitive.isNumber() || !WHOLE.matcher(primitive.getAsString()).matches()) {
			throw new Damaged(": its format is " + primitive + ", and only a whole number from 1 can be");
		}
		return primitive.getAsLong();
	}

	private static JsonElement parsed(byte[] text) throws CharacterCodingException, Damaged {
		String json = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text)).toString();
		try (JsonReader names = strict(json)) {
			refuseTwice(names);
		} catch (IOException malformed) {
			throw new Damaged();
		}
		return JsonParser.parseReader(strict(json));
	}

	private static JsonReader strict(String json) {
		var reader = new JsonReader(new StringReader(json));
		reader.setStrictness(Strictness.STRICT);
		return reader;
	}

	/** Of a name that is given twice, some readers take the first value and some the last. */
	private static void refuseTwice(JsonReader json) throws IOException, Damaged {
		Deque<Set<String>> objects = new ArrayDeque<>();
		for (JsonToken next = json.peek(); next != JsonToken.END_DOCUMENT; next = json.peek()) {
			switch (next) {
				case BEGIN_OBJECT -> {
					json.beginObject();
					objects.push(new HashSet<>());
				}
				case END_OBJECT -> {
					json.endObject();
					objects.pop();
				}
				case BEGIN_ARRAY -> json.beginArray();
				case END_ARRAY -> json.endArray();
				case NAME -> {
					String name = json.nextName();
					if (!objects.element().add(name)) {
						throw new Damaged(": it says " + PathRules.shown(name) + " twice");
					}
				}
				default -> json.skipValue();
			}
		}
	}

	/** The names of packs become names of folders. */
	private static ArchiveIndex checked(ArchiveIndex index) throws Damaged {
		PackFacts pack = index.pack();
		boolean named = Stream.concat(Stream.of(pack.name()), pack.requires().stream().map(RequiredPack::pack))
				.allMatch(name -> NAME.matcher(name).matches());
		boolean counted = index.files().stream().allMatch(file -> file.bytes() >= 0);
		if (!named || !counted) {
			throw new Damaged();
		}
		return index;
	}

	/** The index as it is written. */
	private record Content(int format, PackFacts pack, List<IndexedFile> files) {}

	/** The index as it is read: anything may be missing. */
	private record ReadContent(@Nullable ReadFacts pack, @Nullable List<@Nullable ReadFile> files) {

		ArchiveIndex index() throws Damaged {
			List<IndexedFile> read = new ArrayList<>();
			for (ReadFile file : needed(files)) {
				read.add(needed(file).file());
			}
			return new ArchiveIndex(needed(pack).facts(), read);
		}
	}

	/** Facts as they are read: anything may be missing. */
	private record ReadFacts(@Nullable String name, @Nullable String title, @Nullable String version, @Nullable String licence,
			@Nullable List<@Nullable String> authors, @Nullable List<@Nullable ReadPack> requires) {

		PackFacts facts() throws Damaged {
			List<String> people = new ArrayList<>();
			for (String author : needed(authors)) {
				people.add(needed(author));
			}
			List<RequiredPack> packs = new ArrayList<>();
			for (ReadPack required : needed(requires)) {
				packs.add(needed(required).required());
			}
			return new PackFacts(needed(name), needed(title), needed(version), needed(licence), people, packs);
		}
	}

	/** A pack that is needed, as it is read: anything may be missing. */
	private record ReadPack(@Nullable String pack, @Nullable String from, @Nullable String below) {

		RequiredPack required() throws Damaged {
			return new RequiredPack(needed(pack), needed(from), needed(below));
		}
	}

	/** A file as it is read: anything may be missing. */
	private record ReadFile(@Nullable String path, long bytes, @Nullable String sha256) {

		IndexedFile file() throws Damaged {
			return new IndexedFile(needed(path), bytes, needed(sha256));
		}
	}

	private static <T> T needed(@Nullable T part) throws Damaged {
		if (part == null) {
			throw new Damaged();
		}
		return part;
	}
}
