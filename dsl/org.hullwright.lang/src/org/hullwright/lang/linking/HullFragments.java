package org.hullwright.lang.linking;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.DefaultFragmentProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.model.Declaration;
import org.hullwright.model.HullFile;

/**
 * Addresses of objects within a file, the same as EMF's. EMF counts from the start of a list for each, and every problem and every name has
 * an address: in a file with tens of thousands of declarations that takes longer than all the rest. Here the places in a long list are
 * counted once, until the file changes.
 */
public class HullFragments extends DefaultFragmentProvider {

	private static final int LONG = 100;

	@Override
	@NonNullByDefault({})
	public String getFragment(EObject object, Fallback fallback) {
		if (!(object.eContainer() instanceof InternalEObject owner) || !(object.eResource() instanceof XtextResource file)) {
			return super.getFragment(object, fallback);
		}
		return file.getURIFragment(owner) + '/' + segment(object, owner, object.eContainingFeature(), file);
	}

	/** Also what is at an address that begins with a {@linkplain NamedFragments name}. */
	@Override
	@NonNullByDefault({})
	public @Nullable EObject getEObject(Resource file, String fragment, Fallback fallback) {
		return NamedFragments.isNamed(fragment) && file instanceof XtextResource read
				? NamedFragments.find(fragment, read.getCache().get(NamedFragments.class, read, () -> declarations(read)))
				: super.getEObject(file, fragment, fallback);
	}

	private static Map<String, Declaration> declarations(XtextResource file) {
		return !file.getContents().isEmpty() && file.getContents().getFirst() instanceof HullFile content
				? NamedFragments.declarations(content)
				: Map.of();
	}

	private static String segment(EObject object, InternalEObject owner, EStructuralFeature feature, XtextResource file) {
		Integer place = feature.isMany() && owner.eGet(feature) instanceof List<?> list && list.size() > LONG
				? places(file).of(owner, feature, list).get(object)
				: null;
		return place == null ? owner.eURIFragmentSegment(feature, object) : '@' + feature.getName() + '.' + place;
	}

	private static Places places(XtextResource file) {
		return file.getCache().get(Places.class, file, Places::new);
	}

	/** Places in the long lists of a file. */
	private static final class Places {

		private final Map<EObject, Map<EStructuralFeature, Map<Object, Integer>>> counted = new IdentityHashMap<>();

		Map<Object, Integer> of(EObject owner, EStructuralFeature feature, List<?> list) {
			return counted.computeIfAbsent(owner, any -> new IdentityHashMap<>()).computeIfAbsent(feature, any -> {
				var places = new IdentityHashMap<Object, Integer>();
				for (int place = 0; place < list.size(); place++) {
					places.put(list.get(place), place);
				}
				return places;
			});
		}
	}
}
