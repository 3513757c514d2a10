package org.hullwright.lang.ide.index;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.impl.URIHandlerImpl;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;

/**
 * The models of some files, made from the texts in the index when something in them is looked at, and kept. Belongs to one thread at a
 * time, because linking is lazy and changes what it reads.
 *
 * <p>
 * When the text of a file changes, its model is made anew and the old objects turn into references to the new ones of the same names, so
 * models that refer to them stay as they are. Only where what a name stands for has changed, or its place within a declaration, those that
 * mention the name are linked anew.
 */
public final class IndexedResources {

	private final XtextResourceSet resources;
	private final IndexView view;
	private final Map<URI, FileSummary> loaded = new HashMap<>();
	private final Set<String> moved = new HashSet<>(); // names that others may have to look up again
	private final Set<Resource> fresh = new HashSet<>(); // in which nothing has been looked up yet

	/**
	 * @param resources empty
	 * @param files what is seen at first
	 */
	public IndexedResources(XtextResourceSet resources, VisibleFiles files) {
		this.resources = resources;
		this.view = new IndexView(files);
		resources.eAdapters().add(view);
		resources.getLoadOptions().put(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name());
		resources.getURIConverter().getURIHandlers().addFirst(new Texts());
	}

	/** The model of a file of the index. */
	public XtextResource file(URI address) {
		return (XtextResource) resources.getResource(address, true);
	}

	/**
	 * Goes on with the models that these files were summarized from, as far as they are still there, instead of reading the texts again.
	 */
	public void adopt(Iterable<FileSummary> files, FreshModels fresh) {
		for (FileSummary file : files) {
			if (!loaded.containsKey(file.getURI())) {
				fresh.take(file).ifPresent(model -> adopt(file, model));
			}
		}
	}

	private void adopt(FileSummary file, XtextResource model) {
		model.getCache().clear(model); // what is kept in it was worked out where no other file could be seen
		resources.getResources().add(model);
		loaded.put(file.getURI(), file);
	}

	/**
	 * Gives a file another text, before anybody has told the index, and summarizes it. Nothing is linked until the index is
	 * {@linkplain #show shown} that knows it.
	 */
	public FileSummary update(URI address, String text, Summarizer summarizer) {
		FileSummary before = loaded.get(address);
		XtextResource file = before == null ? (XtextResource) resources.createResource(address) : file(address);
		FileSummary now = summarizer.summary(read(file, text), text);
		replace(before, now);
		return now;
	}

	/** How many files there are models of. */
	public int size() {
		return loaded.size();
	}

	/**
	 * Goes on for another pack. Models of files that see the same from there as before stay, with all that is linked in them; the others
	 * are given up.
	 */
	public void turnTo(VisibleFiles present) {
		Set<String> staying = present.packsThatSeeTheSame(view.files());
		for (FileSummary file : List.copyOf(loaded.values())) {
			if (!staying.contains(file.pack())) {
				loaded.remove(file.getURI());
				resources.getResources().remove(file(file.getURI()));
			}
		}
		view.show(present);
		resources.getResources().forEach(file -> ((XtextResource) file).getCache().clear(file));
	}

	/** Goes on with another state of the index. Does what is needed for the models at hand to be those of that state. */
	public void show(VisibleFiles present) {
		for (FileSummary before : Set.copyOf(loaded.values())) {
			present.find(before.getURI()).ifPresentOrElse(now -> goOn(before, now), () -> drop(before));
		}
		moved.addAll(present.changedSince(view.files()));
		view.show(present);
		for (Resource resource : resources.getResources()) {
			var file = (XtextResource) resource;
			FileSummary text = loaded.get(file.getURI()); // none of the core library, which refers to nothing but itself
			if (text != null && !fresh.contains(file) && !moved.isEmpty() && text.mentionsAny(moved)) {
				file.relink();
			} else {
				file.getCache().clear(file);
			}
		}
		moved.clear();
		fresh.clear();
	}

	private void goOn(FileSummary before, FileSummary now) {
		if (now.text().equals(before.text())) {
			loaded.put(now.getURI(), now);
		} else {
			read(file(before.getURI()), now.text());
			replace(before, now);
		}
	}

	private void drop(FileSummary before) {
		moved.addAll(before.signatures().byName().keySet());
		loaded.remove(before.getURI());
		resources.getResources().remove(file(before.getURI()));
	}

	private void replace(@Nullable FileSummary before, FileSummary now) {
		loaded.put(now.getURI(), now);
		if (before != null) {
			moved.addAll(now.namesNotAsIn(before));
		}
	}

	private XtextResource read(XtextResource file, String text) {
		try {
			file.reparse(text);
			fresh.add(file);
			return file;
		} catch (IOException impossible) {
			throw new UncheckedIOException("A text in memory could not be read", impossible);
		}
	}

	/** Reads from the index and nowhere else. */
	private final class Texts extends URIHandlerImpl {

		@Override
		@NonNullByDefault({})
		public InputStream createInputStream(URI address, Map<?, ?> options) throws IOException {
			FileSummary file = view.files().find(address).orElseThrow(() -> new FileNotFoundException(address + " is not in the index"));
			loaded.put(address, file);
			return new ByteArrayInputStream(file.text().getBytes(StandardCharsets.UTF_8));
		}
	}
}
