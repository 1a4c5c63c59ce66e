import { expect, it } from "vitest";
import { widgetHref } from "./siteContext.ts";

it("widgetHref keeps the address on the public site", () => {
  expect(widgetHref("/widget/form/intake", null)).toBe("/widget/form/intake");
});

it.each([
  ["/widget/form/intake", "/widget/form/intake?preview=a%26b"],
  ["/widget/booking?id=1", "/widget/booking?id=1&preview=a%26b"],
  ["/widget/booking?id=1#top", "/widget/booking?id=1&preview=a%26b#top"],
  ["/about", "/about"],
  ["https://elsewhere.example/widget/", "https://elsewhere.example/widget/"],
])("widgetHref marks %s in a preview", (path, marked) => {
  expect(widgetHref(path, "a&b")).toBe(marked);
});
