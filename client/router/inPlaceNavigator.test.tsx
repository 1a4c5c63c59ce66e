import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createEnvironment, type Execute } from "../relay/environment.ts";
import { greetingRoute } from "../testing/greetingPage.ts";
import type { NavigatorSource } from "./loadFollowingRedirects.ts";
import { createInPlaceNavigator, toInPlaceUrl } from "./inPlaceNavigator.ts";
import { loadView } from "./loadView.ts";
import type { Screen } from "./navigator.ts";
import type { PageOutcome } from "./page.ts";

const greet: Execute = async ({ variables }) => ({ data: { greeting: `Hi ${variables["name"]}` } });

async function open(outcome?: (name: string) => PageOutcome, execute: Execute = greet) {
  const leave = vi.fn<(url: URL) => void>();
  const source: NavigatorSource = {
    environment: createEnvironment(execute, { isServer: false }),
    routes: [greetingRoute(outcome && ((_data, params) => outcome(params["name"] ?? "")))],
    report: () => {},
    leavePage: leave,
  };
  const url = toInPlaceUrl("/greet/ann", location.href);
  const view = await loadView(source, url);
  if (view.kind !== "page") throw new Error("the first screen is a page");
  const element = document.body.appendChild(document.createElement("div"));
  const navigator = createInPlaceNavigator(source, { element, name: "frame" }, { url, view });
  const screens: Screen[] = [];
  onTestFinished(navigator.start({ onScreen: (screen) => screens.push(screen), onPending: () => {} }));
  const arrived = (count: number) => vi.waitFor(() => expect(screens).toHaveLength(count));
  return { navigator, screens, leave, arrived, element };
}

beforeEach(() => {
  sessionStorage.clear();
  history.pushState({}, "", "/book");
});

const getLeaveUrls = (leave: { mock: { calls: [URL][] } }) => leave.mock.calls.map(([url]) => url.href);

it("navigates inside its element and keeps the page's address", async () => {
  const { navigator, screens, arrived, element } = await open();
  const entries = history.length;
  navigator.navigate("/greet/bob?a=1");
  await arrived(1);
  expect(screens[0]).toMatchObject({
    url: { pathname: "/greet/bob", search: "?a=1&embed=" },
    view: { data: { greeting: "Hi bob" } },
    scroll: { kind: "start", of: element },
  });
  navigator.navigate("?a=2");
  await arrived(2);
  expect(screens[1]?.scroll).toEqual({ kind: "stay" });
  expect(location.pathname + location.search).toBe("/book");
  expect(history.length).toBe(entries + 2);
});

it("goes back and forward in the page's history", async () => {
  const { navigator, screens, arrived } = await open();
  navigator.navigate("/greet/bob");
  await arrived(1);
  navigator.navigate("/greet/cat", { replace: true });
  await arrived(2);
  history.back();
  await arrived(3);
  history.forward();
  await arrived(4);
  expect(screens.map(({ url }) => url.pathname)).toEqual([
    "/greet/bob",
    "/greet/cat",
    "/greet/ann",
    "/greet/cat",
  ]);
});

it("keeps its screen in the history entry of an anchor", async () => {
  const { navigator, screens, arrived } = await open();
  navigator.navigate("/greet/bob");
  await arrived(1);
  history.pushState(null, "", "#hours");
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  history.back();
  await vi.waitFor(() => expect(location.hash).toBe(""));
  history.back();
  await arrived(2);
  expect(screens.map(({ url }) => url.pathname)).toEqual(["/greet/bob", "/greet/ann"]);
});

it("leaves the page for unknown addresses and for errors", async () => {
  const { navigator, screens, leave } = await open((name) =>
    name === "gone" ? { status: 410, message: "Slug Expired" } : { status: 200 },
  );
  navigator.navigate("/about");
  navigator.navigate("https://elsewhere.test/greet/bob");
  navigator.navigate("/greet/gone?a=1");
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(3));
  expect(getLeaveUrls(leave)).toEqual([
    "http://daybook.test/about",
    "https://elsewhere.test/greet/bob",
    "http://daybook.test/greet/gone?a=1",
  ]);
  expect(screens).toEqual([]);
});

it("lets the last navigation win", async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const { navigator, screens, arrived } = await open(undefined, async (question) => {
    if (question.variables["name"] === "slow") await slow;
    return greet(question);
  });
  navigator.navigate("/greet/slow");
  navigator.navigate("/greet/fast");
  await arrived(1);
  finish();
  await slow;
  navigator.replaceAddress(new URL("/greet/fast?done", location.href));
  await arrived(2);
  expect(screens.map(({ url }) => url.pathname)).toEqual(["/greet/fast", "/greet/fast"]);
});
