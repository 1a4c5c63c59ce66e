/** Closes menus (`<details data-fold>`) when the focus leaves them, at Escape and when a link is clicked. */
export function closeFolds(page: Document): void {
  const foldOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLDetailsElement>("details[data-fold]") : null;

  page.addEventListener("keydown", (event) => {
    const fold = foldOf(event.target);
    if (event.key !== "Escape" || !fold?.open) return;
    fold.open = false;
    fold.querySelector("summary")?.focus();
  });
  page.addEventListener("focusout", ({ target, relatedTarget }) => {
    // A click on the page itself leaves nothing focused, so the menu stays open.
    if (!(relatedTarget instanceof Node)) return;
    for (let fold = foldOf(target); fold !== null; fold = foldOf(fold.parentElement))
      if (!fold.contains(relatedTarget)) fold.open = false;
  });
  page.addEventListener("click", ({ target }) => {
    const isLink = target instanceof Element && target.closest("a") !== null;
    const within = foldOf(target);
    for (const fold of page.querySelectorAll<HTMLDetailsElement>("details[data-fold][open]"))
      if (isLink || within === null || !fold.contains(within)) fold.open = false;
  });
}
