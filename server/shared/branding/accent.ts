import { contrast, fromOklch, parseHex, toOklch, type Oklch } from "./colour.ts";

/** What an accent becomes in one scheme. Every pair named here keeps WCAG 2 contrast. */
export interface AccentShades {
  /** Buttons and the chosen day. */
  readonly fill: string;
  readonly fillHover: string;
  readonly fillPressed: string;
  /** Text on each of the three fills: 4.5. */
  readonly onFill: string;
  /** Borders, rings, ticks and progress on paper, ground and tint: 3. */
  readonly mark: string;
  /** Words in the accent on paper, ground and tint: 4.5. */
  readonly text: string;
  /** A quiet background for what is chosen; ink and quiet ink keep 4.5 on it. */
  readonly tint: string;
}

/** The surfaces an accent is laid on. The same values stand in tokens.css; a test compares them. */
export const surfaces = {
  light: { paper: "#ffffff", ground: "#f6f5f2", quiet: "#63666c" },
  dark: { paper: "#1c1e21", ground: "#131416", quiet: "#9ea1a8" },
} as const;

/** The accent of a business that chose none (or wrote one we cannot read). */
export const defaultAccent = "#2f6f62";

type Scheme = keyof typeof surfaces;

/** Moves lightness, as little as possible and only in one direction, until `good` holds. */
function shift(colour: Oklch, direction: 1 | -1, good: (hex: string) => boolean): string {
  for (let l = colour.l; l >= 0 && l <= 1; l += direction * 0.005) {
    const hex = fromOklch({ ...colour, l });
    if (good(hex)) return hex;
  }
  return direction > 0 ? "#ffffff" : "#000000";
}

function fillOf(brand: Oklch, exact: string, scheme: Scheme): string {
  const { paper } = surfaces[scheme];
  const away = scheme === "light" ? -1 : 1;
  // A brand that disappears on the page is moved until it is seen; any other stays the brand's own.
  const seen =
    contrast(exact, paper) >= 1.25 ? exact : shift(brand, away, (hex) => contrast(hex, paper) >= 3);
  if (contrast("#ffffff", seen) >= 4.5) return seen;
  // Middle tones read better with white letters, if a small step darker allows them.
  const darker = shift(toOklch(seen), -1, (hex) => contrast("#ffffff", hex) >= 4.5);
  const near = toOklch(seen).l - toOklch(darker).l <= 0.1;
  return near && contrast(darker, paper) >= 1.25 ? darker : seen;
}

function pressedOf(fill: string, onFill: string, step: number): string {
  const colour = toOklch(fill);
  const towards = onFill === "#ffffff" ? -step : step;
  const l = colour.l + towards;
  // At the end of the scale there is no further: come back the other way while the letters hold.
  const turned = l > 0.97 || l < 0.12 ? colour.l - towards : l;
  const hex = fromOklch({ ...colour, l: turned });
  return contrast(hex, onFill) >= 4.5 ? hex : fill;
}

function shadesOf(exact: string, scheme: Scheme): AccentShades {
  const brand = toOklch(exact);
  const { paper, ground } = surfaces[scheme];
  const away = scheme === "light" ? -1 : 1;
  const tint =
    scheme === "light"
      ? fromOklch({ ...brand, l: 0.96, c: Math.min(brand.c / 3, 0.02) })
      : fromOklch({ ...brand, l: 0.295, c: Math.min(brand.c / 3, 0.032) });
  const onAll = (ratio: number) => (hex: string) =>
    [paper, ground, tint].every((surface) => contrast(hex, surface) >= ratio);
  const fill = fillOf(brand, exact, scheme);
  const onFill = contrast("#ffffff", fill) >= 4.5 ? "#ffffff" : "#000000";
  return {
    fill,
    fillHover: pressedOf(fill, onFill, 0.045),
    fillPressed: pressedOf(fill, onFill, 0.09),
    onFill,
    mark: shift(brand, away, onAll(3)),
    text: shift(brand, away, onAll(4.5)),
    tint,
  };
}

/** The shades of an accent in both schemes; a text that is no colour gives the default accent's. */
export function accentShades(accent: string): Record<Scheme, AccentShades> {
  const exact = parseHex(accent) ?? defaultAccent;
  return { light: shadesOf(exact, "light"), dark: shadesOf(exact, "dark") };
}

/** CSS custom properties, `--accent-fill-light` and so on, which tokens.css reads. */
export type AccentProperties = Readonly<Record<`--accent-${string}`, string>>;

/** A server sees few accents and each of them often; should there be many, it begins anew. */
const known = new Map<string, AccentProperties>();
const knownAtMost = 200;

/** The same as CSS custom properties. */
export function accentProperties(accent: string): AccentProperties {
  const before = known.get(accent);
  if (before !== undefined) return before;
  const properties = makeProperties(accent);
  if (known.size >= knownAtMost) known.clear();
  known.set(accent, properties);
  return properties;
}

function makeProperties(accent: string): AccentProperties {
  const properties: Record<`--accent-${string}`, string> = {};
  for (const [scheme, shades] of Object.entries(accentShades(accent))) {
    for (const [name, value] of Object.entries(shades)) {
      properties[`--accent-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}-${scheme}`] = value;
    }
  }
  return properties;
}
