package org.hullwright.editor.calls;

import java.net.URI;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Call;
import org.hullwright.lang.ide.answer.CallItem;

/** Which way calls are followed. */
enum Direction {

	/** To those that perform something. */
	CALLERS("Callers of") {

		@Override
		List<Call> next(HullLanguageService language, CallItem from, CancelIndicator cancelled) {
			return language.callHierarchy().callers(from.place().document(), from.place().range().offset(), cancelled);
		}

		@Override
		URI documentOf(CallItem from, Call call) {
			return call.item().place().document();
		}
	},

	/** To what something performs. */
	CALLED("Performed by") {

		@Override
		List<Call> next(HullLanguageService language, CallItem from, CancelIndicator cancelled) {
			return language.callHierarchy().called(from.place().document(), from.place().range().offset(), cancelled);
		}

		@Override
		URI documentOf(CallItem from, Call call) {
			return from.place().document();
		}
	};

	private final String words;

	Direction(String words) {
		this.words = words;
	}

	/** What is shown, before the name of what it is shown of. */
	String words() {
		return words;
	}

	/** The calls one step further. Not for the thread of the window. */
	abstract List<Call> next(HullLanguageService language, CallItem from, CancelIndicator cancelled);

	/** The document in which the places of a call are. */
	abstract URI documentOf(CallItem from, Call call);
}
