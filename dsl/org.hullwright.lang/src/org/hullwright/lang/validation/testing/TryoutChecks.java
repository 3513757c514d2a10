package org.hullwright.lang.validation.testing;

import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Tryout;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeWords;

/** What is tried out is a piece, and a pack says only once how pieces of a kind are. */
public class TryoutChecks extends TypedChecks {

	@Check
	void triesPieces(Tryout tryout) {
		if (tryout.getTried() == null || tryout.getTried().getType() == null) {
			return;
		}
		Type tried = types(tryout).of(tryout.getTried().getType());
		if (!tried.isUnknown() && !(tried instanceof Type.PieceType)) {
			reportAt(IssueCode.TYPE_MISMATCH, tryout.getTried(), HullPackage.Literals.PARAMETER__TYPE,
					sentence(TypeWords.of(anyPiece(tryout))),
					TypeWords.of(tried));
		}
	}

	@Check
	void isTheOnlyOne(Tryout tryout) {
		Optional<Kind> kind = kindOf(tryout);
		if (kind.isPresent() && besides(tryout).anyMatch(other -> kindOf(other).equals(kind))) {
			report(IssueCode.TRYOUT_TWICE, tryout, kind.get().getName());
		}
	}

	/** What the same pack tries out, with the same expansion. */
	private Stream<Tryout> besides(Tryout tryout) {
		String pack = PackContext.packOf(tryout.eResource());
		return packs().files(tryout.eResource()).stream().filter(file -> PackContext.packOf(file.eResource()).equals(pack))
				.flatMap(file -> file.getDeclarations().stream()).filter(Tryout.class::isInstance).map(Tryout.class::cast)
				.filter(other -> other != tryout && Expansions.expansionAround(other).equals(Expansions.expansionAround(tryout)));
	}

	private Optional<Kind> kindOf(Tryout tryout) {
		return tryout.getTried() != null && tryout.getTried().getType() != null
				&& types(tryout).of(tryout.getTried().getType()) instanceof Type.PieceType(Kind kind)
						? Optional.of(kind)
						: Optional.empty();
	}
}
