import { expect, test, vi } from "vitest";
import { locales } from "../i18n/locales.ts";
import { loadZoneCities } from "./zoneCities.ts";
import { createZoneNameStore, prepareZone, createRecordingStore } from "./zoneNameStore.ts";

const cities = { "Europe/Vienna": "Wien" };

test("records the names of a page by canonical zone", () => {
  const names = createRecordingStore(cities);
  expect(names.getCity("de", "Europe/Vienna")).toBe("Wien");
  expect(names.getCity("de", "US/Eastern")).toBe("New York");
  expect(names.getCity("de", "UTC")).toBeNull();
  expect(names.sent()).toEqual({ "Europe/Vienna": "Wien", "America/New_York": "New York", UTC: null });
});

test("needs no table for the names of the page", async () => {
  const load = vi.fn(async () => cities);
  const names = createZoneNameStore("de", { "Europe/Vienna": "Wien" }, load);
  expect(names.getCity("de", "Europe/Vienna")).toBe("Wien");
  expect(names.getCity("de", "UTC")).toBeNull();
  await names.load("de", "Europe/Vienna");
  expect(load).not.toHaveBeenCalled();
});

test("loads a table once for another zone or language", async () => {
  const load = vi.fn(async () => cities);
  const names = createZoneNameStore("de", { "Europe/Rome": "Rom" }, load);
  const onChange = vi.fn();
  names.subscribe(onChange);
  expect(names.getCity("de", "Europe/Vienna")).toBeUndefined();
  expect(names.getCity("hu", "Europe/Rome")).toBeUndefined();
  await Promise.all([names.load("de", "Europe/Vienna"), names.load("de", null)]);
  expect(load).toHaveBeenCalledExactlyOnceWith("de");
  expect(onChange).toHaveBeenCalledOnce();
  expect(names.getCity("de", "Europe/Vienna")).toBe("Wien");
});

test("leaves a name undefined after a failed load and retries later", async () => {
  const load = vi.fn(async () => cities).mockRejectedValueOnce(new Error("dropped"));
  const names = createZoneNameStore("de", {}, load);
  await names.load("de", "Europe/Vienna");
  expect(names.getCity("de", "Europe/Vienna")).toBeUndefined();
  await names.load("de", "Europe/Vienna");
  expect(names.getCity("de", "Europe/Vienna")).toBe("Wien");
});

test("prepareZone loads the name of the address's zone", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "pt-PT" } });
  const load = vi.fn(async () => cities);
  const names = createZoneNameStore("pt", {}, load);
  await prepareZone(names, new URL("http://daybook.test/x?timezone=Mars/Olympus"));
  await prepareZone(names, new URL("http://daybook.test/x"));
  expect(load).not.toHaveBeenCalled();
  await prepareZone(names, new URL("http://daybook.test/x?timezone=Europe/Vienna"));
  expect(load).toHaveBeenCalledExactlyOnceWith("pt");
  vi.unstubAllGlobals();
});

test.each(locales)("the table of %s loads on its own", async (locale) => {
  expect((await loadZoneCities(locale))["America/Sao_Paulo"]).toMatch(/ Paulo$|^San Paolo$/);
});
