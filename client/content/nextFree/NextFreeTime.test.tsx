import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { loadServerI18n } from "../../i18n/serverI18n.ts";
import { LocaleProvider } from "../../i18n/LocaleProvider.tsx";
import { createNextFree } from "../browser/nextFree.ts";
import { NextFreeContext, nextFreeQueryId } from "./NextFree.tsx";
import { NextFreeTime } from "./NextFreeTime.tsx";

const now = new Date("2026-03-01T12:00:00Z");

async function show(isZoneLocked: boolean) {
  document.documentElement.lang = "hu";
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider initial="hu" initialI18n={await loadServerI18n("hu")}>
      <NextFreeContext value={{ timeZone: "America/New_York", isZoneLocked, hourCycle: "h12" }}>
        <NextFreeTime service="service_1" />
        <NextFreeTime service="service_2" />
        <NextFreeTime service="service_3" />
        <NextFreeTime service="service_1" />
      </NextFreeContext>
    </LocaleProvider>,
  );
}

const lines = () =>
  [...document.querySelectorAll("[data-words]")].map((line) =>
    line.hasAttribute("aria-hidden") ? "waiting" : line.textContent?.replaceAll("\u00a0", " "),
  );

const expectedText = "Következő szabad: márc. 9., H, de. 9:30";

const answer = {
  data: {
    nodes: [
      { id: "service_1", availability: { nextAvailable: { startsAt: "2026-03-09T13:30:00Z" } } },
      { id: "service_2", availability: { nextAvailable: null } },
      null,
    ],
  },
};

it("shows no date before the time is loaded", async () => {
  await show(true);
  for (const line of document.querySelectorAll("[data-words]")) {
    expect(line.textContent).not.toMatch(/\d|szept|PM|du\./);
    expect(line.textContent).toContain("Következő szabad: ");
  }
});

it("sends one query for the page and fills in translated text", async () => {
  await show(true);
  const execute = vi.fn(async () => answer);
  const updateTimes = createNextFree(document, execute);
  expect(lines()).toEqual(["waiting", "waiting", "waiting", "waiting"]);
  await updateTimes(now);
  expect(execute).toHaveBeenCalledExactlyOnceWith({
    id: nextFreeQueryId,
    variables: {
      ids: ["service_1", "service_2", "service_3"],
      timeZone: "America/New_York",
      today: "2026-03-01",
    },
    isRepeatable: true,
  });
  expect(lines()).toEqual([expectedText, "Jelenleg nincs szabad időpont", "", expectedText]);
  expect(document.querySelector("time")?.dateTime).toBe("2026-03-09T13:30:00Z");
});

it("refreshes the times after the text was removed", async () => {
  await show(true);
  const execute = vi.fn(async () => ({ data: { nodes: [] as unknown[] } }));
  const updateTimes = createNextFree(document, execute);
  await updateTimes(now);
  expect(lines()).toEqual(["", "", "", ""]);
  execute.mockResolvedValue({ data: { nodes: answer.data.nodes } });
  await updateTimes(now);
  expect(lines()[0]).toBe(expectedText);
});

it("formats times in the visitor's zone, with the offset where it differs", async () => {
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  spy.mockReturnValueOnce({ timeZone: "Europe/Berlin" } as Intl.ResolvedDateTimeFormatOptions);
  await show(false);
  const updateTimes = createNextFree(document, async () => answer);
  spy.mockRestore();
  await updateTimes(now);
  expect(lines()[0]).toBe("Következő szabad: márc. 9., H, du. 2:30 (UTC+1)");
});

it("leaves the lines empty when loading fails", async () => {
  await show(true);
  await createNextFree(document, () => Promise.reject(new Error("no connection")))(now);
  expect(lines()).toEqual(["", "", "", ""]);
});

it("sends no query without lines", async () => {
  document.body.innerHTML = "";
  const execute = vi.fn(async () => answer);
  await createNextFree(document, execute)(now);
  expect(execute).not.toHaveBeenCalled();
});

it("queries 100 services at a time", async () => {
  await show(true);
  const [line] = document.querySelectorAll<HTMLElement>("[data-next-free]");
  for (let n = 4; n <= 130; n += 1) {
    const copy = line!.cloneNode(true) as HTMLElement;
    copy.dataset["nextFree"] = `service_${n}`;
    document.body.append(copy);
  }
  const execute = vi.fn(async () => answer);
  await createNextFree(document, execute)(now);
  const sizes = (execute.mock.calls as unknown as [{ variables: { ids: unknown[] } }][]).map(
    ([{ variables }]) => variables.ids.length,
  );
  expect(sizes).toEqual([100, 30]);
});
