package org.hullwright.picture.card;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.Origin;
import org.hullwright.picture.Bounds;

/**
 * A box of a drawn component with the text that made it.
 *
 * @param place in the picture of the component
 * @param origin where the box is written
 * @param picture of the author's that is seen in it; null where none is
 */
public record DesignedBox(Bounds place, Origin origin, @Nullable ShownPicture picture) {}
