import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LocaleProvider } from "../../i18n/LocaleProvider.tsx";
import { setupI18n } from "@lingui/core";
import { renderInApp } from "../../testing/renderInApp.tsx";
import { ZoneNamesContext } from "../../time/useZoneCity.ts";
import { createZoneNameStore, createRecordingStore } from "../../time/zoneNameStore.ts";
import { ZoneLabel } from "./ZoneLabel.tsx";

const instant = "2026-12-01T15:00:00Z";

test.each([
  ["America/New_York", "New York (UTC-5)", "(UTC-5)"],
  ["UTC", "UTC", "UTC"],
])("ZoneLabel shows %s and keeps its offset in one piece", (timeZone, whole, offset) => {
  const { container } = renderInApp(<ZoneLabel timeZone={timeZone} instant={instant} />);
  expect(container.textContent).toBe(whole);
  expect(container.querySelector("span")?.textContent).toBe(offset);
});

test("ZoneLabel hydrates with the server's name without a table", () => {
  const i18n = setupI18n({ locale: "de", messages: { de: {} } });
  const server = createRecordingStore({ "Europe/Vienna": "Wien" });
  const loadCities = vi.fn();
  const browser = createZoneNameStore("de", { "Europe/Vienna": "Wien" }, loadCities);
  const [sent, first] = [server, browser].map((names) =>
    renderToString(
      <LocaleProvider initial="de" initialI18n={i18n}>
        <ZoneNamesContext value={names}>
          <ZoneLabel timeZone="Europe/Vienna" instant={instant} />
        </ZoneNamesContext>
      </LocaleProvider>,
    ),
  );
  expect(sent).toContain("Wien");
  expect(first).toBe(sent);
  expect(server.sent()).toEqual({ "Europe/Vienna": "Wien" });
  expect(loadCities).not.toHaveBeenCalled();
});

test("ZoneLabel shows the name of another zone when the table has loaded", async () => {
  const names = createZoneNameStore("en", {}, async () => ({ "Europe/Kyiv": "Kyiv!" }));
  const { container, findByText } = renderInApp(
    <ZoneNamesContext value={names}>
      <ZoneLabel timeZone="Europe/Kyiv" instant={instant} />
    </ZoneNamesContext>,
  );
  expect(container.textContent).toBe("Kyiv (UTC+2)");
  await findByText(/Kyiv!/);
});
