/** Closes menus (`<details data-fold>`) when the focus leaves them, at Escape and when a link is clicked. */
export function closeMenus(page: Document): void {
  const findMenu = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLDetailsElement>("details[data-fold]") : null;

  page.addEventListener("keydown", (event) => {
    const menu = findMenu(event.target);
    if (event.key !== "Escape" || !menu?.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  page.addEventListener("focusout", ({ target, relatedTarget }) => {
    // A click on the page itself leaves nothing focused, so the menu stays open.
    if (!(relatedTarget instanceof Node)) return;
    for (let menu = findMenu(target); menu !== null; menu = findMenu(menu.parentElement))
      if (!menu.contains(relatedTarget)) menu.open = false;
  });
  page.addEventListener("click", ({ target }) => {
    const isLink = target instanceof Element && target.closest("a") !== null;
    const pressedMenu = findMenu(target);
    for (const menu of page.querySelectorAll<HTMLDetailsElement>("details[data-fold][open]"))
      if (isLink || pressedMenu === null || !menu.contains(pressedMenu)) menu.open = false;
  });
}
