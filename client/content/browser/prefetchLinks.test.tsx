import { fireEvent } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { prefetchLinks } from "./prefetchLinks.ts";

beforeAll(() => prefetchLinks(document));

beforeEach(() => {
  document.head.innerHTML = "";
});

function point(href: string): void {
  document.body.innerHTML = `<a href="${href}"><b>there</b></a>`;
  fireEvent.pointerOver(document.querySelector("b")!);
}

const getLinks = () =>
  [...document.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);

it("prefetches a page of the site once when its link is pointed at", () => {
  point("/journal#posts");
  point("/journal");
  expect(getLinks()).toEqual([["prefetch", "/journal"]]);
});

it("prefetches a page when its link has the keyboard focus", () => {
  document.body.innerHTML = '<a href="/shop">Shop</a>';
  document.querySelector("a")!.focus();
  expect(getLinks()).toEqual([["prefetch", "/shop"]]);
});

it("prefetches no dynamic page, preview, other host or the current page", () => {
  for (const href of [
    "/widget/booking/key",
    "/v2/preview/x",
    "https://elsewhere.test/x",
    "mailto:a@b.test",
    "#x",
  ])
    point(href);
  fireEvent.pointerOver(document.body);
  expect(getLinks()).toEqual([]);
});
