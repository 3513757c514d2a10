package org.hullwright.editor.picture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.hullwright.lang.picture.PictureFormat;

/**
 * The pictures that a pack is going to have of what somebody chose. Those from elsewhere are copied into its folder {@value #FOLDER}, when
 * they are wanted for good.
 */
public final class TakenPictures {

	/** Where a pack has its pictures. */
	public static final String FOLDER = "pictures";

	private static final String SEPARATOR = "/";

	private final Map<String, Path> incoming = new LinkedHashMap<>();

	/** What a pack calls a picture that was chosen: its path in the pack, which it may only get when it is copied. */
	public String nameOf(Path chosen, Path pack) {
		if (chosen.startsWith(pack)) {
			return pack.relativize(chosen).toString().replace(chosen.getFileSystem().getSeparator(), SEPARATOR);
		}
		String name = FOLDER + SEPARATOR + chosen.getFileName();
		incoming.put(name, chosen);
		return name;
	}

	/** Whether a picture of that name is going to be copied. */
	public boolean isIncoming(String name) {
		return incoming.containsKey(name);
	}

	/** Why a file cannot be a picture of a pack; empty when it can, as far as its name and its size tell. */
	public static Optional<String> refusal(Path chosen) {
		Optional<PictureFormat> format = PictureFormat.named(chosen.getFileName().toString());
		if (format.isEmpty()) {
			return Optional.of(chosen.getFileName()
					+ " is no picture that a pack can have: its name ends with neither .png nor .jpg nor .svg.");
		}
		try {
			return Files.size(chosen) <= format.get().largest()
					? Optional.empty()
					: Optional.of(chosen.getFileName() + " is too large: " + format.get() + " pictures of packs have at most "
							+ (format.get().largest() >> 20) + " MB.");
		} catch (IOException unreadable) {
			return Optional.of(chosen.getFileName() + " cannot be read: " + unreadable.getMessage());
		}
	}

	/** Copies a picture that the pack does not have yet; does nothing for one that it has, and for one that was not chosen. */
	public void copy(String name, IProject pack, IProgressMonitor monitor) throws CoreException {
		Path source = incoming.get(name);
		if (source != null && !pack.getFile(name).exists()) {
			IFile target = pack.getFile(name);
			if (target.getParent() instanceof IFolder folder && !folder.exists()) {
				folder.create(false, true, monitor);
			}
			try (InputStream content = Files.newInputStream(source)) {
				target.create(content, IResource.NONE, monitor);
			} catch (IOException unreadable) {
				throw new CoreException(Status.error(source + " cannot be read", unreadable));
			}
		}
	}
}
