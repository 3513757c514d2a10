/**
 * The tool chain: from the folder of a pack to its model, what is wrong with it, its typed trees and its programs.
 * {@link org.hullwright.packs.ToolChain} is where to begin.
 */
@NonNullByDefault
package org.hullwright.packs;

import org.eclipse.jdt.annotation.NonNullByDefault;
