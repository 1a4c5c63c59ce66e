import { prefetchLinks } from "./content/browser/prefetchLinks.ts";
import { closeMenus } from "./content/browser/closeMenus.ts";
import { listenForLanguage } from "./content/browser/language.ts";
import { createNextFree } from "./content/browser/nextFree.ts";
import { watchInPlaceWidgets } from "./content/browser/inPlaceWidgets.ts";
import { browserExecute } from "./relay/browserExecute.ts";
import "./ui/base.css";

// All code of a site page. React and Relay load only for a widget screen inside the page.

closeMenus(document);
prefetchLinks(document);
listenForLanguage(document, (url) => {
  if (url.href === location.href) location.reload();
  else location.replace(url);
});
watchInPlaceWidgets(document, () => import("./entry-island.tsx"));

const showNextFree = createNextFree(document, browserExecute(fetch.bind(window)));
void showNextFree(new Date());
window.addEventListener("pageshow", ({ persisted }) => {
  // The back/forward cache may restore a page hours later.
  if (persisted) void showNextFree(new Date());
});
