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

it("stores the choice and loads the page in it", () => {
  listenForLanguage(document, load);
  choose("pt-br");
  expect(document.cookie).toContain("i18n_redirected=pt-br");
  expect(loaded()).toEqual(["/about"]);
  choose("xx");
  expect(loaded()).toHaveLength(1);
});

it("applies only a choice that was made before it ran", () => {
  const [english, portuguese] = document.querySelectorAll("option");
  english!.defaultSelected = true;
  listenForLanguage(document, load);
  expect(loaded()).toEqual([]);
  portuguese!.selected = true;
  listenForLanguage(document, load);
  expect(loaded()).toEqual(["/about"]);
  expect(document.cookie).toContain("i18n_redirected=pt-br");
});

it("replaces the language in the address", () => {
  history.replaceState({}, "", "/about?locale=de&a=1");
  listenForLanguage(document, load);
  choose("pt-br");
  expect(loaded()).toEqual(["/about?locale=pt-br&a=1"]);
});

it("reloads a restored page whose language is outdated", () => {
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

it("loads the page after the cookie is stored, which a browser does asynchronously", () => {
  // Like Chromium, which stores a cookie asynchronously.
  let underway = "";
  let arrived = "";
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
