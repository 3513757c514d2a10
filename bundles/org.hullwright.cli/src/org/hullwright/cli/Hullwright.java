package org.hullwright.cli;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.cli.archive.ExportCommand;
import org.hullwright.cli.archive.ImportCommand;
import org.hullwright.cli.ask.AskCommand;
import org.hullwright.cli.check.CheckCommand;
import org.hullwright.cli.compare.CompareCommand;
import org.hullwright.cli.create.NewCommand;
import org.hullwright.cli.experiment.ExperimentCommand;
import org.hullwright.cli.games.GamesCommand;
import org.hullwright.cli.icons.IconsCommand;
import org.hullwright.cli.languageserver.EditorFilesCommand;
import org.hullwright.cli.languageserver.LanguageServerCommand;
import org.hullwright.cli.names.NamesCommand;
import org.hullwright.cli.odds.OddsCommand;
import org.hullwright.cli.play.PlayCommand;
import org.hullwright.cli.record.ReplayCommand;
import org.hullwright.cli.serve.ServeCommand;
import org.hullwright.cli.simulate.SimulateCommand;
import org.hullwright.cli.simulate.TuneCommand;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.Version;
import org.hullwright.cli.test.TestCommand;
import org.hullwright.cli.texts.TextsCommand;
import org.hullwright.cli.train.TrainCommand;
import org.hullwright.export.archive.ArchiveRefusal;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program: {@code hullwright COMMAND ...}. */
@Command(name = "hullwright", mixinStandardHelpOptions = true, versionProvider = Version.class,
		subcommands = { NewCommand.class, CheckCommand.class,
				TestCommand.class, PlayCommand.class, ReplayCommand.class, ExperimentCommand.class, SimulateCommand.class,
				TrainCommand.class, AskCommand.class, TuneCommand.class, OddsCommand.class, CompareCommand.class,
				TextsCommand.class, NamesCommand.class, IconsCommand.class, GamesCommand.class,
				ExportCommand.class, ImportCommand.class, ServeCommand.class, LanguageServerCommand.class, EditorFilesCommand.class,
				GenerateCompletion.class },
		description = "Checks, tests and plays packs written in Hull.", footer = {
				"", "Exit codes: 0 fine, 1 problems in the content, 2 wrong usage, 3 a fault of ours." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class Hullwright implements Runnable {

	private static final long MEGABYTE = 1024 * 1024; // bytes

	@Spec
	private CommandSpec spec;

	/** Runs one command and exits with its code. */
	public static void main(String[] arguments) {
		System.setProperty("java.awt.headless", "true"); // pictures are drawn without a window, be there a display or not
		StandardOutput out = new StandardOutput(new FileOutputStream(FileDescriptor.out), StandardOutput.DESCRIPTOR);
		Console console = new Console(new PrintWriter(out, false, StandardCharsets.UTF_8),
				new PrintWriter(System.err, true, StandardCharsets.UTF_8),
				new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
		System.exit(runTo(out, console, arguments));
	}

	/** Runs one command; its exit code, which is not that all is fine when what it printed was lost. */
	static int runTo(StandardOutput out, Console console, String... arguments) {
		int code = run(console, arguments);
		if (out.failure().isEmpty()) {
			return code;
		}
		console.err().println("Not all could be printed: " + out.failure().get());
		return Math.max(code, ExitCode.PROBLEMS);
	}

	/** Runs one command; its exit code. */
	public static int run(Console console, String... arguments) {
		Console guarded = console.guarded();
		CommandLine line = new CommandLine(new Hullwright(), new Commands(guarded));
		line.setOut(console.out());
		line.setErr(console.err());
		line.setCaseInsensitiveEnumValuesAllowed(true);
		line.setExecutionExceptionHandler((exception, command, parsed) -> report(exception, guarded, arguments));
		line.setParameterExceptionHandler(new WrongUsage());
		line.registerConverter(int.class, new WholeNumber<>(Integer::valueOf));
		line.registerConverter(Integer.class, new WholeNumber<>(Integer::valueOf));
		line.registerConverter(long.class, new WholeNumber<>(Long::valueOf));
		line.registerConverter(Long.class, new WholeNumber<>(Long::valueOf));
		line.getSubcommands().values().forEach(command -> command.getCommandSpec().versionProvider(new Version()));
		int code = execute(line, guarded, arguments);
		console.out().flush();
		console.err().flush();
		return code;
	}

	@Override
	public void run() {
		spec.commandLine().usage(spec.commandLine().getOut());
	}

	/** What even uses up the memory or the stack ends like any other fault. */
	private static int execute(CommandLine line, Console console, String... arguments) {
		try {
			return line.execute(arguments);
		} catch (VirtualMachineError exhausted) {
			return report(exhausted, console, arguments);
		}
	}

	private static int report(Throwable exception, Console console, String... arguments) {
		console.out().flush();
		if (exception instanceof ContentProblem || exception instanceof ArchiveRefusal) {
			console.err().println(exception.getMessage());
			return ExitCode.PROBLEMS;
		}
		if (exception instanceof OutOfMemoryError) {
			console.err().println("The " + Runtime.getRuntime().maxMemory() / MEGABYTE
					+ " MB of memory that Java may use are used up; with JAVA_TOOL_OPTIONS=-Xmx4g it may use 4 GB.");
		}
		console.err().println(new FaultLog(List.of(arguments)).write(exception));
		return ExitCode.FAULT;
	}

	/** Makes commands with the console they print to. */
	private record Commands(Console console) implements IFactory {

		@Override
		@NonNullByDefault({})
		public <K> K create(Class<K> type) throws Exception {
			try {
				return type.getDeclaredConstructor(Console.class).newInstance(console);
			} catch (NoSuchMethodException needsNoConsole) {
				return CommandLine.defaultFactory().create(type);
			}
		}
	}
}
