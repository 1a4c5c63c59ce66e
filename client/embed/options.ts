import type { Theme } from "./messages.ts";

/** How it is shown: in its place, in a dialog that a button opens, or the same with a button that floats. */
export type Mode = "inline" | "popup" | "button";

/** What can be said of an embed; each is an attribute of `<daybook-widget>`, and `data-` and its name of any element. */
export interface EmbedOptions {
  /** The business's address, `https://book.example.com`; without: where the script came from. */
  readonly origin?: string;
  readonly mode?: Mode;
  /** What is shown, each by its slug or id; `service` goes with `provider` or `menu` or stands alone. */
  readonly service?: string;
  readonly provider?: string;
  readonly menu?: string;
  readonly group?: string;
  /** What `/widget/bookings/{link}` opens. */
  readonly link?: string;
  /** A one-time link. */
  readonly otl?: string;
  readonly form?: string;
  readonly survey?: string;
  /** Any other address of the widget: `/widget/…`. */
  readonly path?: string;
  /** The language; without: that of the page around it. `auto`: the visitor's. */
  readonly locale?: string;
  /**
   * Without: the scheme that the page around it declares, light where it declares none; `auto`: the visitor's device's there. As an
   * attribute it may change at any time.
   */
  readonly theme?: Theme;
  /** On the button, and what the dialog and the frame are called. */
  readonly label?: string;
  /** Pixels kept for it before its own height is known. */
  readonly height?: string | number;
  /** Follows its content at once, although what stands below it moves. */
  readonly grow?: boolean | string;
  /** Which parameters of the page's own address go along: names with commas, `*` for all. Attribution always does. */
  readonly forward?: string;
  /** Further parameters, as in an address: `room=12&utm_source=mail`. */
  readonly query?: string;
  /** What is filled in, by the names that an address has for it: `first_name`, `email`, `lock` and so on. */
  readonly prefill?: Readonly<Record<string, string>>;
}

/** The attributes that are options. */
export const optionNames: readonly string[] =
  "origin mode service provider menu group link otl form survey path locale theme label height grow forward query".split(
    " ",
  );

/** The parameters of the widget's addresses that may be attributes too; campaigns' (`utm_…`) may as well. */
export const prefillNames: readonly string[] =
  "first_name last_name email phone date_of_birth location notes guests lock staff date month timezone".split(
    " ",
  );

/** Reads the options of an element from its attributes; what is neither an option nor a parameter of ours is the page's own. */
export function readOptions(
  attributes: Iterable<{ readonly name: string; readonly value: string }>,
): EmbedOptions {
  const read: Record<string, string> = {};
  const prefill: Record<string, string> = {};
  for (const { name, value } of attributes) {
    const plain = name.replace(/^data-/, "");
    if (optionNames.includes(plain)) read[plain] = value;
    else if (prefillNames.includes(plain) || plain.startsWith("utm_")) prefill[plain] = value;
  }
  return { ...(read as EmbedOptions), prefill };
}
