import { expect, it } from "vitest";
import { renderInitialIcon, getInitial, getLocalLogo } from "./businessIcon.ts";

it.each([
  ["Northside Studio", "N"],
  ["  élan", "É"],
  ["“Zeit” für dich", "Z"],
  ["7 Sisters", "7"],
  ["***", "•"],
  ["", "•"],
])("returns the initial of %j", (name, initial) => {
  expect(getInitial(name)).toBe(initial);
});

it("draws the initial on the accent colour without a script or a link", () => {
  const icon = renderInitialIcon({ name: "<script>", accentColor: "#1f6f5c" });
  expect(icon).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">/);
  expect(icon).toContain(">S</text>");
  expect(icon).not.toMatch(/<script|href|on\w+=/);
});

it.each([
  ["/media/m1/logo.png", "/media/m1/logo.png"],
  ["https://cdn.example/logo.png", null],
  ["//evil.example/logo.png", null],
  ["/\\evil.example/logo.png", null],
  [null, null],
])("uses a logo of this server only: %j", (logo, path) => {
  expect(getLocalLogo({ logo })).toBe(path);
});
