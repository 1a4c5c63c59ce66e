import { describe, expect, it } from "vitest";
import { type RequestSource, canUseSession } from "./csrfCheck.ts";

const businessOrigin = "https://northside.example";
const post: RequestSource = {
  method: "POST",
  site: "same-origin",
  origin: businessOrigin,
  hasCsrfHeader: true,
  hostOrigin: businessOrigin,
};

describe("canUseSession", () => {
  it.each<[string, Partial<RequestSource>, boolean]>([
    ["marked, from our own page", {}, true],
    ["not marked, from our own page: the widget", { hasCsrfHeader: false }, false],
    [
      "a form on another site",
      { site: "cross-site", origin: "https://evil.example", hasCsrfHeader: false },
      false,
    ],
    [
      "a script on another site that was let set headers",
      { site: "cross-site", origin: "https://evil.example" },
      false,
    ],
    ["a page on a sibling host", { site: "same-site", origin: "https://blog.northside.example" }, false],
    ["a sandboxed frame", { site: "cross-site", origin: "null" }, false],
    ["something typed into the address bar that posts", { site: "none" }, false],
    ["an old browser on our page", { site: undefined }, true],
    ["an old browser on another site", { site: undefined, origin: "https://evil.example" }, false],
    ["an old browser in a sandbox", { site: undefined, origin: "null" }, false],
    ["a program with the header", { site: undefined, origin: undefined }, true],
    ["a program without", { site: undefined, origin: undefined, hasCsrfHeader: false }, false],
    ["a marked question", { method: "GET" }, true],
    ["a link", { method: "GET", hasCsrfHeader: false, site: "cross-site", origin: undefined }, false],
  ])("%s: %s", (_what, changes, may) => {
    expect(canUseSession({ ...post, ...changes })).toBe(may);
  });

  it.each<[string, Partial<RequestSource>, boolean]>([
    ["a link on our page", { method: "GET", hasCsrfHeader: false, origin: undefined }, true],
    [
      "an address that was typed",
      { method: "GET", hasCsrfHeader: false, site: "none", origin: undefined },
      true,
    ],
    [
      "a link on another site",
      { method: "GET", hasCsrfHeader: false, site: "cross-site", origin: undefined },
      false,
    ],
    [
      "a form that sends a file",
      { hasCsrfHeader: false, site: "cross-site", origin: "https://evil.example" },
      false,
    ],
    ["our own form without the header", { hasCsrfHeader: false }, false],
  ])("a file: %s: %s", (_what, changes, may) => {
    expect(canUseSession({ ...post, ...changes }, true)).toBe(may);
  });
});
