package org.hullwright.lang.ide.fixes;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.types.TypeInference;

/**
 * A diagnostic that a quick fix is wanted for, with the part of the model it is about.
 *
 * @param issue what was found
 * @param place the part
 * @param packs what can be seen from there
 * @param index all packs there are, seen or not
 */
record Diagnostic(Issue issue, EObject place, PackContext packs, Index index) {

	XtextResource file() {
		return Parts.fileOf(place);
	}

	/** Where it is marked. */
	TextRange range() {
		return new TextRange(issue.getOffset(), issue.getLength());
	}

	/** The words that are marked. */
	String written() {
		return Parts.written(file(), range());
	}

	/**
	 * What is told of it by a name of the catalogue; the first of several, empty text when there is none.
	 *
	 * @throws IllegalArgumentException when the catalogue has no such name for this issue
	 */
	String told(String name) {
		return allTold(name).stream().findFirst().orElse("");
	}

	/** All that is told of it by a name of the catalogue, in order. */
	List<String> allTold(String name) {
		return IssueData.told(IssueCode.valueOf(issue.getCode()), issue.getData(), name);
	}

	/** The details of the pack it is in; empty when no file tells them. */
	Optional<PackClause> manifest() {
		return packs.files(file()).stream().map(HullFile::getPack)
				.filter(pack -> pack != null && pack.isManifest() && PackContext.packOf(file()).equals(pack.getName())).findFirst();
	}

	/** The types around. */
	TypeInference types() {
		return packs.typesAt(place);
	}

	/** The part itself, or the nearest around it, that is of some sort. */
	<T extends EObject> Optional<T> around(Class<T> sort) {
		return Optional.ofNullable(EcoreUtil2.getContainerOfType(place, sort));
	}
}
