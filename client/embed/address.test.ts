import { describe, expect, it } from "vitest";
import { createFrameUrl, type HostPage } from "./address.ts";
import { type EmbedOptions, readOptions } from "./options.ts";

const page: HostPage = { origin: "https://book.test", search: "", lang: "", theme: "auto" };
const at = (options: EmbedOptions, around: Partial<HostPage> = {}) =>
  createFrameUrl(options, { ...page, ...around })?.href.replace("https://book.test", "") ?? null;

describe("widget path", () => {
  it.each([
    [{ service: "intro-call" }, "/widget/appointment/service/intro-call"],
    [{ provider: "northside" }, "/widget/appointment/northside"],
    [{ provider: "northside", service: "yoga" }, "/widget/appointment/northside/yoga"],
    [{ menu: "treatments" }, "/widget/service-menus/treatments"],
    [{ menu: "treatments", service: "massage" }, "/widget/service-menus/treatments/massage"],
    [{ group: "new-clients" }, "/widget/groups/new-clients"],
    [{ link: "massage" }, "/widget/bookings/massage"],
    [{ otl: "welcome" }, "/widget/otl/welcome"],
    [{ form: "intake" }, "/widget/form/intake"],
    [{ survey: "wellbeing-check" }, "/widget/survey/wellbeing-check"],
    [{ path: "/widget/booking" }, "/widget/booking"],
    [{ service: "a/b?c#d" }, "/widget/appointment/service/a%2Fb%3Fc%23d"],
  ])("%j", (options, path) => {
    expect(at(options)).toBe(`${path}?theme=auto&embed=`);
  });

  it.each([
    {},
    { path: "/about" },
    { path: "/widget/../about" },
    { path: "//evil.test/widget/x" },
    { path: "https://evil.test/widget/x" },
    { path: "javascript:alert(1)//widget/" },
    { path: "http://[" },
  ])("returns null for %j", (options) => {
    expect(at(options)).toBeNull();
  });
});

describe("parameters", () => {
  const search = "?utm_source=letter&gclid=1&token=secret&email=host%40example.com&room=12";

  it("passes on only campaign parameters of the page unless it configures more", () => {
    expect(at({ otl: "x" }, { search })).toBe("/widget/otl/x?utm_source=letter&gclid=1&theme=auto&embed=");
    expect(at({ otl: "x", forward: "room, email" }, { search })).toBe(
      "/widget/otl/x?utm_source=letter&gclid=1&email=host%40example.com&room=12&theme=auto&embed=",
    );
    expect(at({ otl: "x", forward: "*" }, { search })).toContain("token=secret");
  });

  it("prefers the element's parameters to the page's", () => {
    const options = {
      otl: "x",
      forward: "*",
      query: "room=13&theme=pink",
      prefill: { email: "ada@example.com" },
    };
    const sent = new URL(at(options, { search, theme: "dark" }) ?? "", page.origin).searchParams;
    expect(Object.fromEntries(sent)).toMatchObject({
      room: "13",
      email: "ada@example.com",
      theme: "dark",
      embed: "",
    });
  });

  it("uses the page's language, another one or the visitor's", () => {
    expect(at({ otl: "x" }, { lang: "de-AT" })).toContain("locale=de-AT");
    expect(at({ otl: "x", locale: "hu" }, { lang: "de" })).toContain("locale=hu");
    expect(at({ otl: "x", locale: "auto" }, { lang: "de" })).not.toContain("locale");
  });
});

it("reads options, prefilled values and campaigns from plain and data- attributes", () => {
  const attributes = {
    class: "wide",
    "data-v-1": "",
    id: "x",
    service: "yoga",
    "data-mode": "popup",
    first_name: "Ada",
    "data-utm_source": "letter",
    lang: "de",
    title: "T",
  };
  expect(readOptions(Object.entries(attributes).map(([name, value]) => ({ name, value })))).toEqual({
    service: "yoga",
    mode: "popup",
    prefill: { first_name: "Ada", utm_source: "letter" },
  });
});
