import { expect, it } from "vitest";
import { getPublicPath } from "./publicAddress.ts";

it.each(["/", "/about", "/journal/b/what-to-bring/", "/c/rest/", "/product/product_01jd3x/", "/widgets"])(
  "%s can be cached",
  (url) => expect(getPublicPath(url)).toBe(url),
);

it.each(["/about?", "/about?utm_source=mail&fbclid=a%20b", "/about?x", "/about?a=b?c"])(
  "%s shares the page of its path",
  (url) => expect(getPublicPath(url)).toBe("/about"),
);

it.each([
  "/?locale=de",
  "/about?utm_source=mail&locale=de",
  "/journal/?after=abc",
  "/about?preview=spring",
  "/about?theme=dark&embed",
  `/about?${"a".repeat(3_000)}`,
  "/%61bout",
  "/About",
  "/widget",
  "/widget/booking/x",
  "/v2/preview/spring-draft",
  "/v2",
  `/${"a".repeat(400)}`,
  "//evil.test\\",
  "/a b",
  "/é",
  "about",
])("%s is rendered for each request", (url) => expect(getPublicPath(url)).toBeNull());
