import { escaped } from "../../../shared/markup/html.ts";
import { accentShades } from "../../../shared/branding/accent.ts";

/** Branding data of a business for its tab icon. */
export interface IconSource {
  readonly name: string;
  /** `#rrggbb` */
  readonly accentColor: string;
  /** A path of this server, an HTTPS address, or null. */
  readonly logo: string | null;
}

/** Returns the first letter or digit of a name as one grapheme in upper case; "•" if the name has none. */
export function initialOf(name: string): string {
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(name.trim())) {
    if (/^[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase("en");
  }
  return "•";
}

/** Returns an SVG of 32 × 32 with the initial of a business on its accent colour. */
export function initialIcon({ name, accentColor }: Pick<IconSource, "name" | "accentColor">): string {
  const { fill, onFill } = accentShades(accentColor).light;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${fill}"/>`,
    `<text x="16" y="23" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-size="20" font-weight="600" fill="${onFill}">${escaped(initialOf(name))}</text>`,
    "</svg>",
  ].join("");
}

/** Returns the path of the logo if this server serves it, else null: a visitor's browser asks no other server for an icon. */
export function ownLogo({ logo }: Pick<IconSource, "logo">): string | null {
  return logo !== null && /^\/(?!\/)[^\\]*$/.test(logo) ? logo : null;
}
