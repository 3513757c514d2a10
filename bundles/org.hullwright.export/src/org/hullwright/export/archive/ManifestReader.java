package org.hullwright.export.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.hullwright.lang.pack.PackReader;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;

/** Reads what the manifest of a pack says, without the packs that it requires: those need not be there. */
public class ManifestReader {

	private final Provider<XtextResourceSet> resourceSets;

	/** @param resourceSets makes the place where files are read */
	@Inject
	public ManifestReader(Provider<XtextResourceSet> resourceSets) {
		this.resourceSets = resourceSets;
	}

	/** What the first manifest in a folder says; empty when there is none. */
	public Optional<PackFacts> read(Path folder) {
		XtextResourceSet resources = resourceSets.get();
		return new PackReader().read(folder).stream().flatMap(source -> manifestIn(resources, source)).findFirst().map(PackFacts::of);
	}

	private static Stream<PackClause> manifestIn(XtextResourceSet resources, PackReader.Source source) {
		Resource resource = resources.createResource(URI.createFileURI(source.file().toString()));
		try {
			resource.load(new ByteArrayInputStream(source.text().getBytes(StandardCharsets.UTF_8)),
					Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name()));
		} catch (IOException impossible) {
			throw new UncheckedIOException("A text in memory could not be read", impossible);
		}
		return resource.getContents().stream().filter(HullFile.class::isInstance).map(file -> ((HullFile) file).getPack())
				.filter(pack -> pack != null && pack.isManifest());
	}
}
