import { randomBytes } from "node:crypto";
import { type Browser, chromium } from "@playwright/test";
import { createDemoUsers } from "../../../modules/access/users/demoUsers.ts";
import type { Database } from "../../../platform/database/database.ts";
import { createSigner } from "../../../platform/ids/signer.ts";
import { createSystemRandom } from "../../../platform/ids/systemRandom.ts";
import { createTestDeps } from "../../../testing/deps/createTestDeps.ts";
import { ensureChromium } from "../../chromium.ts";
import { prepare } from "../../prepare.mjs";
import type { BenchRow } from "../row.ts";
import { inServedWorld } from "../servedWorld.ts";
import { DESK_BOOKINGS_PER_DAY, DESK_PEOPLE, fillDesk } from "./fillDesk.ts";
import { type SignIn, openSignedIn } from "./openSignedIn.ts";
import { measureMoves, measureScroll } from "./boardWork.ts";
import { DESK_SCREENS, deskScriptLimit, weighScreen } from "./weighScreen.ts";

const DAY = 86_400_000;

/** Measures the screens of a full business in a browser: their bytes, a move, scrolling and the queries of a week. */
export async function benchScreens(): Promise<BenchRow[]> {
  await prepare({ build: true });
  const now = Date.now();
  const monday = findMonday(now);
  let signIn: SignIn | null = null;
  return inServedWorld(
    async (database, businessId, url) => {
      await fillDesk({ database, businessId, url }, { monday, now });
      signIn = await addUsers(database, now);
    },
    async ({ origin }) => {
      const browser = await chromium.launch(await ensureChromium());
      try {
        return [
          ...(await weighScreens(browser, origin, signIn!)),
          ...(await useBoard(browser, origin, signIn!, monday)),
        ];
      } finally {
        await browser.close();
      }
    },
  );
}

async function weighScreens(browser: Browser, origin: string, signIn: SignIn): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const path of DESK_SCREENS) {
    // oxlint-disable-next-line no-await-in-loop -- one screen at a time has the processor
    const bytes = await weighScreen(browser, origin, signIn, path);
    rows.push({
      name: `desk: script of ${path}, of the limit`,
      ratio: bytes / deskScriptLimit,
      limit: 1,
      note: `${kilobytes(bytes)} of ${kilobytes(deskScriptLimit)}, brotli`,
    });
  }
  return rows;
}

async function useBoard(
  browser: Browser,
  origin: string,
  signIn: SignIn,
  monday: number,
): Promise<BenchRow[]> {
  const size = `${DESK_PEOPLE} people, ${DESK_BOOKINGS_PER_DAY} bookings a day`;
  const date = new Date(monday + 2 * DAY).toISOString().slice(0, 10);
  const page = await openSignedIn(browser, origin, signIn, `/desk/calendar?view=day&date=${date}`);
  const moves = await measureMoves(page);
  const scroll = await measureScroll(page);
  let boardQueries = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes('"groupBy"')) boardQueries += 1;
  });
  await page.goto(`${origin}/desk/calendar?view=week&column=all&date=${date}`, { waitUntil: "commit" });
  await page.locator("main a, main button").first().waitFor();
  const queriesUntilShown = boardQueries;
  await page.close();
  return [
    {
      name: "desk: script of a move, of 100 ms",
      ratio: moves.scriptMs / 100,
      limit: 1,
      note: `${moves.scriptMs.toFixed(0)} ms from the press to the dialog, ${moves.steps} steps, ${size}`,
    },
    {
      name: "desk: frames that scrolling the board drops, as a share",
      ratio: scroll.droppedShare,
      limit: null,
      note: `${scroll.dropped} of ${scroll.frames}, ${size}`,
    },
    {
      name: "desk: queries of the board until a week is shown",
      ratio: queriesUntilShown,
      limit: 1,
      note: `${size}; the screen loads once more when its stream of changes opens`,
    },
  ];
}

async function addUsers(database: Database, now: number): Promise<SignIn> {
  const business = (await database.prisma.business.findFirst({ where: { isDefault: true } }))!;
  const deps = createTestDeps({
    database,
    clock: { now: () => now },
    random: createSystemRandom(),
    signer: createSigner([randomBytes(32)]),
  });
  const { emails, password } = await createDemoUsers({ ...deps, business });
  return { email: emails[0]!, password };
}

/** Returns 09:00 in New York on Monday of the next week, so that all its bookings can be moved. */
function findMonday(now: number): number {
  const midnight = Math.floor(now / DAY) * DAY;
  const daysAhead = 8 - (new Date(midnight).getUTCDay() || 7);
  return midnight + daysAhead * DAY + 14 * 3_600_000;
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
