package org.hullwright.packs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.learning.EvaluationText;
import org.hullwright.engine.learning.FeatureExtractor;
import org.hullwright.engine.learning.Provenance;
import org.hullwright.engine.learning.Stored;
import org.hullwright.engine.tree.World;
import org.hullwright.lang.pack.LoadedPack;

/** What programs have learned about the games of packs: files that lie beside the packs, one for each game. */
public final class LearnedEvaluations {

	private static final String FOLDER = "learned";
	private static final String ENDING = ".json";
	private static final long LARGEST = 16L * 1024 * 1024; // bytes

	private final LoadedPack pack;

	/** @param pack whose games are played, perhaps of a pack that it requires */
	public LearnedEvaluations(LoadedPack pack) {
		this.pack = pack;
	}

	/** Where it lies what is learned about a game of the pack in a folder. */
	public static Path fileOf(Path folder, String game) {
		return folder.resolve(FOLDER).resolve(game + ENDING);
	}

	/** Whether a file lies where what is learned about games does. */
	public static boolean isLearned(Path file) {
		Path folder = file.getParent();
		return folder != null && folder.endsWith(FOLDER) && file.toString().endsWith(ENDING);
	}

	/**
	 * A program with what was learned for its game.
	 *
	 * @param program of the pack
	 * @param remark what there is to tell of it; empty when all is as it should be, or nothing was learned
	 */
	public record Informed(Program program, String remark) {}

	/** Lets the agents of a program go by what was learned for its game, if anything was that fits. */
	public Informed inform(Program program) {
		String game = program.world().game().name();
		Optional<Path> file = folders().map(folder -> fileOf(folder, game)).filter(Files::isRegularFile).findFirst();
		if (file.isEmpty()) {
			return new Informed(program, "");
		}
		try {
			return inform(program, file.get());
		} catch (IOException | IllegalArgumentException unreadable) {
			return new Informed(program, file.get() + " " + unreadable.getMessage() + "; programs play by the goals that are written");
		}
	}

	/** Where the pack lies, and what it requires. */
	private Stream<Path> folders() {
		return Stream.concat(Stream.of(pack.folder()), pack.required().stream().map(Resource::getURI).filter(URI::isFile)
				.map(uri -> Path.of(uri.toFileString()).getParent())).distinct();
	}

	private static Informed inform(Program program, Path file) throws IOException {
		if (Files.size(file) > LARGEST) {
			throw new IllegalArgumentException("is too large to be something that was learned");
		}
		Stored learned = EvaluationText.read(Files.readString(file));
		FeatureExtractor extractor = program.features();
		if (!learned.fits(extractor)) {
			return new Informed(program, file + " was learned for another game or version: only "
					+ Math.round(100 * learned.fit(extractor))
					+ " % of what it goes by is there; programs play by the goals that are written");
		}
		if (!learned.provenance().isAsGoodAsGoals()) {
			return new Informed(program,
					"by the goals that are written more is won than by what was learned until now, so programs go by these; "
							+ "`hullwright train --resume` goes on");
		}
		return new Informed(program.with(learned.in(extractor)), remarkOn(learned.provenance(), program.world()));
	}

	private static String remarkOn(Provenance provenance, World world) {
		return provenance.fingerprint().equals(Provenance.fingerprintOf(world, provenance.pack()))
				? ""
				: "what programs have learned is of another text of " + provenance.pack() + " " + provenance.version()
						+ "; they go by it as far as it fits, and `hullwright train` learns anew";
	}
}
