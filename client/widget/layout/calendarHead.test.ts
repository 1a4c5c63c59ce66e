import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import { createHeadTags } from "../../router/headTags.ts";
import { widgetRoutes } from "../../widgetRoutes.ts";
import { getCalendarHead } from "./calendarHead.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const business = { name: "Northside Studio" };
const physio = {
  name: "Physiotherapy",
  description: "Hands-on\n treatment.",
  picture: "/demo/physio.svg",
  isPublished: true,
};
const url = (search = "") => new URL(`https://studio.example/widget/appointment/northside/physio${search}`);

it("describes a public calendar without the visitor's choices", () => {
  const head = getCalendarHead(business, physio, url("?date=2026-12-01&email=noor@example.com"), i18n);
  const tags = createHeadTags(head, "Physiotherapy · Northside", url());
  const contentByName = Object.fromEntries(
    tags.map(({ attributes }) => [attributes["property"] ?? attributes["name"], attributes["content"]]),
  );
  expect(contentByName).toMatchObject({
    "og:title": "Physiotherapy · Northside",
    "og:description": "Hands-on treatment.",
    "og:url": "https://studio.example/widget/appointment/northside/physio",
    "og:site_name": "Northside Studio",
    "og:image": "https://studio.example/demo/physio.svg",
    "twitter:card": "summary_large_image",
  });
  expect(contentByName).not.toHaveProperty("og:image:width");
  expect(JSON.stringify(tags)).not.toContain("noor");
});

it("gives no preview of an unpublished calendar or a draft", () => {
  expect(getCalendarHead(business, { ...physio, isPublished: false }, url(), i18n)).toEqual({});
  expect(getCalendarHead(business, physio, url("?preview=draft"), i18n)).toEqual({});
  expect(getCalendarHead(business, null, url(), i18n)).toEqual({});
});

it("describes a calendar without a description by its name and its business", () => {
  expect(getCalendarHead(business, { ...physio, description: " " }, url(), i18n).description).toBe(
    "Online booking: Physiotherapy, Northside Studio",
  );
});

it("cuts a long description at the end of a word", () => {
  const description = "word ".repeat(100);
  const head = getCalendarHead(business, { ...physio, description }, url(), i18n);
  expect(head.description).toMatch(/^(word )+word…$/);
  expect(head.description!.length).toBeLessThanOrEqual(201);
});

it("previews only calendars, menus and groups, never private pages", async () => {
  const pages = await Promise.all(
    widgetRoutes.map(async (route) => [route.pattern, (await route.load()).page.head !== undefined] as const),
  );
  const withHead = pages.filter(([, has]) => has).map(([pattern]) => pattern);
  expect(withHead.length).toBeGreaterThan(5);
  for (const pattern of withHead)
    expect(pattern).toMatch(/^\/widget\/(appointment|group|groups|service-menus?)\//);
  expect(withHead.filter((pattern) => pattern.includes("cancel"))).toEqual([]);
});
