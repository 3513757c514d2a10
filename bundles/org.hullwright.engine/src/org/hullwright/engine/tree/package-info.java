/**
 * The intermediate representation of a pack, a sealed, typed tree of records in place of the AST: what the linked model says, with every
 * name resolved to a number, every type known and every place in the text kept. Made once by lowering; planning and the export as data are
 * passes over it, each an exhaustive switch, so that a record that is forgotten there does not compile. Lowering and rules text are passes
 * over the linked model, whose interfaces are generated and cannot be sealed: what is forgotten there fails a test of that pass.
 * <p>
 * All single values are whole numbers: a number itself, 0 or 1 for a truth, the identity of a piece, of a design (sort), of a zone, of a
 * word of an enumeration, of a face of a die, or of a text. {@link org.hullwright.engine.tree.World#ABSENT} is the value of what is not
 * there.
 */
@NonNullByDefault
package org.hullwright.engine.tree;

import org.eclipse.jdt.annotation.NonNullByDefault;
