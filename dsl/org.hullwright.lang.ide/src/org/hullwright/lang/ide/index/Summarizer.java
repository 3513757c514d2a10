package org.hullwright.lang.ide.index;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.hullwright.lang.linking.NamedFragments;
import org.hullwright.lang.services.HullGrammarAccess;
import org.hullwright.lang.uses.UseReader;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Procedure;

/** Makes summaries of files. Needs nothing but the text of each: no link is followed. */
public class Summarizer {

	/** User data of what has one: the comment above it, added to what {@link org.hullwright.lang.index.HullIndexing} tells. */
	public static final String COMMENT = "comment";

	/** User data: the offset and the length of the name in its text, with {@link #BETWEEN} between them. */
	public static final String PLACE = "place";

	/** What separates the two numbers of a place. */
	public static final String BETWEEN = ":";

	private final IResourceDescription.Manager descriptions;
	private final IEObjectDocumentationProvider comments;
	private final Provider<XtextResourceSet> resourceSets;
	private final Set<String> keywords;

	@Inject
	Summarizer(IResourceDescription.Manager descriptions, IEObjectDocumentationProvider comments, Provider<XtextResourceSet> resourceSets,
			HullGrammarAccess grammar) {
		this.keywords = Set.copyOf(GrammarUtil.getAllKeywords(grammar.getGrammar()));
		this.descriptions = descriptions;
		this.comments = comments;
		this.resourceSets = resourceSets;
	}

	/** The summary of a text that nobody has read yet. */
	public FileSummary summary(URI address, String text) {
		return summary(read(address, text), text);
	}

	/** A text read into a resource of its own, from which no other file can be seen. */
	public XtextResource read(URI address, String text) {
		var file = (XtextResource) resourceSets.get().createResource(address);
		try {
			file.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
					Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name()));
		} catch (IOException impossible) {
			throw new UncheckedIOException("A text in memory could not be read", impossible);
		}
		return file;
	}

	/** The summary of a text that has been read into a resource. */
	public FileSummary summary(XtextResource file, String text) {
		var declared = new ArrayList<IEObjectDescription>();
		descriptions.getResourceDescription(file).getExportedObjects().forEach(found -> declared.add(withoutModel(found)));
		Optional<HullFile> content = file.getContents().stream().filter(HullFile.class::isInstance).map(HullFile.class::cast).findFirst();
		return new FileSummary(file.getURI(), text, declared, content.map(NamedFragments::of).orElse(List.of()),
				content.map(read -> new SignatureReader(read).read(declared)).orElse(Signatures.NONE), UseReader.read(file),
				keywords::contains);
	}

	private IEObjectDescription withoutModel(IEObjectDescription found) {
		EObject declared = found.getEObjectOrProxy();
		var data = new HashMap<String, String>();
		for (String key : found.getUserDataKeys()) {
			data.put(key, found.getUserData(key));
		}
		String comment = comments.getDocumentation(declared);
		if (comment != null && !comment.isBlank()) {
			data.put(COMMENT, comment.strip());
		}
		NodeModelUtils.findNodesForFeature(declared, HullPackage.Literals.NAMED__NAME).stream().findFirst()
				.ifPresent(name -> data.put(PLACE, name.getOffset() + BETWEEN + name.getLength()));
		DeclaredTypes.describe(declared, data);
		if (declared instanceof Procedure procedure) {
			CallHead.describe(procedure, data);
			FileCalls.describe(procedure, data);
		}
		EObject address = EcoreUtil.create(found.getEClass());
		((InternalEObject) address).eSetProxyURI(found.getEObjectURI());
		return EObjectDescription.create(found.getQualifiedName(), address, Map.copyOf(data));
	}
}
