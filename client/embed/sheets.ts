/**
 * Creates a constructed style sheet, which a content security policy allows. The page's own rules for the element take
 * precedence.
 */
export function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

const inlineSelector =
  ":where(daybook-widget,div[data-daybook-widget]):where(:not([mode=popup],[mode=button],[data-mode=popup],[data-mode=button],[hidden]))";

/**
 * Reserves space for inline widgets as soon as the script runs. Enough for three columns; one column is higher than a
 * phone, so its end is out of view and it can grow.
 */
export const pageRules =
  `${inlineSelector}{display:block;min-height:max(820px,100vh)}@media(width>=932px){${inlineSelector}{min-height:clamp(760px,100vh,960px)}}` +
  `${inlineSelector}:where([form],[survey],[data-form],[data-survey]){min-height:600px}`;

const elementRules =
  "iframe{display:block;width:100%;max-height:100%;border:0}" +
  "button{font:600 16px/1.5 system-ui;padding:12px 20px;border:0;border-radius:24px;" +
  "background:var(--daybook-accent,#1f6f5c);color:var(--daybook-accent-text,#fff);cursor:pointer}" +
  "button:focus-visible{outline:2px solid;outline-offset:2px}" +
  ".floating{position:fixed;z-index:2147483000;right:calc(16px + env(safe-area-inset-right));" +
  "bottom:calc(16px + env(safe-area-inset-bottom))}";

export function getShadowRoot(element: HTMLElement): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [createSheet(elementRules)];
  return root;
}
