/**
 * A style sheet that a page's content policy has nothing against: it is made by script, not written into the page.
 * What a page says of the element itself (`min-height`, `display`) wins over it.
 */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Whatever a page says of it itself weighs more. */
const inPlace =
  ":where(daybook-widget,div[data-daybook-widget]):where(:not([mode=popup],[mode=button],[data-mode=popup],[data-mode=button],[hidden]))";

/**
 * For the page: what is kept of it, from the moment that this script is there, for what is shown in its place. Enough for
 * a calendar in three columns; in one column it is higher than any phone, so its end is out of sight and it can grow.
 */
export const pageRules =
  `${inPlace}{display:block;min-height:max(820px,100vh)}@media(width>=932px){${inPlace}{min-height:clamp(760px,100vh,960px)}}` +
  `${inPlace}:where([form],[survey],[data-form],[data-survey]){min-height:600px}`;

/** For a frame in the element's place, or a button in it. */
const elementRules =
  "iframe{display:block;width:100%;max-height:100%;border:0}" +
  "button{font:600 16px/1.5 system-ui;padding:12px 20px;border:0;border-radius:24px;" +
  "background:var(--daybook-accent,#1f6f5c);color:var(--daybook-accent-text,#fff);cursor:pointer}" +
  "button:focus-visible{outline:2px solid;outline-offset:2px}" +
  ".floating{position:fixed;z-index:2147483000;right:calc(16px + env(safe-area-inset-right));" +
  "bottom:calc(16px + env(safe-area-inset-bottom))}";

/** The shadow of an element, dressed for a frame or a button. */
export function shadowOf(element: HTMLElement): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheetOf(elementRules)];
  return root;
}
