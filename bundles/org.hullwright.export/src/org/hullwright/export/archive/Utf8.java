package org.hullwright.export.archive;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Whether what is to be text can be read as such. */
final class Utf8 {

	private Utf8() {}

	/** Whether a content is text in UTF-8. */
	static boolean isText(byte[] content) {
		try {
			StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content));
			return true;
		} catch (CharacterCodingException other) {
			return false;
		}
	}
}
