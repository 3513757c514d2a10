package org.hullwright.cli.archive;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.export.format.PackFormat;
import org.hullwright.export.format.PackFormat.Setting;
import org.hullwright.export.format.PackFormats;
import picocli.CommandLine.Model.CommandSpec;

/** Options of exports that only some formats have. */
final class FormatOptions {

	private static final SortedMap<String, Setting> SETTINGS = new TreeMap<>(Map.ofEntries(
			Map.entry("--expansions", Setting.EXPANSIONS),
			Map.entry("--without-source", Setting.SOURCE),
			Map.entry("--drawings", Setting.DRAWINGS),
			Map.entry("--base-url", Setting.ADDRESS),
			Map.entry("--paper", Setting.PAPER),
			Map.entry("--backs", Setting.CUTTING),
			Map.entry("--bleed", Setting.CUTTING),
			Map.entry("--gap", Setting.CUTTING),
			Map.entry("--shift-backs", Setting.CUTTING),
			Map.entry("--ink-saver", Setting.INK),
			Map.entry("--language", Setting.LANGUAGE)));

	private FormatOptions() {}

	/** Refuses what was asked for but is of other formats. */
	static void refuseThoseOfOthers(PackFormat format, CommandSpec command) {
		SETTINGS.forEach((option, setting) -> {
			if (!format.has(setting) && command.commandLine().getParseResult().hasMatchedOption(option)) {
				String meant = PackFormats.ALL.stream().filter(other -> other.has(setting)).map(PackFormat::name)
						.collect(Collectors.joining(" and --format "));
				throw new ContentProblem(option + " is for --format " + meant + " only");
			}
		});
	}
}
