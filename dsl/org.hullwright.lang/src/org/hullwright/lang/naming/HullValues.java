package org.hullwright.lang.naming;

import com.google.inject.Singleton;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.common.services.DefaultTerminalConverters;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverter;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;

/**
 * What words of a text stand for. A name may be a word of the language when it is written with a caret, which does not belong to it. One
 * for all files.
 */
@Singleton
public class HullValues extends DefaultTerminalConverters {

	private static final IValueConverter<String> NAME = new AbstractNullSafeConverter<>() {

		@Override
		@NonNullByDefault({})
		protected String internalToValue(String text, INode node) {
			return text.replace("^", "");
		}

		@Override
		@NonNullByDefault({})
		protected String internalToString(String name) {
			return name;
		}
	};

	/** Names with their packs, or without. */
	@ValueConverter(rule = "QualifiedName")
	public IValueConverter<String> qualifiedName() {
		return NAME;
	}

	/** The same where no word of the language can stand. */
	@ValueConverter(rule = "QualifiedIdentifier")
	public IValueConverter<String> qualifiedIdentifier() {
		return NAME;
	}

	/** Names and the words for kinds. */
	@ValueConverter(rule = "AnyName")
	public IValueConverter<String> anyName() {
		return NAME;
	}

	/** What designs name that is printed. */
	@ValueConverter(rule = "PrintedName")
	public IValueConverter<String> printedName() {
		return NAME;
	}

	/** Variables and parameters. */
	@ValueConverter(rule = "VariableName")
	public IValueConverter<String> variableName() {
		return NAME;
	}

	/** States of the whole game. */
	@ValueConverter(rule = "StateName")
	public IValueConverter<String> stateName() {
		return NAME;
	}

	/** What an expression names. */
	@ValueConverter(rule = "ValueName")
	public IValueConverter<String> valueName() {
		return NAME;
	}

	/** What kinds give their pieces. */
	@ValueConverter(rule = "MemberName")
	public IValueConverter<String> memberName() {
		return NAME;
	}
}
