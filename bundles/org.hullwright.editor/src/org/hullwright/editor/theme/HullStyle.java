package org.hullwright.editor.theme;

import java.util.Locale;

import org.eclipse.swt.SWT;

/** What a stretch of text is, as far as it is coloured. Each has a colour definition that themes and users may change. */
public enum HullStyle {

	KEYWORD(SWT.NORMAL),
	/** A name where it is declared. */
	DECLARATION(SWT.BOLD),
	STRING(SWT.NORMAL),
	/** A placeholder or an icon in braces, within a string. */
	ICON(SWT.NORMAL),
	NUMBER(SWT.NORMAL),
	COMMENT(SWT.ITALIC),
	KIND(SWT.NORMAL),
	COMPONENT(SWT.NORMAL),
	MEMBER(SWT.NORMAL),
	PROCEDURE(SWT.NORMAL),
	VARIABLE(SWT.ITALIC);

	/** What the ids of all colour definitions start with. */
	static final String PREFIX = "org.hullwright.editor.color.";

	private final int fontStyle;

	HullStyle(int fontStyle) {
		this.fontStyle = fontStyle;
	}

	/** The id of the colour definition. */
	public String colorId() {
		return PREFIX + name().toLowerCase(Locale.ROOT);
	}

	/** {@link SWT#NORMAL}, {@link SWT#BOLD} or {@link SWT#ITALIC}. */
	public int fontStyle() {
		return fontStyle;
	}
}
