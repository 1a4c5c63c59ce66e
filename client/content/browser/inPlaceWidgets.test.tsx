import { beforeEach, expect, it, vi } from "vitest";
import { clearSavedScreen, replaceInPlaceHref, findPageToReturnTo } from "../../router/inPlaceMemory.ts";
import * as reloadGuard from "../../router/reloadGuard.ts";
import { watchInPlaceWidgets, type Widget } from "./inPlaceWidgets.ts";

let comeNear: (() => void)[] = [];
const showInPlace = vi.fn<Widget["showInPlace"]>(async () => {});
const load = vi.fn(async () => ({ showInPlace }));

vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear.push(() => listen([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  },
);

beforeEach(() => {
  comeNear = [];
  vi.clearAllMocks();
  sessionStorage.clear();
  history.replaceState({}, "", "/book");
  document.body.innerHTML = `<div data-in-place="/widget/a"></div><div data-in-place="/widget/a"></div>`;
});

const shown = () => showInPlace.mock.calls.map(([{ name }, href]) => [name, href]);

it("loads each screen when it comes near, under its own name", async () => {
  watchInPlaceWidgets(document, load);
  expect(load).not.toHaveBeenCalled();
  comeNear[1]!();
  await vi.waitFor(() => expect(shown()).toEqual([["1 /widget/a", "/widget/a"]]));
});

it("restores a screen at once in the same history entry", async () => {
  replaceInPlaceHref("0 /widget/a", "/widget/a?step=details");
  watchInPlaceWidgets(document, load);
  await vi.waitFor(() => expect(shown()).toEqual([["0 /widget/a", "/widget/a?step=details"]]));
});

it("restores a screen once after a payment", async () => {
  replaceInPlaceHref("1 /widget/a", "/widget/bookings/key?new&embed=");
  history.replaceState({}, "", "/elsewhere");
  const url = new URL("http://daybook.test/widget/bookings/key?returned");
  const other = (path: string) => findPageToReturnTo(new URL(path, "http://daybook.test"));
  expect(other("/widget/bookings/other?returned")).toBeNull();
  expect(other("/widget/bookings/key")).toBeNull();
  expect(other("/widget/form/intake?returned")).toBeNull();
  expect(findPageToReturnTo(url)).toBe("/book");
  history.replaceState({}, "", "/book");
  watchInPlaceWidgets(document, load);
  await vi.waitFor(() => expect(shown()).toEqual([["1 /widget/a", "/widget/bookings/key?returned=&embed="]]));
  watchInPlaceWidgets(document, load);
  expect(showInPlace).toHaveBeenCalledTimes(1);
});

it("shows the booking after a payment, except for visitors of the widget itself", async () => {
  const url = new URL("http://daybook.test/widget/booking/booked?booked=&returned=");
  replaceInPlaceHref("0 /widget/a", "/widget/bookings/key?new&embed=");
  clearSavedScreen();
  expect(findPageToReturnTo(url)).toBeNull();
  replaceInPlaceHref("0 /widget/a", "/widget/bookings/key?new&embed=");
  expect(findPageToReturnTo(url)).toBe("/book");
  watchInPlaceWidgets(document, load);
  await vi.waitFor(() =>
    expect(shown()).toEqual([["0 /widget/a", "/widget/booking/booked?booked=&returned=&embed="]]),
  );
});

it("reloads once when the script is gone, then keeps the links", async () => {
  const reload = vi.spyOn(reloadGuard, "reloadOnce").mockReturnValueOnce(true);
  watchInPlaceWidgets(document, () => Promise.reject(new Error("gone")));
  comeNear[0]!();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(showInPlace).not.toHaveBeenCalled();
});
