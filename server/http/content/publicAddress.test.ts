import { expect, it } from "vitest";
import { canBePublic } from "./publicAddress.ts";

it.each(["/", "/about", "/journal/b/what-to-bring/", "/c/rest/", "/product/product_01jd3x/", "/widgets"])(
  "%s may be kept",
  (url) => expect(canBePublic(url)).toBe(true),
);

it.each([
  "/?a=1",
  "/about?",
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
])("%s is made for whoever asks", (url) => expect(canBePublic(url)).toBe(false));
