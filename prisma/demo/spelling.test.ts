import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The demo is a business in New York. */
const BRITISH =
  /\b(?:\p{L}*(?:metres?|litres?|grammes?)|colour\p{L}*|flavour\p{L}*|favour\p{L}*|neighbour\p{L}*|yoghurts?|grey|cosy|mould|programmes?|centre|theatre|travell\p{L}+|tins? of|turn round|whilst|organis\p{L}+|recognis\p{L}+|realis\p{L}+|apologis\p{L}+|a quarter of an hour)\b/iu;

it("demo texts use American spelling", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const misspellings = files
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .flatMap((name) =>
      readFileSync(join(import.meta.dirname, name), "utf8")
        .split("\n")
        // Without comments and code.
        .flatMap((line) => [...line.matchAll(/"([^"]*)"/g)].map(([, text]) => BRITISH.exec(text!)?.[0]))
        .filter((word) => word !== undefined)
        .map((word) => `${name}: ${word}`),
    );
  expect(misspellings).toEqual([]);
});
