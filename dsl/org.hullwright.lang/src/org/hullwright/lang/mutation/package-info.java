/**
 * Mutation testing of packs: the small faults that can be planted in the rules of a pack, to see whether its tests notice. Each mutation is
 * an edit of one place in the text of one file.
 *
 * <pre>
 * LoadedPack pack = loader.load(folder);
 * for (Mutation mutation : PackMutations.of(pack, pack.own())) {
 *     LoadedPack mutant = loader.load(folder, List.of(), Map.of(mutation.file(), mutation.applyTo(text)));
 * }
 * </pre>
 */
@NonNullByDefault
package org.hullwright.lang.mutation;

import org.eclipse.jdt.annotation.NonNullByDefault;
