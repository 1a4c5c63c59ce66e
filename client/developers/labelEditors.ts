/** Labels GraphiQL's editors like their sections. Their text areas have no accessible name and appear one by one. */
export function labelEditors(container: HTMLElement): void {
  const labelFields = () => {
    for (const field of container.querySelectorAll(".CodeMirror textarea:not([aria-label])")) {
      const label = field.closest("[aria-label]")?.getAttribute("aria-label") ?? "Editor";
      field.setAttribute("aria-label", label);
    }
  };
  new MutationObserver(labelFields).observe(container, { childList: true, subtree: true });
}
