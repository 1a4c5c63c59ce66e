import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { getAccentProperties, getAccentShades, defaultAccent, surfaces } from "./accent.ts";
import { contrast, fromOklch, parseHex, toOklch } from "../../server/shared/branding/colour.ts";

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const ink = { light: "#1d1e20", dark: "#ecebe8" } as const;

test("every accent has sufficient contrast in both schemes", () => {
  fc.assert(
    fc.property(anyHex, (accent) => {
      const shadesByScheme = getAccentShades(accent);
      for (const scheme of ["light", "dark"] as const) {
        const shades = shadesByScheme[scheme];
        const { paper, ground, quiet } = surfaces[scheme];
        for (const fill of [shades.fill, shades.fillHover, shades.fillPressed]) {
          expect(contrast(shades.onFill, fill)).toBeGreaterThanOrEqual(4.5);
        }
        for (const surface of [paper, ground, shades.tint]) {
          expect(contrast(shades.text, surface)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(shades.mark, surface)).toBeGreaterThanOrEqual(3);
        }
        expect(contrast(ink[scheme], shades.tint)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(quiet, shades.tint)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 600, examples: [["#ffffff"], ["#000000"], ["#ffd400"], ["#3b82f6"], ["#777777"]] },
  );
});

test("a visible brand colour stays the same or becomes one step darker", () => {
  expect(getAccentShades("#2f6f62").light.fill).toBe("#2f6f62");
  expect(getAccentShades("#ffd400").light).toMatchObject({ fill: "#ffd400", onFill: "#000000" });
  expect(getAccentShades("#3b82f6").light.onFill).toBe("#ffffff");
});

test("an invalid colour gives the default accent", () => {
  for (const text of ["", "red", "#12345", "#1234567", "url(x)", "#ggg"]) {
    expect(getAccentShades(text)).toEqual(getAccentShades(defaultAccent));
  }
  expect(parseHex("ABC")).toBe("#aabbcc");
});

test("oklch conversion is reversible", () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(fromOklch(toOklch(hex))).toBe(hex);
    }),
  );
});

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const pair = (name: string) => {
  const result = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  return { light: result?.[1] ?? "", dark: result?.[2] ?? "" };
};

test("tokens.css has the same surfaces and default as the computed accent", () => {
  for (const name of ["paper", "ground", "quiet"] as const) {
    expect(pair(name)).toEqual({ light: surfaces.light[name], dark: surfaces.dark[name] });
  }
  expect(pair("ink")).toEqual(ink);
  for (const [name, value] of Object.entries(getAccentProperties(defaultAccent))) {
    expect(tokens).toContain(`${name}: ${value};`);
  }
});

test("the fixed tokens have sufficient contrast", () => {
  const tokenNames = ["ink", "muted", "quiet", "success", "warning", "danger"];
  for (const scheme of ["light", "dark"] as const) {
    for (const surface of ["paper", "ground", "sunken"]) {
      for (const word of tokenNames) {
        const result = contrast(pair(word)[scheme], pair(surface)[scheme]);
        expect(result, `${word} on ${surface}, ${scheme}`).toBeGreaterThanOrEqual(4.5);
      }
      const border = contrast(pair("border")[scheme], pair(surface)[scheme]);
      expect(border, `border on ${surface}, ${scheme}`).toBeGreaterThanOrEqual(3);
    }
    for (const kind of ["success", "warning", "danger"]) {
      for (const word of [kind, "ink", "muted"]) {
        const result = contrast(pair(word)[scheme], pair(`${kind}-tint`)[scheme]);
        expect(result, `${word} on ${kind}-tint, ${scheme}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const fill of ["danger-fill", "danger-fill-hover", "danger-fill-pressed"]) {
      expect(contrast(pair("on-danger")[scheme], pair(fill)[scheme])).toBeGreaterThanOrEqual(4.5);
    }
  }
});
