import { beforeEach, describe, expect, it } from "vitest";
import { findPageToReturnTo, pushInPlaceHref, readInPlaceHref, takeReturnHref } from "./inPlaceMemory.ts";

const stateKey = "daybook.places";
const storageKey = "daybook.place";
const frame = "0 /widget/a";
const saved = { page: "/book", frame, href: "/widget/orders/o1", isReturning: true };
const returned = new URL("http://daybook.test/widget/orders/o1?returned");

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({}, "", "/book");
});

const store = (value: unknown) => sessionStorage.setItem(storageKey, JSON.stringify(value));

describe("readInPlaceHref", () => {
  it("returns the address of this history entry", () => {
    pushInPlaceHref(frame, "/widget/b?embed=");
    expect(readInPlaceHref(frame)).toBe("/widget/b?embed=");
  });

  it.each([
    ["a number", 7],
    ["an object", { href: "/widget/b" }],
    ["another host", "https://elsewhere.test/widget/b"],
    ["a scheme-relative address", "//elsewhere.test/widget/b"],
    ["a scheme-relative address with a backslash", "/\\elsewhere.test/widget/b"],
  ])("ignores %s", (_, href) => {
    history.replaceState({ [stateKey]: { [frame]: href } }, "");
    expect(readInPlaceHref(frame)).toBeNull();
  });

  it.each([["text"], [["/widget/b"]], [null]])("ignores the state %j", (state) => {
    history.replaceState({ [stateKey]: state }, "");
    expect(readInPlaceHref("0")).toBeNull();
  });
});

describe("a saved screen", () => {
  it("is returned", () => {
    store(saved);
    expect(findPageToReturnTo(returned)).toBe("/book");
    expect(takeReturnHref(frame)).toBe("/widget/orders/o1?returned=&embed=");
  });

  it.each([
    ["without an address", { ...saved, href: undefined }],
    ["with a number as its address", { ...saved, href: 7 }],
    ["with a host in its address", { ...saved, href: "//elsewhere.test/widget/orders/o1" }],
    ["with a host in its page", { ...saved, page: "https://elsewhere.test/book" }],
    ["without a frame", { ...saved, frame: null }],
    ["with a text as its flag", { ...saved, isReturning: "yes" }],
    ["that is a list", [saved]],
  ])("is ignored %s", (_, value) => {
    store(value);
    expect(findPageToReturnTo(returned)).toBeNull();
    expect(takeReturnHref(frame)).toBeNull();
  });
});
