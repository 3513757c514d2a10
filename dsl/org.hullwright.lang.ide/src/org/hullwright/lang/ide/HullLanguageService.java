package org.hullwright.lang.ide;

import java.net.URI;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.lang.ide.service.CallHierarchyService;
import org.hullwright.lang.ide.service.Checking;
import org.hullwright.lang.ide.service.DesignService;
import org.hullwright.lang.ide.service.GenerationService;
import org.hullwright.lang.ide.service.Navigating;
import org.hullwright.lang.ide.service.QuickFixService;
import org.hullwright.lang.ide.service.Reading;
import org.hullwright.lang.ide.service.RefactoringService;
import org.hullwright.lang.ide.service.SymbolService;
import org.hullwright.lang.ide.service.Workspace;
import org.hullwright.lang.ide.service.Writing;

/**
 * The facade of the language services, by what an author is doing: all that an editor asks about Hull. The workbench calls it in the same
 * process, a language server speaks for it to other editors; both get the same answers. What holds for every question is said of the
 * package of the services.
 *
 * @param workspace what there is: packs and texts, as they are typed
 * @param checking diagnostics: what is wrong
 * @param quickFixes quick fixes: what makes problems go away
 * @param writing content assist, signature help and formatting
 * @param reading hovers, semantic tokens, folding, inlay hints and code lenses
 * @param symbols document and workspace symbols: what is declared
 * @param navigating definitions, references, implementations and occurrences
 * @param callHierarchy the call hierarchy: who performs what
 * @param refactorings rename and other refactorings
 * @param elementGeneration source of new elements
 * @param designs designs as a form shows and changes them
 */
@Singleton
@NonNullByDefault
public record HullLanguageService(Workspace workspace, Checking checking, QuickFixService quickFixes, Writing writing, Reading reading,
		SymbolService symbols,
		Navigating navigating, CallHierarchyService callHierarchy, RefactoringService refactorings, GenerationService elementGeneration,
		DesignService designs) {

	/** The address of the core library, which is in no folder. Its text is had from {@link Workspace#text}. */
	public static final URI LIBRARY = URI.create("hull:/library/core.hull");

	@Inject
	public HullLanguageService {}
}
