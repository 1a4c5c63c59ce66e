import { render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { View } from "./loadView.ts";
import type { PageHead } from "./page.ts";
import { useHead } from "./useHead.ts";

afterEach(() => {
  document.head.innerHTML = "";
});

const url = new URL("https://studio.example/about");

/** A view whose head says that. */
const viewOf = (head: PageHead) => ({ kind: "page", page: { head: () => head } }) as unknown as View;

function Head({ view, title }: { readonly view: View; readonly title: string }) {
  useHead(view, title, url);
  return null;
}

const said = () =>
  [...document.head.querySelectorAll("[data-page]")].map(
    (element) => element.getAttribute("content") ?? element.getAttribute("href"),
  );

it("leaves what came with the HTML, and puts what the next page says in its place", () => {
  document.head.innerHTML = '<meta charset="utf-8"><meta name="description" content="First" data-page>';
  const first = viewOf({ description: "First" });
  const { rerender } = render(<Head view={first} title="One" />);
  expect([document.title, said()]).toEqual(["One", ["First"]]);

  rerender(<Head view={viewOf({ description: "Second", canonical: "/about" })} title="Two" />);
  expect([document.title, said()]).toEqual(["Two", ["Second", "https://studio.example/about"]]);

  rerender(<Head view={{ kind: "error" } as View} title="404" />);
  expect([document.title, said()]).toEqual(["404", []]);
  expect(document.head.querySelector("meta[charset]")).not.toBeNull();
});
