import { beforeEach, expect, it, onTestFinished, vi } from "vitest";

const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
const setTheme = vi.fn<(theme: string) => void>();

async function open() {
  vi.resetModules();
  const { connectHost } = await import("./connectHost.ts");
  const { postToHost: postEvent } = await import("./postToHost.ts");
  const listen = vi.spyOn(window, "addEventListener");
  connectHost(document.createElement("div"), { setTheme });
  const { calls } = listen.mock;
  listen.mockRestore();
  onTestFinished(() => calls.forEach(([name, listener]) => window.removeEventListener(name, listener)));
  return postEvent;
}

const receiveMessage = (data: unknown, from: object = {}) =>
  window.dispatchEvent(
    new MessageEvent("message", {
      data,
      source: parent as unknown as Window,
      origin: "https://host.test",
      ...from,
    }),
  );

beforeEach(() => {
  parent.postMessage.mockClear();
  setTheme.mockClear();
  document.documentElement.style.overflowY = "";
  vi.stubGlobal("parent", parent);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
});

it("sends only `here` to any origin before the host is known", async () => {
  const postEvent = await open();
  postEvent("ready", { step: "time" });
  expect(parent.postMessage.mock.calls).toEqual([[{ daybook: 1, type: "here" }, "*"]]);
  receiveMessage({ daybook: 1, type: "hello" });
  postEvent("step", { step: "details" });
  expect(parent.postMessage.mock.calls.slice(1)).toEqual([
    [{ daybook: 1, type: "event", name: "ready", detail: { step: "time" } }, "https://host.test"],
    [{ daybook: 1, type: "event", name: "step", detail: { step: "details" } }, "https://host.test"],
  ]);
});

it.each([
  ["another window", { source: window }],
  ["nobody", { source: null }],
  ["a page without an origin", { origin: "null" }],
])("does not respond to %s", async (_who, from) => {
  const postEvent = await open();
  postEvent("ready", { step: "time" });
  receiveMessage({ daybook: 1, type: "hello" }, from);
  receiveMessage({ daybook: 1, type: "theme", theme: "dark" }, from);
  expect(parent.postMessage).toHaveBeenCalledTimes(1);
  expect(setTheme).not.toHaveBeenCalled();
});

it("keeps the first host that sent hello", async () => {
  await open();
  receiveMessage({ daybook: 1, type: "hello" });
  receiveMessage({ daybook: 1, type: "theme", theme: "dark" }, { origin: "https://evil.test" });
  expect(setTheme).not.toHaveBeenCalled();
  receiveMessage({ daybook: 1, type: "theme", theme: "dark" });
  expect(setTheme.mock.calls).toEqual([["dark"]]);
});

it("ignores unknown messages", async () => {
  await open();
  for (const data of [
    null,
    "hello",
    [],
    {},
    { daybook: 2, type: "hello" },
    { daybook: 1, type: "theme", theme: "<b>" },
  ])
    receiveMessage(data);
  expect(setTheme).not.toHaveBeenCalled();
  expect(parent.postMessage).toHaveBeenCalledTimes(1);
});

it("hides the scroll bar when the content fits", async () => {
  await open();
  receiveMessage({ daybook: 1, type: "fits", fits: true });
  expect(document.documentElement.style.overflowY).toBe("");
  receiveMessage({ daybook: 1, type: "hello" });
  receiveMessage({ daybook: 1, type: "fits", fits: true });
  expect(document.documentElement.style.overflowY).toBe("hidden");
  receiveMessage({ daybook: 1, type: "fits", fits: false });
  expect(document.documentElement.style.overflowY).toBe("");
});

it("sends Escape unless it was handled inside", async () => {
  await open();
  receiveMessage({ daybook: 1, type: "hello" });
  parent.postMessage.mockClear();
  const used = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
  used.preventDefault();
  window.dispatchEvent(used);
  expect(parent.postMessage).not.toHaveBeenCalled();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(parent.postMessage).toHaveBeenCalledWith({ daybook: 1, type: "escape" }, "https://host.test");
});
