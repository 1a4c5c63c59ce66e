/** Labels GraphiQL's editors like their sections. Their text areas have no accessible name and appear one by one. */
export function nameEditors(place: HTMLElement): void {
  const name = () => {
    for (const field of place.querySelectorAll(".CodeMirror textarea:not([aria-label])")) {
      const words = field.closest("[aria-label]")?.getAttribute("aria-label") ?? "Editor";
      field.setAttribute("aria-label", words);
    }
  };
  new MutationObserver(name).observe(place, { childList: true, subtree: true });
}
