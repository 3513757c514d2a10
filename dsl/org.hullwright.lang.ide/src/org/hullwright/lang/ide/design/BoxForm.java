package org.hullwright.lang.ide.design;

import org.hullwright.lang.design.Condition;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Placement;

/**
 * What a box says of itself besides its settings.
 *
 * @param content what it shows, as it is written
 * @param placement where it is
 * @param condition when it is there
 * @param isFirst whether no box beside it comes before it
 * @param isLast whether no box beside it comes after it
 */
public record BoxForm(Content content, Placement placement, Condition condition, boolean isFirst, boolean isLast) {}
