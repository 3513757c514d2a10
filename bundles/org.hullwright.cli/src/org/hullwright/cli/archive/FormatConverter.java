package org.hullwright.cli.archive;

import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.export.format.PackFormat;
import org.hullwright.export.format.PackFormats;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads which format is meant. */
final class FormatConverter implements ITypeConverter<PackFormat> {

	@Override
	@NonNullByDefault({})
	public PackFormat convert(String text) {
		return PackFormats.named(text.strip()).orElseThrow(() -> new TypeConversionException("there is no format '" + text + "'; there are "
				+ PackFormats.ALL.stream().map(PackFormat::name).collect(Collectors.joining(", "))));
	}
}
