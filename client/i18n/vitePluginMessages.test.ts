import { join } from "node:path";
import { expect, it } from "vitest";
import { loadFirstI18n, loadRemainingMessages, loadI18n } from "./catalogues.ts";
import { locales } from "./locales.ts";
import { loadServerI18n } from "./serverI18n.ts";
import { findFirstViewFiles, getMessagePart } from "./vitePluginMessages.ts";

const client = join(import.meta.dirname, "..");

it("finds the imports of a calendar's first view, not lazy ones", () => {
  const files = findFirstViewFiles();
  const has = (file: string) => files.has(join(client, file));
  expect(has("widget/booking/calendar/TimeStep.tsx")).toBe(true);
  expect(has("shared/ErrorPage.tsx")).toBe(true);
  expect(has("widget/booking/flow/DetailsStep.tsx")).toBe(false);
  expect(has("widget/forms/page/FormPage.tsx")).toBe(false);
});

it("puts a message into the first part that uses it", () => {
  const first = new Set(["/a.tsx"]);
  expect(getMessagePart(["/b.tsx", "/a.tsx"], first)).toBe("first");
  expect(getMessagePart([join(client, "content/page/BlocksPage.tsx")], first)).toBe("site");
  expect(getMessagePart([join(client, "content/page/BlocksPage.tsx"), "/b.tsx"], first)).toBe("later");
});

it.each(locales)("has all messages of %s in both parts, and less than half in the first", async (locale) => {
  const i18n = await loadFirstI18n(locale);
  const firstMessageCount = Object.keys(i18n.messages).length;
  const whole = await loadServerI18n(locale);
  expect(firstMessageCount).toBeGreaterThan(50);
  expect(firstMessageCount).toBeLessThan(Object.keys(whole.messages).length / 2);
  await loadRemainingMessages();
  expect(i18n.messages).toEqual((await loadI18n(locale)).messages);
  expect(whole.messages).toMatchObject(i18n.messages);
});
