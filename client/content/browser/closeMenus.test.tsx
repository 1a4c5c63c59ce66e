import { fireEvent } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { closeMenus } from "./closeMenus.ts";

beforeAll(() => closeMenus(document));

beforeEach(() => {
  document.body.innerHTML = `
    <details data-fold id="outer" open><summary tabindex="0">Menu</summary>
      <details data-fold id="inner" open><summary tabindex="0">More</summary><a href="#all">All</a></details>
    </details>
    <details data-fold id="other" open><summary tabindex="0">Elsewhere</summary></details>
    <details id="faq" open><summary tabindex="0">Why?</summary><a href="#so">So</a></details>
    <button>Away</button>`;
});

const at = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)!;
const open = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);

it("closes the menu at Escape and focuses its summary", () => {
  at("inner").querySelector("a")!.focus();
  fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(open()).toEqual(["outer", "other", "faq"]);
  expect(document.activeElement).toBe(at("inner").querySelector("summary"));
});

it("closes when the focus moves elsewhere, not when nothing has the focus", () => {
  const link = at("inner").querySelector("a")!;
  link.focus();
  fireEvent.focusOut(link, { relatedTarget: null });
  expect(open()).toContain("inner");
  fireEvent.focusOut(link, { relatedTarget: at("outer").querySelector("summary") });
  expect(open()).toEqual(["outer", "other", "faq"]);
  fireEvent.focusOut(at("outer").querySelector("summary")!, {
    relatedTarget: document.querySelector("button"),
  });
  expect(open()).toEqual(["other", "faq"]);
});

it("closes on a click outside or on a link, and leaves other details open", () => {
  fireEvent.click(at("outer").querySelector("summary")!);
  expect(open()).not.toContain("other");
  at("outer").open = true;
  at("inner").open = true;
  fireEvent.click(at("inner").querySelector("a")!);
  expect(open()).toEqual(["faq"]);
});
