/** Attribute of the script element with the addresses of the modules that the early script preloads. */
export const LATER_MODULES = "data-later-modules";

/**
 * Inline script that runs before the modules of the widget have loaded. It records presses, choices and typing, which
 * `client/early/replay.ts` replays. Links work without it. After the first frame it preloads modules, because their
 * responses would delay that frame. The main module loads meanwhile, so the connection is never idle.
 * The content security policy allows the script by its hash.
 */
export const earlyScript = `(() => {
  const list = [];
  const add = (element, kind) => {
    const place = list.findIndex((one) => one.element === element);
    if (place >= 0) list.splice(place, 1);
    list.push({ element, kind });
  };
  const inRoot = (target, selector) => target instanceof Element && target.closest("#root") && target.closest(selector);
  const listeners = {
    click: ({ target }) => {
      const button = inRoot(target, "button:not(:disabled):not([aria-disabled=true])");
      if (!button) return;
      add(button, "press");
      button.setAttribute("data-early", "");
    },
    submit: (event) => {
      if (inRoot(event.target, "form")) event.preventDefault();
    },
    input: ({ target }) => {
      const field = inRoot(target, "input,textarea,select");
      if (field) add(field, field.type === "radio" || field.type === "checkbox" ? "choice" : "text");
    },
  };
  for (const type in listeners) addEventListener(type, listeners[type], true);
  requestAnimationFrame(() => setTimeout(() => {
    const script = document.querySelector("script[${LATER_MODULES}]");
    for (const href of script?.getAttribute("${LATER_MODULES}").split(" ") ?? []) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href }));
    }
  }));
  window.daybookEarly = () => {
    for (const type in listeners) removeEventListener(type, listeners[type], true);
    for (const { element } of list) element.removeAttribute("data-early");
    return list;
  };
})()`;
