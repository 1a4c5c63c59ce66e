import { findChromium } from "../../server/tooling/chromium.ts";
import { expect, test } from "../hostPage.ts";
import { bookInFrame, chooseTime, heard, inPlace, wholeWay } from "../hostVisit.ts";

const browser = findChromium() ?? { args: [] };

// The browser's own setting, which is decided when it is started: hence a file of its own.
test.use({
  refusal: "browser",
  launchOptions: { ...browser, args: [...browser.args, "--test-third-party-cookie-phaseout"] },
});

test("in a browser that blocks third parties it is booked to the end on another site", async ({
  page,
  host,
}) => {
  await host.show(inPlace);
  const frame = await host.frame();
  const kept = await frame.evaluate(() => {
    document.cookie = "probe=1; SameSite=None; Secure";
    try {
      return [document.cookie, String(localStorage)];
    } catch (error) {
      return [document.cookie, (error as Error).name];
    }
  });
  expect(kept).toEqual(["", "SecurityError"]);
  await chooseTime(frame, 0);
  await bookInFrame(frame);
  await expect.poll(() => heard(host)).toEqual(wholeWay);
  expect(await host.moved()).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
