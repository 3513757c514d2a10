package org.hullwright.lang.scoping;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.hullwright.lang.index.VisibleNames;

/** A scope: the part of a pack's visible names that one reference may use. Looks names up; lists them only when asked to. */
final class PackScope implements IScope {

	private final VisibleNames names;
	private final EClass type;
	private final Predicate<IEObjectDescription> usable;

	PackScope(VisibleNames names, EClass type, Predicate<IEObjectDescription> usable) {
		this.names = names;
		this.type = type;
		this.usable = usable;
	}

	@Override
	@NonNullByDefault({})
	public @Nullable IEObjectDescription getSingleElement(QualifiedName name) {
		for (IEObjectDescription found : names.named(name.toString(), type)) {
			if (usable.test(found)) {
				return found;
			}
		}
		return null;
	}

	@Override
	@NonNullByDefault({})
	public Iterable<IEObjectDescription> getElements(QualifiedName name) {
		return names.named(name.toString(), type).stream().filter(usable).toList();
	}

	@Override
	@NonNullByDefault({})
	public @Nullable IEObjectDescription getSingleElement(EObject object) {
		for (IEObjectDescription description : getElements(object)) {
			return description;
		}
		return null;
	}

	@Override
	@NonNullByDefault({})
	public Iterable<IEObjectDescription> getElements(EObject object) {
		var location = EcoreUtil.getURI(object);
		return all(found -> found.getEObjectOrProxy() == object || Objects.equals(found.getEObjectURI(), location));
	}

	@Override
	@NonNullByDefault({})
	public Iterable<IEObjectDescription> getAllElements() {
		return all(found -> found.getName().getLastSegment().indexOf(' ') < 0); // what nobody can write is found by nothing but searches
	}

	private List<IEObjectDescription> all(Predicate<IEObjectDescription> wanted) {
		return names.all(type).filter(usable).filter(wanted).toList();
	}
}
