package org.hullwright.export.zip;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.hullwright.engine.file.WholeFile;

/**
 * A zip that is being written. The same entries give the same bytes on every machine and at any time: they have one fixed time, and are
 * stored as they are, for compressors of different machines give different bytes.
 */
public final class StoredZip implements Closeable {

	/**
	 * Not the earliest time that a zip can tell, which {@link ZipEntry} takes for an even earlier one: it then adds the time once more in
	 * the time zone of the computer. This one is used by other tools for the same bytes everywhere.
	 */
	private static final LocalDateTime ALWAYS = LocalDateTime.of(1980, 2, 1, 0, 0);

	private final ZipOutputStream zip;

	private StoredZip(OutputStream file) {
		this.zip = new ZipOutputStream(file);
	}

	/** Puts the entries into a zip. */
	@FunctionalInterface
	public interface Writing<E extends Exception> {

		/**
		 * Puts in all of them.
		 *
		 * @throws IOException when one cannot be written
		 */
		void into(StoredZip zip) throws E, IOException;
	}

	/**
	 * Writes a file, aside at first: what was there before is replaced only when everything is written, and whatever happens before leaves
	 * nothing.
	 *
	 * @throws IOException when it cannot be written
	 */
	public static <E extends Exception> void write(Path target, Writing<E> entries) throws E, IOException {
		WholeFile.<E>write(target, file -> {
			try (var zip = new StoredZip(file)) {
				entries.into(zip);
			}
		});
	}

	/** Makes the bytes of a file. */
	public static <E extends Exception> byte[] bytes(Writing<E> entries) throws E {
		var bytes = new ByteArrayOutputStream();
		try (var zip = new StoredZip(bytes)) {
			entries.into(zip);
		} catch (IOException impossible) {
			throw new UncheckedIOException("Memory could not be written to", impossible);
		}
		return bytes.toByteArray();
	}

	/**
	 * Adds an entry.
	 *
	 * @throws IOException when it cannot be written
	 */
	public void add(String path, byte[] content) throws IOException {
		var sum = new CRC32();
		sum.update(content);
		var entry = new ZipEntry(path);
		entry.setTimeLocal(ALWAYS);
		entry.setMethod(ZipEntry.STORED);
		entry.setSize(content.length);
		entry.setCrc(sum.getValue());
		zip.putNextEntry(entry);
		zip.write(content);
		zip.closeEntry();
	}

	@Override
	public void close() throws IOException {
		zip.close();
	}
}
