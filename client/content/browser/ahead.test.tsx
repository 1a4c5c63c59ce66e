import { fireEvent } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { loadAhead } from "./ahead.ts";

beforeAll(() => loadAhead(document));

beforeEach(() => {
  document.head.innerHTML = "";
});

function point(href: string): void {
  document.body.innerHTML = `<a href="${href}"><b>there</b></a>`;
  fireEvent.pointerOver(document.querySelector("b")!);
}

const asked = () =>
  [...document.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);

it("loads a page of the site that is pointed at, once", () => {
  point("/journal#posts");
  point("/journal");
  expect(asked()).toEqual([["prefetch", "/journal"]]);
});

it("loads one that the keyboard stands on", () => {
  document.body.innerHTML = '<a href="/shop">Shop</a>';
  document.querySelector("a")!.focus();
  expect(asked()).toEqual([["prefetch", "/shop"]]);
});

it("loads nothing of the moment, of a preview, of another host, and not what stands here", () => {
  for (const href of [
    "/widget/booking/key",
    "/v2/preview/x",
    "https://elsewhere.test/x",
    "mailto:a@b.test",
    "#x",
  ])
    point(href);
  fireEvent.pointerOver(document.body);
  expect(asked()).toEqual([]);
});
