import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createEnvironment, type Execute } from "../relay/environment.ts";
import { greetingRoute } from "../testing/greetingPage.ts";
import type { NavigatorSource } from "./loadFollowingRedirects.ts";
import { loadView } from "./loadView.ts";
import { createNavigator, type Screen } from "./navigator.ts";
import type { PageOutcome } from "./page.ts";

const at = (path: string) => new URL(path, location.origin);
const greet: Execute = async ({ variables }) => ({ data: { greeting: `Hi ${variables["name"]}` } });

function scrollTo(y: number) {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
}

async function open(path: string, execute: Execute = greet, outcome?: (name: string) => PageOutcome) {
  history.pushState({}, "", path);
  const route = greetingRoute(outcome && ((_data, params) => outcome(params["name"] ?? "")));
  const leave = vi.fn();
  const source: NavigatorSource = {
    environment: createEnvironment(execute, { isServer: false }),
    routes: [route],
    report: () => {},
    leavePage: leave,
  };
  const view = await loadView(source, at(path));
  if (view.kind === "redirect") throw new Error("the first screen is no redirect");
  const navigator = createNavigator(source, { url: at(path), view });
  const screens: Screen[] = [];
  const pending: boolean[] = [];
  onTestFinished(
    navigator.start({ onScreen: (screen) => screens.push(screen), onPending: (is) => pending.push(is) }),
  );
  screens.length = 0;
  const arrived = (count: number) => vi.waitFor(() => expect(screens).toHaveLength(count));
  return { navigator, screens, pending, arrived, leave };
}

beforeEach(() => {
  sessionStorage.clear();
  scrollTo(0);
});

describe("navigate", () => {
  it("shows the screen from the top when it is ready", async () => {
    const { navigator, screens, pending, arrived } = await open("/greet/ann");
    navigator.navigate("/greet/bob?x=1");
    expect(location.pathname).toBe("/greet/ann");
    await arrived(1);
    expect(location.href).toBe(at("/greet/bob?x=1").href);
    expect(screens[0]).toMatchObject({ scroll: { kind: "top" }, view: { data: { greeting: "Hi bob" } } });
    expect(pending).toEqual([true, false]);
  });

  it("changes the address first on request, on the same path only", async () => {
    const { navigator, arrived } = await open("/greet/ann", greet);
    navigator.navigate("/greet/bob", { replace: true, updatesAddressFirst: true });
    expect(location.pathname).toBe("/greet/ann");
    await arrived(1);
    navigator.navigate("/greet/bob?guests=1", { replace: true, updatesAddressFirst: true });
    expect(location.search).toBe("?guests=1");
  });

  it("sends no query and keeps the scroll position when only the search changes", async () => {
    const execute = vi.fn(greet);
    const { navigator, screens, arrived } = await open("/greet/ann", execute);
    navigator.navigate("?step=2");
    await arrived(1);
    expect(screens[0]?.scroll).toEqual({ kind: "stay" });
    expect(location.search).toBe("?step=2");
    expect(execute).toHaveBeenCalledTimes(1);
  });

  it("scrolls to an anchor", async () => {
    const { navigator, screens, arrived } = await open("/greet/ann");
    navigator.navigate("/greet/bob#times");
    await arrived(1);
    expect(screens[0]?.scroll).toEqual({ kind: "anchor", hash: "#times" });
  });

  it("lets the last navigation win, whichever response comes first", async () => {
    let finish = () => {};
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const { navigator, screens, arrived } = await open("/greet/ann", async (question) => {
      if (question.variables["name"] === "slow") await slow;
      return greet(question);
    });
    navigator.navigate("/greet/slow");
    navigator.navigate("/greet/fast");
    await arrived(1);
    finish();
    await slow;
    navigator.navigate("?done");
    await arrived(2);
    expect(screens.map(({ url }) => url.pathname)).toEqual(["/greet/fast", "/greet/fast"]);
  });

  it("follows a redirect in one history entry", async () => {
    const { navigator, arrived } = await open("/greet/ann", greet, (name) =>
      name === "old" ? { status: 302, redirect: "/greet/new" } : { status: 200 },
    );
    const before = history.length;
    navigator.navigate("/greet/old");
    await arrived(1);
    expect(location.pathname).toBe("/greet/new");
    expect(history.length).toBe(before + 1);
  });

  it("leaves unknown addresses, other hosts and redirects to them to the server", async () => {
    const { navigator, screens, leave } = await open("/greet/ann", greet, (name) =>
      name === "out" ? { status: 302, redirect: "/about?a=1" } : { status: 200 },
    );
    navigator.preload("/about");
    navigator.navigate("/about#hours");
    navigator.navigate("https://elsewhere.test/greet/bob");
    navigator.navigate("/greet/out");
    await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(3));
    expect(leave.mock.calls.map(([url]) => String(url))).toEqual([
      at("/about#hours").href,
      "https://elsewhere.test/greet/bob",
      at("/about?a=1").href,
    ]);
    expect(screens).toEqual([]);
    expect(location.pathname).toBe("/greet/ann");
  });

  it("shows an error for a missing page of its own", async () => {
    const { navigator, screens, arrived } = await open("/greet/ann", greet, () => ({
      status: 404,
      message: "Nobody of that name",
    }));
    navigator.navigate("/greet/nobody");
    await arrived(1);
    expect(screens[0]?.view).toMatchObject({ status: 404, message: "Nobody of that name" });
  });

  it("keeps the embed's language in every address", async () => {
    const { navigator, arrived } = await open("/greet/ann?locale=de");
    navigator.navigate("/greet/bob");
    await arrived(1);
    expect(location.search).toBe("?locale=de");
  });

  it("uses preloaded data at the click", async () => {
    const execute = vi.fn(greet);
    const { navigator, arrived } = await open("/greet/ann", execute);
    navigator.preload("/greet/bob");
    await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(2));
    navigator.navigate("/greet/bob");
    await arrived(1);
    expect(execute).toHaveBeenCalledTimes(2);
  });
});

describe("history", () => {
  it("restores the scroll position", async () => {
    const { navigator, screens, arrived } = await open("/greet/ann");
    scrollTo(700);
    navigator.navigate("/greet/bob");
    await arrived(1);
    scrollTo(40);
    history.back();
    await arrived(2);
    expect(screens[1]).toMatchObject({ url: at("/greet/ann"), scroll: { kind: "position", y: 700 } });
    history.forward();
    await arrived(3);
    expect(screens[2]).toMatchObject({ url: at("/greet/bob"), scroll: { kind: "position", y: 40 } });
  });

  it("distinguishes two entries of one address", async () => {
    const { navigator, screens, arrived } = await open("/greet/ann");
    scrollTo(100);
    navigator.navigate("/greet/bob");
    await arrived(1);
    navigator.navigate("/greet/ann");
    await arrived(2);
    scrollTo(300);
    history.back();
    await arrived(3);
    history.back();
    await arrived(4);
    expect(screens[3]).toMatchObject({ url: at("/greet/ann"), scroll: { kind: "position", y: 100 } });
  });

  it("works when storage is forbidden", async () => {
    const forbidden = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    onTestFinished(() => forbidden.mockRestore());
    const { navigator, screens, arrived } = await open("/greet/ann");
    scrollTo(500);
    navigator.navigate("/greet/bob");
    await arrived(1);
    history.back();
    await arrived(2);
    expect(screens[1]?.scroll).toMatchObject({ kind: "position", y: 500 });
  });
});
