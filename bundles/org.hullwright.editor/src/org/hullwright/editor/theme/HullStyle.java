package org.hullwright.editor.theme;

import java.util.Locale;

import org.eclipse.swt.SWT;

/** What a stretch of text is, as far as it is coloured. Each has a colour definition that themes and users may change. */
public enum HullStyle {

	KEYWORD(SWT.NORMAL, "Words of the language"),
	DECLARATION(SWT.BOLD, "Names where they are declared"),
	STRING(SWT.NORMAL, "Texts in quotes"),
	/** A placeholder or an icon in braces, within a string. */
	ICON(SWT.NORMAL, "Icons and gaps in texts"),
	NUMBER(SWT.NORMAL, "Numbers"),
	COMMENT(SWT.ITALIC, "Comments"),
	KIND(SWT.NORMAL, "Kinds"),
	COMPONENT(SWT.NORMAL, "Components and places"),
	MEMBER(SWT.NORMAL, "Properties"),
	PROCEDURE(SWT.NORMAL, "Procedures and effects"),
	VARIABLE(SWT.ITALIC, "Names given in passing");

	/** What the ids of all colour definitions start with. */
	static final String PREFIX = "org.hullwright.editor.color.";

	private final int fontStyle;
	private final String title;

	HullStyle(int fontStyle, String title) {
		this.fontStyle = fontStyle;
		this.title = title;
	}

	/** What people call it. */
	public String title() {
		return title;
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
