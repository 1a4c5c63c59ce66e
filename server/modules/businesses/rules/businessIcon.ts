import { escapeHtml } from "../../../shared/markup/html.ts";
import { getAccentShades } from "../../../shared/branding/accent.ts";

export interface IconSource {
  readonly name: string;
  readonly accentColor: string;
  /** A path on this server, an HTTPS URL, or null. */
  readonly logo: string | null;
}

/** The first letter or digit as one grapheme in upper case, or "•" if there is none. */
export function getInitial(name: string): string {
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(name.trim())) {
    if (/^[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase("en");
  }
  return "•";
}

export function renderInitialIcon({ name, accentColor }: Pick<IconSource, "name" | "accentColor">): string {
  const { fill, onFill } = getAccentShades(accentColor).light;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${fill}"/>`,
    `<text x="16" y="23" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-size="20" font-weight="600" fill="${onFill}">${escapeHtml(getInitial(name))}</text>`,
    "</svg>",
  ].join("");
}

/** Null for a logo on another server, to which a visitor's browser must send no request. */
export function getLocalLogo({ logo }: Pick<IconSource, "logo">): string | null {
  return logo !== null && /^\/(?!\/)[^\\]*$/.test(logo) ? logo : null;
}
