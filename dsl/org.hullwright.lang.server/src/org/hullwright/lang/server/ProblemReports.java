package org.hullwright.lang.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Problem;

/**
 * Tells the editor what is wrong. Open documents are looked at a moment after each change of any of them, as they are typed; all other
 * files with the check of their pack, as they are on disk. Neither waits for the other, and a change begins anew what it finds under way.
 */
final class ProblemReports {

	private static final int TYPING = 100; // milliseconds of quiet after a key
	private static final int SAVING = 150; // milliseconds of quiet after a file, because files are often written one after the other

	private final HullLanguageService service;
	private final OpenDocuments open;
	private final WorkspacePacks packs;
	private final Editor editor;
	private final Settling typing = new Settling("Problems of open documents", TYPING, this::tellOpen);
	private final Settling saving = new Settling("Problems of packs", SAVING, this::checkPacks);
	private final Set<Path> changedPacks = new LinkedHashSet<>(); // guarded by itself
	private final Map<Path, Set<URI>> told = new HashMap<>(); // where problems were told, by pack; of the thread that checks packs

	ProblemReports(HullLanguageService service, OpenDocuments open, WorkspacePacks packs, Editor editor) {
		this.service = service;
		this.open = open;
		this.packs = packs;
		this.editor = editor;
	}

	/** Has the open documents looked at soon. */
	void typed() {
		typing.begin();
	}

	/** Has all packs checked soon. */
	void checkAll() {
		check(packs.all());
	}

	/** Has packs checked soon, and all that require them. */
	void check(Collection<Path> changed) {
		synchronized (changedPacks) {
			changedPacks.addAll(changed);
		}
		saving.begin();
		typing.begin();
	}

	/** Has the pack of a file checked that was saved; one of no pack is looked at while it is open. */
	void saved(URI document) {
		packs.of(document).ifPresentOrElse(pack -> check(List.of(pack)), this::typed);
	}

	/** Takes back what was said of a document that is closed; its file is checked with its pack. */
	void closed(String address, URI document) {
		editor.tell(address, List.of(), null);
		packs.of(document).ifPresent(pack -> check(List.of(pack)));
	}

	/** Ends for good. */
	void stop() {
		typing.stop();
		saving.stop();
	}

	private void tellOpen(CancelIndicator changed) {
		for (URI document : open.all()) {
			try {
				tellOpen(document, changed);
			} catch (CancellationException changedMeanwhile) {
				return; // the change has begun the next look
			} catch (RuntimeException fault) {
				editor.log("The problems of " + document + " could not be found", fault);
			}
		}
	}

	private void tellOpen(URI document, CancelIndicator changed) {
		open.find(document).ifPresent(known -> {
			long version = service.workspace().version(document);
			var lines = new Lines(service.workspace().text(document));
			List<Problem> problems = service.checking().problems(document, changed);
			if (service.workspace().version(document) == version && open.find(document).isPresent()) {
				editor.tell(known.address(), new Diagnoses(lines).of(problems), known.version());
			}
		});
	}

	private void checkPacks(CancelIndicator changed) {
		Set<Path> left = take();
		try (WorkDoneProgress progress = editor.begin("Checking packs")) {
			CancelIndicator cancelled = () -> changed.isCanceled() || progress.isCancelled();
			List<Path> affected = service.checking().affectedBy(left);
			var done = new AtomicInteger();
			service.checking().check(affected, (pack, problems) -> {
				progress.report(pack.getFileName().toString(), 100 * done.incrementAndGet() / affected.size());
				tell(pack, problems);
			}, cancelled);
			editor.refreshLenses();
		} catch (CancellationException cancelled) {
			synchronized (changedPacks) {
				changedPacks.addAll(left); // for the next time
			}
		} catch (RuntimeException fault) {
			editor.log("The packs could not be checked", fault);
		}
	}

	private Set<Path> take() {
		synchronized (changedPacks) {
			var taken = new LinkedHashSet<>(changedPacks);
			changedPacks.clear();
			return taken;
		}
	}

	private void tell(Path pack, Map<URI, List<Problem>> problems) {
		Set<URI> before = told.getOrDefault(pack, Set.of());
		var now = new LinkedHashSet<URI>();
		problems.forEach((document, found) -> {
			if (open.find(document).isEmpty()) {
				if (!found.isEmpty() || before.contains(document)) {
					editor.tell(document.toString(), new Diagnoses(new Lines(service.workspace().text(document))).of(found), null);
				}
				if (!found.isEmpty()) {
					now.add(document);
				}
			}
		});
		before.stream().filter(document -> !problems.containsKey(document)).forEach(gone -> editor.tell(gone.toString(), List.of(), null));
		told.put(pack, now);
	}
}
