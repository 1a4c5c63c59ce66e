import { contrast, fromOklch, parseHex, toOklch, type Oklch } from "./colour.ts";

/** Shades of an accent in one color scheme. The ratios are WCAG 2 contrast. */
export interface AccentShades {
  readonly fill: string;
  readonly fillHover: string;
  readonly fillPressed: string;
  /** Text on each of the three fills, 4.5. */
  readonly onFill: string;
  readonly mark: string;
  /** Text in the accent color on paper, ground and tint, 4.5. */
  readonly text: string;
  readonly tint: string;
}

export const surfaces = {
  light: { paper: "#ffffff", ground: "#f6f5f2", quiet: "#63666c" },
  dark: { paper: "#1c1e21", ground: "#131416", quiet: "#9ea1a8" },
} as const;

/** Accent of a business that chose none, or whose value is invalid. */
export const defaultAccent = "#2f6f62";

type Scheme = keyof typeof surfaces;

/** Changes the lightness in one direction, as little as possible, until `good` returns true. */
function shift(colour: Oklch, direction: 1 | -1, accepts: (hex: string) => boolean): string {
  for (let l = colour.l; l >= 0 && l <= 1; l += direction * 0.005) {
    const hex = fromOklch({ ...colour, l });
    if (accepts(hex)) return hex;
  }
  return direction > 0 ? "#ffffff" : "#000000";
}

function getFill(brand: Oklch, exact: string, scheme: Scheme): string {
  const { paper } = surfaces[scheme];
  const contrastDirection = scheme === "light" ? -1 : 1;
  // Only a brand color that is invisible on the page is changed.
  const visibleFill =
    contrast(exact, paper) >= 1.25
      ? exact
      : shift(brand, contrastDirection, (hex) => contrast(hex, paper) >= 3);
  if (contrast("#ffffff", visibleFill) >= 4.5) return visibleFill;
  const darker = shift(toOklch(visibleFill), -1, (hex) => contrast("#ffffff", hex) >= 4.5);
  const isNear = toOklch(visibleFill).l - toOklch(darker).l <= 0.1;
  return isNear && contrast(darker, paper) >= 1.25 ? darker : visibleFill;
}

function getPressedFill(fill: string, onFill: string, step: number): string {
  const colour = toOklch(fill);
  const lightnessStep = onFill === "#ffffff" ? -step : step;
  const l = colour.l + lightnessStep;
  const adjusted = l > 0.97 || l < 0.12 ? colour.l - lightnessStep : l;
  const hex = fromOklch({ ...colour, l: adjusted });
  return contrast(hex, onFill) >= 4.5 ? hex : fill;
}

function createShades(exact: string, scheme: Scheme): AccentShades {
  const brand = toOklch(exact);
  const { paper, ground } = surfaces[scheme];
  const contrastDirection = scheme === "light" ? -1 : 1;
  const tint =
    scheme === "light"
      ? fromOklch({ ...brand, l: 0.96, c: Math.min(brand.c / 3, 0.02) })
      : fromOklch({ ...brand, l: 0.295, c: Math.min(brand.c / 3, 0.032) });
  const onAll = (ratio: number) => (hex: string) =>
    [paper, ground, tint].every((surface) => contrast(hex, surface) >= ratio);
  const fill = getFill(brand, exact, scheme);
  const onFill = contrast("#ffffff", fill) >= 4.5 ? "#ffffff" : "#000000";
  return {
    fill,
    fillHover: getPressedFill(fill, onFill, 0.045),
    fillPressed: getPressedFill(fill, onFill, 0.09),
    onFill,
    mark: shift(brand, contrastDirection, onAll(3)),
    text: shift(brand, contrastDirection, onAll(4.5)),
    tint,
  };
}

/** Returns the shades for both schemes. An invalid color gives the default accent. */
export function getAccentShades(accent: string): Record<Scheme, AccentShades> {
  const exact = parseHex(accent) ?? defaultAccent;
  return { light: createShades(exact, "light"), dark: createShades(exact, "dark") };
}

/** CSS custom properties that tokens.css reads: `--accent-fill-light` and so on. */
export type AccentProperties = Readonly<Record<`--accent-${string}`, string>>;

const cache = new Map<string, AccentProperties>();
const MAX_CACHED = 200;

export function getAccentProperties(accent: string): AccentProperties {
  const cached = cache.get(accent);
  if (cached !== undefined) return cached;
  const properties = createProperties(accent);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(accent, properties);
  return properties;
}

function createProperties(accent: string): AccentProperties {
  const properties: Record<`--accent-${string}`, string> = {};
  for (const [scheme, shades] of Object.entries(getAccentShades(accent))) {
    for (const [name, value] of Object.entries(shades)) {
      properties[`--accent-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}-${scheme}`] = value;
    }
  }
  return properties;
}
