import { findChromium } from "../../server/tooling/chromium.ts";
import { expect, test } from "../hostPage.ts";
import { bookInFrame, chooseTime, listEventNames, inPlace, wholeWay } from "../hostVisit.ts";

const browser = findChromium() ?? { args: [] };

// The browser applies this setting at its start, so these tests have their own file.
test.use({
  refusal: "browser",
  launchOptions: { ...browser, args: [...browser.args, "--test-third-party-cookie-phaseout"] },
});

test("a browser that blocks third-party storage books to the end on another site", async ({ page, host }) => {
  await host.show(inPlace);
  const frame = await host.frame();
  const storageResults = await frame.evaluate(() => {
    document.cookie = "probe=1; SameSite=None; Secure";
    try {
      return [document.cookie, String(localStorage)];
    } catch (error) {
      return [document.cookie, (error as Error).name];
    }
  });
  expect(storageResults).toEqual(["", "SecurityError"]);
  await chooseTime(frame, 0);
  await bookInFrame(frame);
  await expect.poll(() => listEventNames(host)).toEqual(wholeWay);
  expect(await host.moved()).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
