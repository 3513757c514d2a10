package org.hullwright.cli.simulate;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.simulation.play.Policy;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads which program plays. */
public final class PolicyConverter implements ITypeConverter<Policy> {

	@Override
	@NonNullByDefault({})
	public Policy convert(String text) {
		return Policy.named(text).orElseThrow(() -> new TypeConversionException(text.strip().equalsIgnoreCase("person")
				? "a person plays one game at a time; `hullwright play` is for that"
				: "there is no agent '" + text + "'; there are " + Policy.KNOWN));
	}
}
