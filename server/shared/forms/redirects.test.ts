import { describe, expect, it } from "vitest";
import { normalizeRedirect } from "./redirects.ts";

const origins = ["https://example.com", "https://shop.example.com:8443"];

describe("allowedRedirect", () => {
  it.each([
    ["/thanks", "/thanks"],
    ["/", "/"],
    ["/a/../b", "/b"],
    ["/thanks?to=https://evil.test//x#top", "/thanks?to=https://evil.test//x#top"],
    ["/größe", "/gr%C3%B6%C3%9Fe"],
    ["https://example.com", "https://example.com/"],
    ["HTTPS://EXAMPLE.com/a?b#c", "https://example.com/a?b#c"],
    ["https://example.com:443/a", "https://example.com/a"],
    ["https://shop.example.com:8443/a", "https://shop.example.com:8443/a"],
  ])("accepts %s as %s", (url, followed) => {
    expect(normalizeRedirect(url, origins)).toBe(followed);
    expect(normalizeRedirect(followed, origins)).toBe(followed);
  });

  it.each([
    "",
    "thanks",
    "?a",
    "#a",
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/..//evil.test",
    "/.//evil.test",
    "/%2e%2e//evil.test",
    "/\t/evil.test",
    "\t//evil.test",
    " /thanks",
    "/thanks ",
    "/a\u0000b",
    "/a\u00a0b",
    "http://example.com",
    "https:example.com",
    "https:/example.com",
    "https:\\\\example.com",
    "https://evil.test",
    "https://example.com.evil.test",
    "https://example.com@evil.test",
    "https://user@example.com/",
    "https://user:word@example.com/",
    "https://example.com:8443/",
    "https://sub.example.com/",
    "https://",
    "https://exa mple.com",
    "javascript:alert(1)",
    "JavaScript://example.com/%0aalert(1)",
    "data:text/html,x",
    "blob:https://example.com/1",
    "mailto:ada@example.com",
    `/${"a".repeat(2000)}`,
    "/".repeat(1_000_000),
  ])("rejects URL %#", (url) => {
    expect(normalizeRedirect(url, origins)).toBeNull();
  });

  it("accepts only own paths without a list of origins", () => {
    expect(normalizeRedirect("https://example.com/", [])).toBeNull();
    expect(normalizeRedirect("/thanks", [])).toBe("/thanks");
  });
});
