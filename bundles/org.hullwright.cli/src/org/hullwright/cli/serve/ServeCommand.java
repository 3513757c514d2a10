package org.hullwright.cli.serve;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.server.protocol.HostedGames;
import org.hullwright.server.protocol.PlaySchema;
import org.hullwright.server.transport.HttpTransport;
import org.hullwright.server.transport.StreamTransport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets other front ends play, by JSON-RPC. */
@Command(name = "serve", mixinStandardHelpOptions = true, description = "Lets other front ends play games of these packs, by JSON-RPC 2.0.",
		footer = { "",
				"Without --port it talks over standard input and output, each message after its length as in the language-server protocol, and ends with the input.",
				"With --port it answers this machine alone, over HTTP: messages are posted to /rpc, /changes?key=KEY tells when to look again. It ends with Ctrl+C." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class ServeCommand implements Callable<Integer> {

	private static final int LAST_PORT = 65_535;

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", arity = "0..*", description = "Folders of packs.")
	private List<Path> folders = List.of();

	@Option(names = "--port", paramLabel = "PORT", description = "Answer over HTTP at this port; 0 takes any that is free.")
	private @Nullable Integer port;

	@Option(names = "--files", paramLabel = "FOLDER",
			description = "With --port: give out the files of this folder, a front end that runs in a browser.")
	private @Nullable Path files;

	@Option(names = "--schema", description = "Print the schema of what is asked and answered, and do nothing else.")
	private boolean schema;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where it is told what goes on */
	public ServeCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		Integer port = this.port;
		if (schema) {
			console.out().print(PlaySchema.text());
			return ExitCode.FINE;
		}
		if (folders.isEmpty()) {
			throw new ParameterException(spec.commandLine(), "Missing required parameter: 'FOLDER'");
		}
		if (files != null && port == null) {
			throw new ParameterException(spec.commandLine(), "--files needs --port: only browsers ask for files");
		}
		if (port != null && (port < 0 || port > LAST_PORT)) {
			throw new ParameterException(spec.commandLine(), "--port is 0 to " + LAST_PORT + ", not " + port);
		}
		if (files != null && !Files.isDirectory(files)) {
			throw new ContentProblem("there is no folder " + files);
		}
		return port == null ? overStreams() : overHttp(port);
	}

	private int overStreams() {
		PrintStream answers = System.out;
		System.setOut(System.err); // what is printed must not spoil the protocol
		try {
			new StreamTransport(new HostedGames(packs()), System.in, answers).serve();
			return ExitCode.FINE;
		} finally {
			System.setOut(answers);
		}
	}

	private int overHttp(int port) {
		try (var listening = new HttpTransport(new HostedGames(packs()), port, files)) {
			tell(new Listening(listening.address().toString()));
			Thread.currentThread().join(); // until the user ends it
			return ExitCode.FINE;
		} catch (InterruptedException ended) {
			return ExitCode.FINE; // whoever has it run in a thread of theirs wants no more of it
		} catch (IOException taken) {
			throw new ContentProblem("port " + port + " cannot be listened at: " + taken.getMessage());
		}
	}

	private OpenPacks packs() {
		OpenPacks packs = new OpenPacks(folders, selected.packs());
		packs.remarks().forEach(console.err()::println);
		console.err().flush();
		return packs;
	}

	private void tell(Listening listening) {
		if (json.isWanted()) {
			json.printLine(console, listening);
		} else {
			console.out().println("Listening at " + listening.address());
			console.out().flush();
		}
	}

	/** What is told to programs that have to know where to ask. */
	private record Listening(String address) {}
}
