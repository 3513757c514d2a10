package org.hullwright.lang.ide.outline;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.hullwright.lang.ide.answer.OutlineEntry;

/** Outlines texts that are no documents of a pack, such as earlier versions of one. */
public class TextOutliner {

	private static final URI NOWHERE = URI.createURI("hull:/text/text.hull");

	private final Provider<XtextResourceSet> resourceSets;
	private final OutlineBuilder outlines;

	@Inject
	TextOutliner(Provider<XtextResourceSet> resourceSets, OutlineBuilder outlines) {
		this.resourceSets = resourceSets;
		this.outlines = outlines;
	}

	/** The outline of a text, as far as it can be read. */
	public List<OutlineEntry> outline(String text) {
		var file = (XtextResource) resourceSets.get().createResource(NOWHERE);
		try {
			file.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
					Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name()));
		} catch (IOException impossible) {
			throw new UncheckedIOException("A text in memory could not be read", impossible);
		}
		return outlines.outline(file);
	}
}
