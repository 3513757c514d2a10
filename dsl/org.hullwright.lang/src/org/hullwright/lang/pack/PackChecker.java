package org.hullwright.lang.pack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;

/** Tells everything that is wrong with a loaded pack, but not with the packs it requires. */
public class PackChecker {

	private final IResourceValidator validator;

	/** @param validator checks one file */
	@Inject
	public PackChecker(IResourceValidator validator) {
		this.validator = validator;
	}

	/** All issues: those of reading first, then file by file in the order of the text. */
	public List<Issue> check(LoadedPack pack) {
		return check(pack, CancelIndicator.NullImpl);
	}

	/** All issues found until cancelled. */
	public List<Issue> check(LoadedPack pack, CancelIndicator cancel) {
		var issues = new ArrayList<>(pack.issues());
		for (Resource file : pack.own()) {
			issues.addAll(check(file, cancel));
		}
		for (Resource file : pack.elsewhere()) {
			issues.addAll(check(file, cancel));
		}
		return issues;
	}

	/** The issues of one file of a loaded pack, in the order of the text. */
	public List<Issue> check(Resource file) {
		return check(file, CancelIndicator.NullImpl);
	}

	private List<Issue> check(Resource file, CancelIndicator cancel) {
		return validator.validate(file, CheckMode.ALL, cancel).stream().sorted(inTextOrder()).toList();
	}

	private static Comparator<Issue> inTextOrder() {
		return Comparator.comparing(Issue::getOffset, Comparator.nullsFirst(Comparator.naturalOrder()));
	}
}
