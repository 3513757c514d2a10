package org.hullwright.lang.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.impl.AliasedEObjectDescription;
import org.hullwright.model.HullPackage;

/** What one file declares, by all the ways in which it can be written. Never changes, and may be used by any thread. */
public final class FileNames {

	private final Map<String, List<IEObjectDescription>> byWrittenName = new LinkedHashMap<>();
	private final Map<EClass, List<IEObjectDescription>> byClass = new HashMap<>();

	/** @param declared the declarations of the file, in the order of the text */
	public FileNames(Iterable<IEObjectDescription> declared) {
		declared.forEach(this::add);
	}

	/** Everything that is written like this, under that name. */
	public List<IEObjectDescription> named(String written) {
		return byWrittenName.getOrDefault(written, List.of());
	}

	/** Everything under each name it can be written by. */
	public Stream<IEObjectDescription> all() {
		return byWrittenName.values().stream().flatMap(List::stream);
	}

	/** All things of exactly this class. */
	public List<IEObjectDescription> of(EClass type) {
		return byClass.getOrDefault(type, List.of());
	}

	private void add(IEObjectDescription description) {
		QualifiedName name = description.getQualifiedName();
		byClass.computeIfAbsent(description.getEClass(), type -> new ArrayList<>()).add(description);
		if (name.getSegmentCount() == 2) {
			known(description, name.skipFirst(1));
			known(description, name);
		} else if (name.getSegmentCount() > 2) {
			if (isKnownByItself(description.getEClass())) {
				known(description, name.skipFirst(name.getSegmentCount() - 1));
			}
			known(description, name.skipFirst(1));
			known(description, name);
		}
	}

	private void known(IEObjectDescription description, QualifiedName written) {
		byWrittenName.computeIfAbsent(written.toString(), name -> new ArrayList<>(1))
				.add(written.equals(description.getName()) ? description : new AliasedEObjectDescription(written, description));
	}

	private static boolean isKnownByItself(EClass type) {
		return type == HullPackage.Literals.ENUMERATION_LITERAL || type == HullPackage.Literals.SPACE || type == HullPackage.Literals.PATH;
	}
}
