package org.hullwright.model.series;

import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** What a part of a member of a series is a copy of. */
final class Origin extends AdapterImpl {

	private final EObject written;

	Origin(EObject written) {
		this.written = written;
	}

	EObject written() {
		return written;
	}

	@Override
	@NonNullByDefault({})
	public boolean isAdapterForType(Object type) {
		return type == Origin.class;
	}
}
