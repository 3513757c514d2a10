package org.hullwright.playtest.odds;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** For which packs odds are shown, and what they are by now. Counts again, debounced, when a file of such a pack is saved. */
final class ShownOdds implements IResourceChangeListener {

	private static final int QUIET = 800; // milliseconds without a change before it is counted again
	private static final ShownOdds INSTANCE = new ShownOdds();
	private final Map<IProject, OddsJob> jobs = new HashMap<>();
	private final Map<IProject, LineOdds> counted = new HashMap<>();
	/** Why the odds of the text as it is cannot be counted. */
	private final Map<IProject, String> refusals = new HashMap<>();
	private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

	private ShownOdds() {}

	static ShownOdds inWorkspace() {
		return INSTANCE;
	}

	/** Shows the odds of a pack, or no longer. */
	void toggle(IProject pack) {
		synchronized (this) {
			OddsJob shown = jobs.remove(pack);
			counted.remove(pack);
			refusals.remove(pack);
			if (shown == null) {
				ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
				count(pack, 0);
			} else {
				shown.cancel();
			}
		}
		listeners.forEach(Runnable::run);
	}

	/** What is known of a pack; none as long as nothing was counted. */
	synchronized Optional<LineOdds> of(IProject pack) {
		return Optional.ofNullable(counted.get(pack));
	}

	/** What there is to tell of all odds of a pack, to stand once in a text; none when they are not shown. */
	synchronized Optional<String> headline(IProject pack, Instant now) {
		if (!jobs.containsKey(pack)) {
			return Optional.empty();
		}
		LineOdds known = counted.get(pack);
		String odds = known == null ? "" : known.origin(now);
		String refusal = refusals.get(pack);
		if (refusal != null) {
			return Optional.of("No " + (known == null ? "" : "new ") + "odds: " + refusal + (known == null ? "" : ". " + odds));
		}
		return Optional.of(known == null ? "The odds are being counted" : odds + "; the hover of a line tells more");
	}

	/** Hears, on any thread, when other odds are to be shown. */
	void addListener(Runnable listener) {
		listeners.add(listener);
	}

	void removeListener(Runnable listener) {
		listeners.remove(listener);
	}

	@NonNullByDefault({})
	@Override
	public synchronized void resourceChanged(IResourceChangeEvent event) {
		for (IResourceDelta change : event.getDelta() == null ? new IResourceDelta[0] : event.getDelta().getAffectedChildren()) {
			if (change.getResource() instanceof IProject pack && jobs.containsKey(pack) && isOfTexts(change)) {
				if (pack.isAccessible()) {
					count(pack, QUIET);
				} else {
					jobs.remove(pack).cancel();
					counted.remove(pack);
					refusals.remove(pack);
				}
			}
		}
	}

	/** Markers that come and go are no other text. */
	private static boolean isOfTexts(IResourceDelta change) {
		boolean changed = change.getKind() != IResourceDelta.CHANGED
				|| (change.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.OPEN)) != 0;
		if (changed) {
			return true;
		}
		for (IResourceDelta child : change.getAffectedChildren()) {
			if (isOfTexts(child)) {
				return true;
			}
		}
		return false;
	}

	private void count(IProject pack, int delay) {
		OddsJob job = new OddsJob(pack, odds -> become(pack, odds), reason -> refuse(pack, reason));
		OddsJob before = jobs.put(pack, job);
		if (before != null) {
			before.cancel();
		}
		job.schedule(delay);
	}

	private void become(IProject pack, LineOdds odds) {
		synchronized (this) {
			if (!jobs.containsKey(pack)) {
				return;
			}
			counted.put(pack, odds);
			refusals.remove(pack);
		}
		listeners.forEach(Runnable::run);
	}

	private void refuse(IProject pack, String reason) {
		synchronized (this) {
			if (!jobs.containsKey(pack)) {
				return;
			}
			refusals.put(pack, reason);
		}
		listeners.forEach(Runnable::run);
	}
}
