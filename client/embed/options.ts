import type { Theme } from "./messages.ts";

/** `inline` in the element, `popup` with a button that opens a dialog, `button` with a floating one. */
export type Mode = "inline" | "popup" | "button";

/** Options of an embed. Each is an attribute of `<daybook-widget>`, or a `data-` attribute of any element. */
export interface EmbedOptions {
  /** Origin of the business, such as `https://book.example.com`. Defaults to the script's. */
  readonly origin?: string;
  readonly mode?: Mode;
  /** Slug or id of the resource. `service` may be combined with `provider` or `menu`. */
  readonly service?: string;
  readonly provider?: string;
  readonly menu?: string;
  readonly group?: string;
  readonly link?: string;
  readonly otl?: string;
  readonly form?: string;
  readonly survey?: string;
  /** Any other path of the widget, `/widget/…`. */
  readonly path?: string;
  /** Defaults to the surrounding page's language. `auto` is the visitor's. */
  readonly locale?: string;
  /**
   * Defaults to the page's declared colour scheme, or light. `auto` falls back to the visitor's device. The attribute
   * may change at any time.
   */
  readonly theme?: Theme;
  /** Label of the button, the dialog and the iframe. */
  readonly label?: string;
  readonly height?: string | number;
  /** Follows the content's height at once, although content below moves. */
  readonly grow?: boolean | string;
  /**
   * Parameters of the page's address to pass on: comma-separated names, or `*` for all. Campaign parameters are always
   * passed.
   */
  readonly forward?: string;
  /** More parameters in URL syntax, such as `room=12&utm_source=mail`. */
  readonly query?: string;
  /** Prefilled values by parameter name, such as `first_name`, `email` or `lock`. */
  readonly prefill?: Readonly<Record<string, string>>;
}

export const optionNames: readonly string[] =
  "origin mode service provider menu group link otl form survey path locale theme label height grow forward query".split(
    " ",
  );

export const prefillNames: readonly string[] =
  "first_name last_name email phone date_of_birth location notes guests lock staff date month timezone".split(
    " ",
  );

/** Reads options and parameters from attributes and ignores the page's own. */
export function readOptions(
  attributes: Iterable<{ readonly name: string; readonly value: string }>,
): EmbedOptions {
  const read: Record<string, string> = {};
  const prefill: Record<string, string> = {};
  for (const { name, value } of attributes) {
    const attributeName = name.replace(/^data-/, "");
    if (optionNames.includes(attributeName)) read[attributeName] = value;
    else if (prefillNames.includes(attributeName) || attributeName.startsWith("utm_"))
      prefill[attributeName] = value;
  }
  return { ...(read as EmbedOptions), prefill };
}
