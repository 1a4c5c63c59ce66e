import { loadAhead } from "./content/browser/ahead.ts";
import { closeFolds } from "./content/browser/folds.ts";
import { listenForLanguage } from "./content/browser/language.ts";
import { createNextFree } from "./content/browser/nextFree.ts";
import { watchPlaces } from "./content/browser/places.ts";
import { browserExecute } from "./relay/browserExecute.ts";
import "./ui/base.css";

// All that runs on a page of the site, which stands without it: neither React nor Relay, but where a screen of the widget is in it.

closeFolds(document);
loadAhead(document);
listenForLanguage(document, (url) => {
  if (url.href === location.href) location.reload();
  else location.replace(url);
});
watchPlaces(document, () => import("./entry-island.tsx"));

const sayNextFree = createNextFree(document, browserExecute(fetch.bind(window)));
void sayNextFree(new Date());
window.addEventListener("pageshow", ({ persisted }) => {
  // As it was left, which may be hours ago.
  if (persisted) void sayNextFree(new Date());
});
