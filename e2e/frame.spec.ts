import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./app.ts";
import { awake, calendar, consultation, details, noor, press, thanks } from "./visit.ts";

/** A page of somebody else's, on a site of its own, that shows `src` in a frame. */
async function hostPage(src: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>A host</title><iframe title="Book" src="${src}" style="width:100%;height:1200px;border:0"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

test("in a frame on another site, without cookies of its own, it is booked all the same", async ({
  page,
  app,
  context,
}) => {
  const { url, server } = await hostPage(
    `${app.origin.replace("127.0.0.1", "localhost")}${consultation}?embed`,
  );
  try {
    await page.goto(url);
    const frame = page.frameLocator("iframe");
    const inner = page.frames()[1];
    if (!inner) throw new Error("there is no frame");
    await awake(inner);
    const { nextMonth, monthName, openDays, times } = calendar(frame);
    const before = await monthName.innerText();
    await press(nextMonth);
    await expect(monthName).not.toHaveText(before);
    await press(openDays.first());
    await times.first().check();
    await press(calendar(frame).proceed);
    const fields = details(frame);
    await expect(fields.heading).toBeFocused();
    await fields.first.fill(noor.first);
    await fields.last.fill(noor.last);
    await fields.email.fill(noor.email);
    await fields.places.getByRole("radio").first().check();
    await fields.consent.check();
    await press(fields.book);
    await expect(thanks(frame)).toBeVisible();
    await expect(frame.getByRole("article")).toContainText("Reference");
    expect(await context.cookies()).toEqual([]);
  } finally {
    server.close();
  }
});
