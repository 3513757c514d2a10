package org.hullwright.editor.encoding;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.core.runtime.content.ITextContentDescriber;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.lang.pack.DecodedText;

/**
 * Tells the workbench in which encoding a file of Hull is, by all of its bytes. What is no UTF-8 is thereby read in an encoding that has a
 * character for each of its bytes, so that nothing is lost when it is saved: then it is written in UTF-8, as what is typed can be.
 */
public final class EncodingByContent implements ITextContentDescriber {

	private static final int MOST = 16 * 1024 * 1024; // bytes; what is larger is no text that an author wrote
	private static final List<Mark> MARKS = List.of(new Mark(IContentDescription.BOM_UTF_8, StandardCharsets.UTF_8),
			new Mark(IContentDescription.BOM_UTF_16BE, StandardCharsets.UTF_16),
			new Mark(IContentDescription.BOM_UTF_16LE, StandardCharsets.UTF_16));
	private static final QualifiedName[] TOLD = { IContentDescription.CHARSET, IContentDescription.BYTE_ORDER_MARK };

	@NonNullByDefault({})
	@Override
	public int describe(InputStream content, IContentDescription description) throws IOException {
		if (description != null && Arrays.stream(TOLD).anyMatch(description::isRequested)) {
			byte[] bytes = content.readNBytes(MOST);
			if (bytes.length < MOST) {
				describe(bytes, DecodedText.of(bytes), description);
			}
		}
		return INDETERMINATE; // the ending of its name makes a file one of Hull, whatever is in it
	}

	private static void describe(byte[] bytes, DecodedText text, IContentDescription description) {
		Charset read = text.charset();
		MARKS.stream().filter(mark -> mark.charset().equals(read) && mark.isBefore(bytes)).findFirst().ifPresentOrElse(
				mark -> description.setProperty(IContentDescription.BYTE_ORDER_MARK, mark.bytes()),
				() -> {
					if (text.stray() != null) {
						description.setProperty(IContentDescription.CHARSET, read.name());
					}
				});
	}

	/** What some programs write before a text, by which the workbench knows the encoding as well. */
	private record Mark(byte[] bytes, Charset charset) {

		boolean isBefore(byte[] content) {
			return content.length >= bytes.length && Arrays.equals(bytes, 0, bytes.length, content, 0, bytes.length);
		}
	}

	@NonNullByDefault({})
	@Override
	public int describe(Reader content, IContentDescription description) {
		return INDETERMINATE;
	}

	@Override
	public QualifiedName[] getSupportedOptions() {
		return TOLD.clone();
	}
}
