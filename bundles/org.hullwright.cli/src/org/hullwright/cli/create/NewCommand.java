package org.hullwright.cli.create;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.pack.PackDraft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the folder of a new pack, which has no problems and opens in the workbench. */
@Command(name = "new", mixinStandardHelpOptions = true,
		description = "Begins a pack: empty, as changes to another one, or as a copy of one.", footer = { "",
				"Prints the folder. A pack that is required has to lie beside it." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class NewCommand implements Callable<Integer> {

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "NAME", description = "What the pack is called in Hull: letters, digits and _.")
	private String name;

	@Option(names = "--title", paramLabel = "TITLE", description = "What it is called by people. Its name unless given.")
	private String title = "";

	@Option(names = "--changes", paramLabel = "PACK", description = "The name of a pack that it is to change.")
	private @Nullable String base;

	@Option(names = "--like", paramLabel = "FOLDER", description = "The folder of a pack to copy.")
	private @Nullable Path original;

	@Option(names = "--to", paramLabel = "FOLDER",
			description = "The folder to make. Without it: one with the name of the pack in the current folder.")
	private @Nullable Path folder;

	@Mixin
	private JsonOption json;

	/** @param console where the folder is told */
	public NewCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		Workshop workshop = new Workshop();
		PackDraft.fault(name, workshop::isKeyword).ifPresent(this::refuse);
		if (base != null && original != null) {
			refuse("A copy changes what the original does: say either --changes or --like.");
		}
		if (base != null) {
			PackDraft.fault(base, workshop::isKeyword)
					.ifPresent(fault -> refuse("--changes wants the name of a pack, and " + base + " is none."));
		}
		Path target = folder == null ? Path.of(name) : folder;
		if (Files.exists(target)) {
			throw new ContentProblem("there is a " + target + " already; name another folder with --to");
		}
		refuseMisspelled(target);
		make(target, workshop);
		tellWhatIsMissing(target, workshop);
		if (json.isWanted()) {
			json.print(console, new Made(name, target.toString()));
		} else {
			console.out().println(target);
		}
		return ExitCode.FINE;
	}

	/** A pack that is not there yet may be meant, but hardly one whose name is nearly that of one that is. */
	private void refuseMisspelled(Path target) {
		String changed = base;
		if (changed == null) {
			return;
		}
		Set<String> known = new TreeSet<>(ExamplePacks.in(target.toAbsolutePath().resolveSibling(".")).names());
		ExamplePacks.ofThisProgram().ifPresent(examples -> known.addAll(ExamplePacks.in(examples.folder()).names()));
		if (!known.contains(changed)) {
			DidYouMean.closest(changed, known.stream()).ifPresent(meant -> refuse("there is no pack " + changed + "; did you mean " + meant
					+ "? If there is one that just is not there yet, put it beside " + target + " first."));
		}
	}

	/** Says so where the pack to be changed does not lie where packs are looked for. */
	private void tellWhatIsMissing(Path target, Workshop workshop) {
		String changed = base;
		if (changed != null && workshop.open(target).opened().loaded().requiredFiles().stream()
				.noneMatch(file -> file.getPack() != null && changed.equals(file.getPack().getName()))) {
			console.err()
					.println("there is no pack " + changed + " beside " + target + " yet: put " + whatToCopy(changed, target, workshop));
		}
	}

	private static String whatToCopy(String changed, Path target, Workshop workshop) {
		return ExamplePacks.ofThisProgram().flatMap(examples -> {
			List<String> needed = examples.neededFor(changed, ExamplePacks.in(target.toAbsolutePath().resolveSibling(".")), workshop);
			return needed.isEmpty()
					? Optional.empty()
					: Optional.of((needed.size() == 1 ? "this folder" : "these folders") + " of " + examples.folder() + " there: "
							+ String.join(", ", needed));
		}).orElse("its folder there, and those of the packs that it requires");
	}

	/** What is printed for other programs. */
	private record Made(String pack, String folder) {}

	private void refuse(String reason) {
		throw new ParameterException(spec.commandLine(), reason);
	}

	/** Refuses a pack of which something cannot be read, for it could not be copied. */
	private static OpenPack readable(OpenPack pack) {
		pack.opened().loaded().issues().stream().findFirst().ifPresent(issue -> {
			throw new ContentProblem(pack.folder() + " cannot be copied: " + issue.getMessage());
		});
		return pack;
	}

	private void make(Path target, Workshop workshop) {
		Path original = this.original;
		var pack = new NewFolder(new PackDraft(name, title), target);
		try {
			if (original != null) {
				pack.copyOf(original, readable(workshop.open(original)).name());
			} else {
				pack.with(base == null ? new PackDraft(name, title).text() : new PackDraft(name, title).changing(base));
			}
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(target, unwritable));
		}
	}
}
