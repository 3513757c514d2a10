/**
 * What editors can ask, one class for each thing that an author is about to do. Whoever adds a service adds a method to one of these.
 *
 * <p>
 * Documents are files of packs, named by their {@code file:} addresses. What was last said of an open document counts instead of what is on
 * disk, for every question. A document that belongs to no known pack is treated as a pack of its own folder.
 *
 * <p>
 * Every method may be called from any thread and may take a while, so none belongs on the thread of a window. A question about a document
 * does not wait for the check of a whole pack. Who loses interest says so through the indicator and gets
 * {@link java.util.concurrent.CancellationException}. Offsets outside of a text have empty answers. What changes something is only worked
 * out here; making the changes is up to the editor.
 */
@NonNullByDefault
package org.hullwright.lang.ide.service;

import org.eclipse.jdt.annotation.NonNullByDefault;
