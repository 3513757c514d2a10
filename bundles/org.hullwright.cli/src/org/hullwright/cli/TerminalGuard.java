package org.hullwright.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.lang.text.BidiControls;

/**
 * Neutralizes terminal escape sequences and bidi controls (Trojan Source, CVE-2021-42574) in what is printed, from the text of a pack to
 * the name of a file: signs that could colour the terminal, clear it or give it a title come out as �, and so do those that turn the
 * direction of what follows, behind which a text can hide what it really says. Ends of lines and tabs stay.
 */
final class TerminalGuard extends FilterWriter {

	private static final char REPLACEMENT = '\uFFFD';

	/** @param out where all that is harmless goes on to */
	TerminalGuard(Writer out) {
		super(out);
	}

	@Override
	public void write(int character) throws IOException {
		out.write(harmless((char) character));
	}

	@Override
	@NonNullByDefault({})
	public void write(char[] characters, int offset, int length) throws IOException {
		write(new String(characters, offset, length), 0, length);
	}

	@Override
	@NonNullByDefault({})
	public void write(String text, int offset, int length) throws IOException {
		char[] guarded = text.substring(offset, offset + length).toCharArray();
		for (int at = 0; at < length; at++) {
			guarded[at] = harmless(guarded[at]);
		}
		out.write(guarded);
	}

	private static char harmless(char character) {
		boolean steers = Character.isISOControl(character) && character != '\n' && character != '\r' && character != '\t';
		return steers || BidiControls.isControl(character) ? REPLACEMENT : character;
	}
}
