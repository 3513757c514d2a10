package org.hullwright.export.json;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.pack.LoadedPack;

/** What the files of a pack and of those it requires are called in an export: the same wherever they lie. */
final class SourceFiles {

	private final Map<String, String> names = new HashMap<>();

	SourceFiles(LoadedPack pack, PackContext packs) {
		pack.own().forEach(file -> names.put(file.getURI().toString(), within(pack.folder(), file)));
		pack.required().forEach(file -> names.put(file.getURI().toString(),
				PackContext.packOf(file) + "/"
						+ packs.folder(file).map(folder -> within(folder, file)).orElse(file.getURI().lastSegment())));
	}

	/** A place as {@code file:line:column}; a file of another pack begins with its name. Empty text for what is written nowhere. */
	String shown(Place place) {
		return place.line() == 0
				? ""
				: names.getOrDefault(place.uri(), URI.createURI(place.uri()).lastSegment()) + ":" + place.line() + ":" + place.column();
	}

	private static String within(Path folder, Resource file) {
		URI uri = file.getURI();
		if (!uri.isFile()) {
			return uri.lastSegment();
		}
		Path path = Path.of(uri.toFileString());
		return path.startsWith(folder)
				? folder.relativize(path).toString().replace(folder.getFileSystem().getSeparator(), "/")
				: uri.lastSegment();
	}
}
