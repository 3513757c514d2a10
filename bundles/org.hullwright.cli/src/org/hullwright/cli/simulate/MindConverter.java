package org.hullwright.cli.simulate;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.simulation.play.Mind;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads which program plays. */
final class MindConverter implements ITypeConverter<Mind> {

	@Override
	@NonNullByDefault({})
	public Mind convert(String text) {
		return Mind.named(text).orElseThrow(() -> new TypeConversionException(text.strip().equalsIgnoreCase("person")
				? "a person plays one game at a time; `hullwright play` is for that"
				: "there is no agent '" + text + "'; there are " + Mind.KNOWN));
	}
}
