package org.hullwright.workbench.tests.window;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;

/** Projects made for a test and named after it. */
public final class Projects {

	private static final String EXAMPLES = "hullwright.test.examples";
	private static final Pattern REQUIRED = Pattern.compile("(?m)^\\s*requires (\\w+)");
	/** The packs that were copied because another one requires them, by the project of that one. */
	private static final Map<IProject, List<IProject>> COMPANIONS = new HashMap<>();

	private Projects() {}

	/** A project with one file of Hull. */
	public static IProject withPack(String name, String text) throws CoreException {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
		project.create(new NullProgressMonitor());
		project.open(new NullProgressMonitor());
		write(project.getFile(name + ".hull"), text);
		return project;
	}

	/**
	 * A project with a copy of one of the example packs, beside copies of those it requires. All its files are there before the workbench
	 * knows of it, so that both never write the same one.
	 */
	public static IProject withExample(String name) throws CoreException, IOException {
		List<IProject> required = new ArrayList<>();
		for (String other : REQUIRED.matcher(Files.readString(example(name).resolve("pack.hull"))).results().map(found -> found.group(1))
				.map(Projects::folderOf).toList()) {
			if (Files.isDirectory(example(other)) && !ResourcesPlugin.getWorkspace().getRoot().getProject(other).exists()) {
				required.add(withExample(other));
			}
		}
		IProject project = copied(name);
		COMPANIONS.put(project, required);
		return project;
	}

	/** The pack crewNemesis lies in the folder crew-nemesis. */
	private static String folderOf(String pack) {
		return pack.replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
	}

	private static Path example(String name) {
		return Path.of(System.getProperty(EXAMPLES), name);
	}

	private static IProject copied(String name) throws CoreException, IOException {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		IProject project = workspace.getRoot().getProject(name);
		copy(example(name), workspace.getRoot().getLocation().toPath().resolve(name));
		project.create(new NullProgressMonitor());
		project.open(new NullProgressMonitor());
		return project;
	}

	private static void copy(Path source, Path target) throws IOException {
		try (Stream<Path> files = Files.walk(source)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				Path copy = target.resolve(source.relativize(file).toString());
				Files.createDirectories(copy.getParent());
				Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
			}
		}
	}

	public static void write(IFile file, String text) throws CoreException {
		ByteArrayInputStream content = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
		if (file.exists()) {
			file.setContents(content, IResource.FORCE, new NullProgressMonitor());
		} else {
			file.create(content, IResource.FORCE, new NullProgressMonitor());
		}
	}

	public static String read(IFile file) throws CoreException {
		try (InputStream content = file.getContents()) {
			return new String(content.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException broken) {
			throw new UncheckedIOException(broken);
		}
	}

	/** Deletes a project, and what was copied only because it requires that. */
	public static void delete(IProject project) throws CoreException {
		project.delete(true, true, new NullProgressMonitor());
		List<IProject> required = COMPANIONS.remove(project);
		for (IProject other : required == null ? List.<IProject>of() : required) {
			delete(other);
		}
	}
}
