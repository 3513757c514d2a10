package org.hullwright.lang.ide.rename;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.model.ExpansionExtension;
import org.hullwright.model.KindExtension;
import org.hullwright.model.Named;
import org.hullwright.model.Query;
import org.hullwright.model.Variable;
import org.hullwright.model.types.Kinds;

/**
 * The parts of a name as it is written, {@code pack.Procedure.Step}, and which of them stands for a declaration: the last for what is
 * meant, those before for what is around it.
 */
final class NameParts {

	private static final Pattern PART = Pattern.compile("\\^?[A-Za-z_][A-Za-z_0-9]*");

	private final Kinds kinds;
	private final URI identity;

	/** @param identity the address of the declaration that is looked for */
	NameParts(Kinds kinds, URI identity) {
		this.kinds = kinds;
		this.identity = identity;
	}

	/** The part of a written name that names the declaration, when the whole means the target. */
	Optional<TextRange> partIn(String text, TextRange written, EObject target) {
		List<TextRange> parts = PART.matcher(text.substring(written.offset(), written.end())).results()
				.map((MatchResult part) -> new TextRange(written.offset() + part.start(), part.end() - part.start())).toList();
		List<EObject> named = namedBy(target);
		for (int i = 0; i < Math.min(parts.size(), named.size()); i++) {
			if (EcoreUtil.getURI(named.get(i)).equals(identity)) {
				return Optional.of(parts.get(parts.size() - 1 - i));
			}
		}
		return Optional.empty();
	}

	/** What the parts of a target's full name stand for, the last first. A query without a name is called like its kind or enumeration. */
	private List<EObject> namedBy(EObject target) {
		var named = new ArrayList<EObject>();
		named.add(target instanceof Query query && query.getName() == null
				? kinds.declarationOf(query.getSubject()).map(EObject.class::cast).orElse(query)
				: target);
		for (EObject around = target.eContainer(); around != null; around = around.eContainer()) {
			switch (around) {
				case KindExtension extension when extension.getKind() != null -> named.add(extension.getKind());
				case ExpansionExtension extension when extension.getExpansion() != null -> named.add(extension.getExpansion());
				case Variable unseen -> { /* is no part of a name */ }
				case Named container when container.getName() != null -> named.add(container);
				default -> { /* has no name */ }
			}
		}
		return named;
	}
}
