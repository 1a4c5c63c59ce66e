import type { Page } from "@playwright/test";

const STEPS = 30;
const ROUNDS = 5;

/** The script's milliseconds of a move by pointer: lift, steps over the board, drop and dialog. The median of a few. */
export async function measureMoves(
  page: Page,
): Promise<{ readonly scriptMs: number; readonly steps: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const readScriptMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")!.value * 1_000;
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable no-await-in-loop -- one move after the other
    const entry = page.locator("[data-entry]").nth(40 + round);
    await entry.scrollIntoViewIfNeeded();
    const box = (await entry.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + 4];
    await page.mouse.move(x, y);
    const before = await readScriptMs();
    await page.mouse.down();
    await page.mouse.move(x + 220, y + 90, { steps: STEPS });
    await page.mouse.up();
    const dialog = page.getByRole("dialog").first();
    await dialog.waitFor();
    times.push((await readScriptMs()) - before);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    // oxlint-enable no-await-in-loop
  }
  return { scriptMs: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!, steps: STEPS };
}

interface Scroll {
  readonly frames: number;
  readonly dropped: number;
  readonly droppedShare: number;
}

/** Records the time between frames while the wheel turns. A string, because these files have no DOM types. */
const RECORD = `(() => {
  const seen = (globalThis.daybookFrames = []);
  let last = performance.now();
  const next = (now) => { seen.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
})()`;

/** A frame that takes longer than one and a half of 60 a second counts as dropped. */
export async function measureScroll(page: Page): Promise<Scroll> {
  await page.mouse.move(800, 600);
  await page.evaluate(RECORD);
  for (let step = 0; step < 60; step += 1)
    // oxlint-disable-next-line no-await-in-loop -- as a wheel turns
    await page.mouse.wheel(step % 2 === 0 ? 60 : 0, step < 30 ? 40 : -40);
  const gaps = (await page.evaluate("daybookFrames")) as number[];
  const frames = gaps.slice(1);
  const dropped = frames.filter((gap) => gap > 25).length;
  return { frames: frames.length, dropped, droppedShare: dropped / Math.max(1, frames.length) };
}
