import { describe, expect, it } from "vitest";
import { contentRoutes } from "../contentRoutes.ts";
import { widgetRoutes } from "../widgetRoutes.ts";
import { matchPattern, matchRoute, type Route } from "./routeTable.ts";

describe("matchPattern", () => {
  it.each([
    ["/a/{x}", "/a/b", { x: "b" }],
    ["/a/{x}", "/a/b%20c%2Fd", { x: "b c/d" }],
    ["/a/{x}", "/a/p%C3%A4ron", { x: "päron" }],
    ["/a/{x}", "/a/", null],
    ["/a/{x}", "/a/b/c", null],
    ["/a/{x}", "/a/%E0%A4%A", null],
    ["/a/{x}", "/A/b", null],
    ["/a{x}", "/abc", { x: "bc" }],
    ["/a{x}", "/a", null],
    ["/b/{slug}/", "/b/x/", { slug: "x" }],
    ["/b/{slug}/", "/b/x", null],
    ["/", "/", {}],
    ["/", "//", null],
    ["/a/{x}", "//a/b", null],
  ])("%s on %s", (pattern, pathname, expected) => {
    expect(matchPattern(pattern, pathname)).toEqual(expected);
  });
});

describe("matchRoute", () => {
  const table = ["/w/service/{s}", "/w/{p}/{s}", "/w/{p}", "/b/{slug}/"].map((pattern): Route => ({
    pattern,
    file: pattern,
    load: () => Promise.reject(new Error("not loaded here")),
  }));
  const lead = (pathname: string) => {
    const match = matchRoute(table, pathname);
    return match.kind === "page" ? match.route.pattern : match;
  };

  it("returns the first matching route", () => {
    expect(lead("/w/service/yoga")).toBe("/w/service/{s}");
    expect(lead("/w/downtown/yoga")).toBe("/w/{p}/{s}");
    expect(lead("/w/service")).toBe("/w/{p}");
  });

  it("redirects the wrong trailing slash", () => {
    expect(lead("/w/downtown/")).toEqual({ kind: "moved", pathname: "/w/downtown" });
    expect(lead("/b/x")).toEqual({ kind: "moved", pathname: "/b/x/" });
  });

  it("never redirects to another host", () => {
    expect(lead("//evil.test/w/x/")).toEqual({ kind: "unknown" });
  });

  it("returns unknown for other addresses", () => {
    expect(lead("/")).toEqual({ kind: "unknown" });
    expect(lead("/favicon.ico")).toEqual({ kind: "unknown" });
  });
});

describe("the product's routes", () => {
  it.each([
    ["/widget/appointment/service/yoga-class", "/widget/appointment/service/{service}"],
    ["/widget/appointment/downtown/yoga-class", "/widget/appointment/{provider}/{service}"],
    ["/widget/appointment/downtown", "/widget/appointment/{provider}"],
    ["/widget/booking/abc", "/widget/booking/{id}"],
    ["/v2/preview/x/about", "/v2/preview/{id}/{path}"],
    ["/c/movement/", "/c/{categorySlug}/"],
    ["/about", "/{path}"],
  ])("%s", (pathname, pattern) => {
    const match = matchRoute([...widgetRoutes, ...contentRoutes], pathname);
    expect(match.kind === "page" && match.route.pattern).toBe(pattern);
  });
});
