package org.hullwright.cli.icons;

import java.util.List;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.icons.Contributor;
import org.hullwright.icons.Icon;
import org.hullwright.icons.IconLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists icons by words, each with who made it. */
@Command(name = "icons", mixinStandardHelpOptions = true, description = "Lists the icons that go with some words, and who made them.")
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class IconsCommand implements Callable<Integer> {

	private final Console console;

	@Parameters(paramLabel = "WORD", arity = "0..*",
			description = "Beginnings of words of its name, or tags such as weapon or danger; all icons when there is none.")
	private List<String> words = List.of();

	@Mixin
	private JsonOption json;

	/** @param console where they are printed */
	public IconsCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		IconLibrary library = IconLibrary.complete();
		List<String> found = library.search(String.join(" ", words));
		if (json.isWanted()) {
			json.print(console, new Icons(found.stream().map(name -> library.find(name).orElseThrow()).toList()));
		} else {
			found.forEach(name -> console.out()
					.println(name + library.contributorOf(name).map(Contributor::name).map("  by "::concat).orElse("")));
		}
		if (found.isEmpty()) {
			console.err().println("no icon goes with " + String.join(" ", words));
		}
		return ExitCode.FINE;
	}

	/** What is printed for other programs. */
	private record Icons(List<Icon> icons) {}
}
