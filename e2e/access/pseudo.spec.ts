import { expect, test } from "../app.ts";
import { cutOff, sideways } from "../measures.ts";
import { ResponseTexts, isTakenOver, outsideCatalogues, pseudoLocale, speakPseudo } from "../pseudo.ts";
import { journeys, onServer, speak } from "../screens.ts";

/** `npm run test:access` runs every screen. By default only the main ones run. */
const isWhole = process.env["DAYBOOK_ACCESS"] === "whole";
const main = new Set(["calendar", "time chosen", "time lost", "details", "ticket"]);
const isLookedAt = ({ name }: { readonly name: string }) => isWhole || main.has(name);

for (const journey of journeys) {
  const { name, screens } = journey;
  const visitedScreens = screens.slice(0, screens.findLastIndex(isLookedAt) + 1);
  if (visitedScreens.length === 0) continue;
  const title = `${name}: every word is in a catalogue, and there is room for longer ones`;
  test(title, { tag: "@desk" }, async ({ page, app }) => {
    test.setTimeout(isWhole ? 900_000 : 240_000);
    await speakPseudo(page);
    const responseTexts = new ResponseTexts(page);
    await onServer(journey, app, async (server) => {
      for (const screen of visitedScreens) {
        await screen.go(page, server);
        // The error page has no language switch.
        const hasChoice = (await page.locator("select[name=language]").count()) > 0;
        if (!hasChoice || !isLookedAt(screen) || !(await isTakenOver(page))) continue;
        await speak(page, pseudoLocale);
        const outside = await outsideCatalogues(page, await responseTexts.words(page));
        expect.soft(outside, `${screen.name}: words`).toEqual([]);
        await page.setViewportSize({ width: 375, height: 760 });
        const room = { sideways: await sideways(page), cut: await cutOff(page) };
        expect.soft(room, `${screen.name}: room`).toEqual({ sideways: 0, cut: [] });
        await page.setViewportSize({ width: 1280, height: 900 });
        await speak(page, "en");
      }
    });
  });
}
