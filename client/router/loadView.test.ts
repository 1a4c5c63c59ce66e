import { describe, expect, it, vi } from "vitest";
import { createEnvironment, type Execute, type GraphResponse } from "../relay/environment.ts";
import { ConnectionError } from "../relay/retry.ts";
import { greetingRoute } from "../testing/greetingPage.ts";
import { hasSameQuery, loadView, type ViewSource } from "./loadView.ts";
import type { PageOutcome } from "./page.ts";
import type { Route } from "./routeTable.ts";

const greet: Execute = async ({ variables }) => ({ data: { greeting: `Hi ${variables["name"]}` } });
const at = (path: string) => new URL(path, "http://daybook.test");

function source(execute: Execute, route: Route = greetingRoute()) {
  const report = vi.fn<(error: unknown) => void>();
  const viewSource: ViewSource = {
    environment: createEnvironment(execute, { isServer: true }),
    routes: [route],
    report,
  };
  return { ...viewSource, report };
}

const withOutcome = (outcome: PageOutcome) =>
  source(
    greet,
    greetingRoute(() => outcome),
  );

describe("loadView", () => {
  it("loads a page with its data", async () => {
    const view = await loadView(source(greet), at("/greet/ann?x=1"));
    expect(view).toMatchObject({ kind: "page", status: 200, isPrivate: false, params: { name: "ann" } });
    expect(view.kind === "page" && view.data).toEqual({ greeting: "Hi ann" });
  });

  it("sends one query", async () => {
    const execute = vi.fn(greet);
    const from = source(execute);
    await loadView(from, at("/greet/ann"));
    await loadView(from, at("/greet/ann"));
    expect(execute).toHaveBeenCalledTimes(1);
  });

  it("reports unknown addresses by their path", async () => {
    const view = await loadView(source(greet), at("/no/p%C3%A4th?x"));
    expect(view).toMatchObject({
      kind: "error",
      status: 404,
      message: "Page not found: /no/päth",
      code: null,
    });
  });

  it("shows an undecodable path as it is", async () => {
    const view = await loadView(source(greet), at("/no/%E0%A4%A"));
    expect(view).toMatchObject({ status: 404, message: "Page not found: /no/%E0%A4%A" });
  });

  it("redirects the wrong trailing slash permanently", async () => {
    const view = await loadView(source(greet), at("/greet/ann/?x=1"));
    expect(view).toEqual({ kind: "redirect", status: 308, location: "/greet/ann?x=1" });
  });

  it("uses the page's outcome", async () => {
    const redirect = withOutcome({ status: 302, redirect: "/elsewhere" });
    expect(await loadView(redirect, at("/greet/ann"))).toMatchObject({ status: 302, location: "/elsewhere" });
    const goneSource = withOutcome({ status: 410, message: "Slug Expired", code: "SLUG_EXPIRED" });
    expect(await loadView(goneSource, at("/greet/ann"))).toMatchObject({
      kind: "error",
      status: 410,
      message: "Slug Expired",
      code: "SLUG_EXPIRED",
    });
    const own = withOutcome({ status: 404, isPrivate: true });
    expect(await loadView(own, at("/greet/ann"))).toMatchObject({
      kind: "page",
      status: 404,
      isPrivate: true,
    });
  });
});

describe("failures", () => {
  const createFailure = (code: string, data: unknown = null): GraphResponse => ({
    data,
    errors: [{ message: "Told", extensions: { code, requestId: "r1" } }],
  });

  it.each([
    ["BAD_USER_INPUT", 400, "Told", null],
    ["FORBIDDEN", 403, "Told", null],
    ["INTERNAL_SERVER_ERROR", 500, "", "r1"],
    ["SOMETHING_NEW", 500, "", "r1"],
  ])("an error of the graph with %s is %i", async (code, status, message, requestId) => {
    const view = await loadView(
      source(async () => createFailure(code)),
      at("/greet/ann"),
    );
    expect(view).toMatchObject({ kind: "error", status, message, requestId });
  });

  it("rejects partial data", async () => {
    const half = source(async () => createFailure("INTERNAL_SERVER_ERROR", { greeting: "Hi" }));
    expect(await loadView(half, at("/greet/ann"))).toMatchObject({
      kind: "error",
      status: 500,
      reason: "bug",
    });
  });

  it("marks a dropped connection as retryable", async () => {
    const dropped = source(() => Promise.reject(new ConnectionError("dropped")));
    expect(await loadView(dropped, at("/greet/ann"))).toMatchObject({ status: 503, reason: "connection" });
    expect(dropped.report).not.toHaveBeenCalled();
  });

  it("treats a graph without database as an outage, not a bug", async () => {
    const away = source(async () => createFailure("UNAVAILABLE"));
    expect(await loadView(away, at("/greet/ann"))).toMatchObject({ status: 503, message: "", reason: "bug" });
    expect(away.report).not.toHaveBeenCalled();
  });

  it("reports missing code separately", async () => {
    const lost = source(greet, { ...greetingRoute(), load: () => Promise.reject(new TypeError("404")) });
    expect(await loadView(lost, at("/greet/ann"))).toMatchObject({ status: 500, reason: "chunk" });
    expect(lost.report).toHaveBeenCalledTimes(1);
  });

  it("reports a bug without showing its message", async () => {
    const broken = source(
      greet,
      greetingRoute(() => {
        throw new Error("secret");
      }),
    );
    expect(await loadView(broken, at("/greet/ann"))).toMatchObject({
      status: 500,
      message: "",
      reason: "bug",
    });
    expect(broken.report).toHaveBeenCalledTimes(1);
  });
});

it("detects an address with the same page and query", async () => {
  const from = source(greet);
  const view = await loadView(from, at("/greet/ann"));
  if (view.kind === "redirect") throw new Error("unexpected redirect");
  expect(hasSameQuery(view, from.routes, at("/greet/ann?step=2#top"))).toBe(true);
  expect(hasSameQuery(view, from.routes, at("/greet/bob"))).toBe(false);
  expect(hasSameQuery(view, from.routes, at("/other"))).toBe(false);
});
