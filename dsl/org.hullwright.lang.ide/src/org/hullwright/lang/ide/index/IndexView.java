package org.hullwright.lang.ide.index;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

import com.google.common.collect.Iterables;
import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.hullwright.lang.index.PackSights;
import org.hullwright.lang.index.Viewpoint;
import org.hullwright.lang.index.VisibleNames;
import org.hullwright.lang.index.VisiblePacks;

/** The index as the files of one resource set see it: the state of it can be exchanged, the files stay. */
public final class IndexView extends AdapterImpl implements IResourceDescriptions, PackSights {

	private final Map<Viewpoint, VisibleNames> names = new HashMap<>();
	private VisibleFiles files;
	private @Nullable VisiblePacks packs; // null until first asked for

	/** @param files what is seen at first */
	public IndexView(VisibleFiles files) {
		this.files = files;
	}

	/** The view that a resource set of the language services has. */
	public static IndexView of(ResourceSet resources) {
		return Objects.requireNonNull(find(resources), "a resource set without an index");
	}

	/** The view that a resource set has; null when it has none. */
	static @Nullable IndexView find(ResourceSet resources) {
		for (var adapter : resources.eAdapters()) {
			if (adapter instanceof IndexView view) {
				return view;
			}
		}
		return null;
	}

	/** What is seen. */
	public VisibleFiles files() {
		return files;
	}

	/** Shows another state. */
	public void show(VisibleFiles present) {
		files = present;
		packs = null;
		names.clear();
	}

	@Override
	public VisiblePacks packs() {
		VisiblePacks known = packs;
		if (known == null) {
			known = new VisiblePacks(files.all());
			packs = known;
		}
		return known;
	}

	@Override
	public VisibleNames names(Viewpoint viewpoint) {
		return names.computeIfAbsent(viewpoint, from -> new VisibleNames(packs(), from, files.all(), FileSummary::names));
	}

	@Override
	@NonNullByDefault({})
	public Iterable<IResourceDescription> getAllResourceDescriptions() {
		return Iterables.filter(files.all(), IResourceDescription.class);
	}

	@Override
	@NonNullByDefault({})
	public IResourceDescription getResourceDescription(URI uri) {
		return files.find(uri).<@Nullable IResourceDescription>map(IResourceDescription.class::cast).orElse(null);
	}

	@Override
	public boolean isEmpty() {
		return files.all().isEmpty();
	}

	@Override
	@NonNullByDefault({})
	public Iterable<IEObjectDescription> getExportedObjects() {
		return Iterables.concat(Iterables.transform(files.all(), FileSummary::getExportedObjects));
	}

	@Override
	@NonNullByDefault({})
	public Iterable<IEObjectDescription> getExportedObjects(EClass type, QualifiedName name, boolean ignoreCase) {
		return Iterables.concat(Iterables.transform(files.all(), file -> file.getExportedObjects(type, name, ignoreCase)));
	}

	@Override
	@NonNullByDefault({})
	public Iterable<IEObjectDescription> getExportedObjectsByType(EClass type) {
		return Iterables.concat(Iterables.transform(files.all(), file -> file.getExportedObjectsByType(type)));
	}

	@Override
	@NonNullByDefault({})
	public Iterable<IEObjectDescription> getExportedObjectsByObject(EObject object) {
		return Iterables.concat(Iterables.transform(files.all(), file -> file.getExportedObjectsByObject(object)));
	}
}
