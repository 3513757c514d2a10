
(() => {
	"use strict";
	const editions = [...document.querySelectorAll(".edition")];
	const root = document.documentElement;
	const theme = document.getElementById("theme");
	const language = document.getElementById("language");
	document.querySelectorAll(".settings, .controls").forEach(each => each.hidden = false);

	// Not every browser remembers anything for pages from a disk.
	const remembered = name => { try { return localStorage.getItem("hullwright." + name) || ""; } catch (refused) { return ""; } };
	const remember = (name, value) => { try { localStorage.setItem("hullwright." + name, value); } catch (refused) { /* then the next visit begins anew */ } };

	const colour = () => { if (theme.value) { root.dataset.theme = theme.value; } else { delete root.dataset.theme; } };
	theme.value = ["light", "dark"].includes(remembered("theme")) ? remembered("theme") : "";
	theme.addEventListener("change", () => { remember("theme", theme.value); colour(); });
	colour();

	const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

	// Shows the elements of one language that have all the words and whatever else is asked for.
	const searching = edition => {
		const form = edition.querySelector(".controls");
		const input = form.querySelector("input");
		const choices = [...form.querySelectorAll("select")];
		const found = form.querySelector("output");
		const elements = [...edition.querySelectorAll("article")].map(article => ({ article, text: plain(article.querySelector(".words").textContent) }));
		const sections = [...edition.querySelectorAll("section")];
		const isWanted = (element, words) => words.every(word => element.text.includes(word))
			&& choices.every(choice => !choice.value || element.article.dataset[choice.dataset.by].split("\n").includes(choice.value));
		const search = () => {
			const words = plain(input.value).split(/\s+/).filter(word => word);
			let count = 0;
			elements.forEach(element => {
				const wanted = isWanted(element, words);
				element.article.hidden = !wanted;
				count += wanted ? 1 : 0;
			});
			sections.forEach(section => section.hidden = !section.querySelector("article:not([hidden])"));
			found.textContent = count === elements.length ? count + " elements" : count + " of " + elements.length;
		};
		form.addEventListener("submit", event => event.preventDefault());
		form.addEventListener("input", search);
		form.addEventListener("reset", () => setTimeout(search));
		search();
		return { edition, input, reset: () => { form.reset(); search(); } };
	};
	const searches = editions.map(searching);
	const current = () => searches.find(search => !search.edition.hidden) || searches[0];

	const speak = tag => {
		if (language) {
			language.value = tag;
		}
		editions.forEach(edition => edition.hidden = edition.id !== tag);
		document.title = document.querySelector("h1").textContent = document.getElementById(tag).dataset.title;
		root.lang = tag;
	};
	const isThere = tag => editions.some(edition => edition.id === tag);
	const wish = [remembered("language"), ...(navigator.languages || [])].map(tag => isThere(tag) ? tag : tag.split("-")[0]).find(isThere);
	speak(wish || editions[0].id);
	if (language) {
		language.addEventListener("change", () => { remember("language", language.value); speak(language.value); });
	}

	// A link to an element that is not shown now shows it.
	const follow = () => {
		const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
		const edition = target && target.closest(".edition");
		if (edition) {
			speak(edition.id);
			if (target.hidden) {
				searches.find(search => search.edition === edition).reset();
			}
			target.scrollIntoView();
			target.focus({ preventScroll: true });
		}
	};
	addEventListener("hashchange", follow);
	follow();

	addEventListener("keydown", event => {
		if (event.key === "/" && !event.ctrlKey && !event.altKey && !event.metaKey && !/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) {
			event.preventDefault();
			current().input.focus();
		}
	});
})();
