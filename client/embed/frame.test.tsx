import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createFrame } from "./frame.ts";

const url = new URL("https://book.test/widget/otl/x");

function open() {
  const calls: unknown[] = [];
  const frame = createFrame(url, "Book", "light", {
    onSize: (height) => calls.push(height),
    onEvent: (name, detail) => calls.push([name, detail]),
    onEscape: () => calls.push("escape"),
  });
  // An iframe that loads nothing, because only the messages matter.
  frame.element.removeAttribute("src");
  document.body.append(frame.element);
  onTestFinished(() => frame.remove());
  const inner = frame.element.contentWindow!;
  const post = vi.spyOn(inner, "postMessage").mockImplementation(() => {});
  const sendMessage = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent("message", { data, source: inner, origin: url.origin, ...from }));
  return { frame, heard: calls, say: sendMessage, post, inner };
}

beforeEach(() => document.body.replaceChildren());

it("sends nothing before the iframe is ready, then only to the widget's origin", () => {
  const { frame, say: sendMessage, post } = open();
  frame.setTheme("dark");
  expect(post).not.toHaveBeenCalled();
  sendMessage({ daybook: 1, type: "here" });
  expect(post.mock.calls).toEqual([
    [{ daybook: 1, type: "hello" }, "https://book.test"],
    [{ daybook: 1, type: "theme", theme: "dark" }, "https://book.test"],
  ]);
});

it("receives the iframe's messages", () => {
  const { heard: calls, say: sendMessage } = open();
  sendMessage({ daybook: 1, type: "size", height: 640.2 });
  sendMessage({ daybook: 1, type: "event", name: "step", detail: { step: "details" } });
  sendMessage({ daybook: 1, type: "escape" });
  expect(calls).toEqual([641, ["step", { step: "details" }], "escape"]);
});

it.each([
  ["another origin", { origin: "https://evil.test" }],
  ["another window", { source: window }],
  ["nobody", { source: null }],
])("ignores messages of %s", (_what, from) => {
  const { heard: calls, say: sendMessage, post } = open();
  sendMessage({ daybook: 1, type: "here" }, from);
  sendMessage({ daybook: 1, type: "size", height: 640 }, from);
  sendMessage({ daybook: 1, type: "event", name: "booked", detail: {} }, from);
  expect(calls).toEqual([]);
  expect(post).not.toHaveBeenCalled();
});

it.each([
  null,
  undefined,
  "size",
  7,
  [],
  {},
  { daybook: 2, type: "size", height: 640 },
  { daybook: 1 },
  { daybook: 1, type: "size" },
  { daybook: 1, type: "size", height: -1 },
  { daybook: 1, type: "size", height: Number.NaN },
  { daybook: 1, type: "size", height: 1e9 },
  { daybook: 1, type: "size", height: "100vh" },
  { daybook: 1, type: "event", name: 7 },
  { daybook: 1, type: "toString" },
])("ignores the message %j", (data) => {
  const { heard: calls, say: sendMessage } = open();
  sendMessage(data);
  expect(calls).toEqual([]);
});

it("stops listening after removal", () => {
  const { frame, heard: calls, say: sendMessage } = open();
  frame.remove();
  sendMessage({ daybook: 1, type: "size", height: 640 });
  expect(calls).toEqual([]);
  expect(frame.element.isConnected).toBe(false);
});
