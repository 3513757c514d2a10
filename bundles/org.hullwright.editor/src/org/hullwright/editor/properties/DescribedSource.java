package org.hullwright.editor.properties;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.hullwright.lang.ide.answer.Description;
import org.hullwright.lang.ide.answer.Trait;

/** A description as the Properties view wants it: to be read, for what it tells is changed in the text. */
final class DescribedSource implements IPropertySource {

	private final List<Trait> traits;

	DescribedSource(Description description) {
		traits = description.traits();
	}

	@Override
	public IPropertyDescriptor[] getPropertyDescriptors() {
		return IntStream.range(0, traits.size()).mapToObj(DescribedSource.this::descriptor).toArray(IPropertyDescriptor[]::new);
	}

	private IPropertyDescriptor descriptor(int place) {
		var descriptor = new PropertyDescriptor(place, traits.get(place).name()); // several may have the same name
		descriptor.setCategory(traits.get(place).group());
		descriptor.setAlwaysIncompatible(true); // there is one selection only
		return descriptor;
	}

	@NonNullByDefault({})
	@Override
	public Object getPropertyValue(Object place) {
		return traits.get((Integer) place).value();
	}

	@NonNullByDefault({})
	@Override
	public Object getEditableValue() {
		return null; // the interface's word for none
	}

	@NonNullByDefault({})
	@Override
	public boolean isPropertySet(Object place) {
		return true;
	}

	@NonNullByDefault({})
	@Override
	public void resetPropertyValue(Object place) {
		// nothing can be changed here
	}

	@NonNullByDefault({})
	@Override
	public void setPropertyValue(Object place, Object value) {
		// nothing can be changed here
	}
}
