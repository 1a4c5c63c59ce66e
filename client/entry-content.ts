import { loadAhead } from "./content/browser/ahead.ts";
import { closeFolds } from "./content/browser/folds.ts";
import { listenForLanguage } from "./content/browser/language.ts";
import { createNextFree } from "./content/browser/nextFree.ts";
import { watchPlaces } from "./content/browser/places.ts";
import { browserExecute } from "./relay/browserExecute.ts";
import "./ui/base.css";

// All code of a site page. React and Relay load only for a widget screen inside the page.

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
  // The back/forward cache may restore a page hours later.
  if (persisted) void sayNextFree(new Date());
});
