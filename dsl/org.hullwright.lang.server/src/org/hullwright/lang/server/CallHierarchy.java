package org.hullwright.lang.server;

import java.net.URI;
import java.util.List;

import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.Range;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Call;
import org.hullwright.lang.ide.answer.CallItem;

/** Who performs what, as the protocol tells it. */
final class CallHierarchy {

	private final Locations locations;

	CallHierarchy(HullLanguageService service) {
		locations = new Locations(service);
	}

	CallHierarchyItem item(CallItem item) {
		URI document = item.place().document();
		var told = new CallHierarchyItem();
		told.setName(item.name());
		told.setDetail(item.detail());
		told.setKind(SymbolKinds.symbol(item.kind()));
		told.setUri(document.toString());
		told.setRange(locations.range(document, item.range()));
		told.setSelectionRange(locations.range(document, item.place().range()));
		return told;
	}

	CallHierarchyIncomingCall caller(Call call) {
		return new CallHierarchyIncomingCall(item(call.item()), places(call, call.item().place().document()));
	}

	/** @param caller whose text has the places */
	CallHierarchyOutgoingCall called(Call call, URI caller) {
		return new CallHierarchyOutgoingCall(item(call.item()), places(call, caller));
	}

	private List<Range> places(Call call, URI document) {
		return call.places().stream().map(place -> locations.range(document, place)).toList();
	}
}
