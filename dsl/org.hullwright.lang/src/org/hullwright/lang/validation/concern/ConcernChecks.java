package org.hullwright.lang.validation.concern;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.AbstractDeclarativeValidator;
import org.eclipse.xtext.validation.EValidatorRegistrar;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData;
import org.hullwright.lang.issue.Severities;
import org.hullwright.model.HullPackage;

/**
 * The checks of one concern; part of the validator of Hull, and of nothing by itself. Each check may be run on files that are broken in any
 * way.
 */
public abstract class ConcernChecks extends AbstractDeclarativeValidator {

	private static final Logger LOG = System.getLogger(ConcernChecks.class.getName());

	/** What a missing name makes of the words around it. */
	private static final Pattern NOTHING = Pattern.compile("\\bnull\\b");

	@Inject
	private Severities severities;

	/** The whole validator is registered, not its parts, or else every issue would come twice. */
	@Override
	@NonNullByDefault({})
	public final void register(EValidatorRegistrar registrar) {
		// see above
	}

	@Override
	@NonNullByDefault({})
	protected final List<EPackage> getEPackages() {
		return List.of(HullPackage.eINSTANCE);
	}

	/** Turns a fault of a check into an issue at what it was looking at, so that the other checks go on. */
	public final void failed(Throwable fault, EObject place) {
		LOG.log(Level.ERROR, "A check failed", fault);
		report(IssueCode.CHECK_FAILED, place, fault.getClass().getSimpleName());
	}

	/**
	 * Whether the text gives a feature a value. Where it gives none, as in what is still being written, a number is 0 that nobody meant.
	 */
	protected static boolean isWritten(EObject object, EStructuralFeature feature) {
		return !NodeModelUtils.findNodesForFeature(object, feature).isEmpty();
	}

	/** Reports an issue at an object as a whole, or at its name when it has one. */
	protected final void report(IssueCode code, EObject place, Object... values) {
		report(code, place, null, INSIGNIFICANT_INDEX, values);
	}

	protected final void reportAt(IssueCode code, EObject place, EStructuralFeature feature, Object... values) {
		report(code, place, feature, INSIGNIFICANT_INDEX, values);
	}

	/** Reports an issue at one of the values of a feature. */
	protected final void report(IssueCode code, EObject place, @Nullable EStructuralFeature feature, int index, Object[] values) {
		if (isHalfWritten(place, values)) {
			return;
		}
		report(code, place, feature, index, code.message(values), IssueData.of(code, values));
	}

	/**
	 * Reports an issue at a part of the text, be it of the model or not.
	 *
	 * @param owner in whose file it is
	 * @param offset of the part in the file
	 */
	protected final void reportIn(IssueCode code, EObject owner, int offset, int length, Object... values) {
		if (isHalfWritten(owner, values)) {
			return;
		}
		String message = code.message(values);
		switch (severities.of(code, owner)) {
			case ERROR -> getMessageAcceptor().acceptError(message, owner, offset, length, code.name(), IssueData.of(code, values));
			case WARNING -> getMessageAcceptor().acceptWarning(message, owner, offset, length, code.name(), IssueData.of(code, values));
			case INFO -> getMessageAcceptor().acceptInfo(message, owner, offset, length, code.name(), IssueData.of(code, values));
			case IGNORE -> {} // as the pack wishes
		}
	}

	/** Names that are missing where a file is half written have been told as such; nothing more is said of what has none. */
	private static boolean isHalfWritten(EObject place, Object[] values) {
		boolean broken = place.eResource() instanceof XtextResource file && file.getParseResult() != null
				&& file.getParseResult().hasSyntaxErrors();
		return broken && Arrays.stream(values).anyMatch(value -> NOTHING.matcher(String.valueOf(value)).find());
	}

	private void report(IssueCode code, EObject place, @Nullable EStructuralFeature feature, int index, String message, String[] data) {
		switch (severities.of(code, place)) {
			case ERROR -> error(message, place, feature, index, code.name(), data);
			case WARNING -> warning(message, place, feature, index, code.name(), data);
			case INFO -> info(message, place, feature, index, code.name(), data);
			case IGNORE -> {} // as the pack wishes
		}
	}
}
