import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { listenForLanguage } from "./language.ts";

const load = vi.fn<(url: URL) => void>();

beforeEach(() => {
  load.mockClear();
  document.documentElement.lang = "en";
  document.cookie = "i18n_redirected=; Max-Age=0";
  history.replaceState({}, "", "/about");
  document.body.innerHTML = `<select name="language"><option value="en"><option value="pt-br"><option value="xx"></select>`;
});

const choose = (value: string) => fireEvent.change(document.querySelector("select")!, { target: { value } });
const comeBack = (persisted: boolean) =>
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted }));
const loaded = () => load.mock.calls.map(([url]) => url.pathname + url.search);

it("remembers what is chosen and has the page loaded in it", () => {
  listenForLanguage(document, load);
  choose("pt-br");
  expect(document.cookie).toContain("i18n_redirected=pt-br");
  expect(loaded()).toEqual(["/about"]);
  choose("xx");
  expect(loaded()).toHaveLength(1);
});

it("follows a choice that was made before it ran, and none that was not", () => {
  const [english, portuguese] = document.querySelectorAll("option");
  english!.defaultSelected = true;
  listenForLanguage(document, load);
  expect(loaded()).toEqual([]);
  portuguese!.selected = true;
  listenForLanguage(document, load);
  expect(loaded()).toEqual(["/about"]);
  expect(document.cookie).toContain("i18n_redirected=pt-br");
});

it("says it in the address that named another", () => {
  history.replaceState({}, "", "/about?locale=de&a=1");
  listenForLanguage(document, load);
  choose("pt-br");
  expect(loaded()).toEqual(["/about?locale=pt-br&a=1"]);
});

it("loads a page anew that comes back in the language of before", () => {
  listenForLanguage(document, load);
  comeBack(true);
  document.cookie = "i18n_redirected=en";
  comeBack(true);
  expect(loaded()).toEqual([]);
  document.cookie = "i18n_redirected=pt-br";
  comeBack(false);
  expect(loaded()).toEqual([]);
  comeBack(true);
  expect(loaded()).toContain("/about");
});

it("loads the page when the choice has arrived where cookies are kept, which a browser does not wait for by itself", () => {
  // As in Chromium: what is written is on its way until it is asked for.
  let underway = "";
  let arrived = "";
  // On the document itself, before jsdom's own.
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: () => (arrived = underway),
    set(text: string) {
      underway = text;
    },
  });
  let known = "";
  listenForLanguage(document, () => void (known = arrived));
  choose("pt-br");
  Reflect.deleteProperty(document, "cookie");
  expect(known).toContain("i18n_redirected=pt-br");
});
