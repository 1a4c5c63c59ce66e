import { describe, expect, it } from "vitest";
import { withLocale, formatLocaleCookie } from "./rememberLocale.ts";

describe("formatLocaleCookie", () => {
  it.each([
    ["a site of its own", { isSecure: true, isFramed: false }, "SameSite=Lax; Secure"],
    ["a frame on another site", { isSecure: true, isFramed: true }, "SameSite=None; Secure; Partitioned"],
    ["plain HTTP", { isSecure: false, isFramed: true }, "SameSite=Lax"],
  ])("in %s", (_name, place, attributes) => {
    const cookie = formatLocaleCookie("pt-br", place);
    expect(cookie).toBe(`i18n_redirected=pt-br; Path=/; Max-Age=31536000; ${attributes}`);
  });
});

describe("withLocale", () => {
  it("replaces the language in the address", () => {
    const url = new URL("http://daybook.test/widget/booking/x?locale=de&a=1#b");
    expect(withLocale(url, "fr").href).toBe("http://daybook.test/widget/booking/x?locale=fr&a=1#b");
  });

  it("adds no language", () => {
    const url = new URL("http://daybook.test/widget/booking/x?a=1");
    expect(withLocale(url, "fr")).toBe(url);
  });
});
