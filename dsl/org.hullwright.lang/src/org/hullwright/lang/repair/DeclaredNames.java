package org.hullwright.lang.repair;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.index.VisibleNames;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Procedure;

/**
 * What can be seen from a file.
 *
 * @param keywords words of the language
 * @param beginnings those that a declaration may begin with
 */
record DeclaredNames(VisibleNames names, Resource file, Set<String> keywords, Set<String> beginnings) implements KnownNames {

	@Override
	public boolean isKeyword(String word) {
		return keywords.contains(word);
	}

	@Override
	public boolean isProcedure(String name) {
		return find(name).isPresent();
	}

	@Override
	public List<String> prepositions(String procedure) {
		return find(procedure).map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file)).filter(Procedure.class::isInstance)
				.map(Procedure.class::cast)
				.map(found -> found.getParameters().stream().map(parameter -> parameter.getPreposition().getLiteral()).toList())
				.orElse(List.of());
	}

	private Optional<IEObjectDescription> find(String name) {
		return names.find(name, HullPackage.Literals.PROCEDURE);
	}
}
