import { expect, it } from "vitest";
import { isMediaTypeAccepted } from "./mediaTypes.ts";

it.each([
  ["image/png", ["image/png"], true],
  ["image/png", ["application/pdf", "image/*"], true],
  ["IMAGE/PNG", [" image/Png "], true],
  ["application/zip", ["*/*"], true],
  ["image/png", ["image/jpeg"], false],
  ["imagery/png", ["image/*"], false],
  ["text/html", ["text/plain"], false],
  ["image/png", [], false],
  ["image/png", ["image"], false],
] as const)("matches %s against %j as %s", (mediaType, taken, isTaken) => {
  expect(isMediaTypeAccepted(mediaType, taken)).toBe(isTaken);
});
