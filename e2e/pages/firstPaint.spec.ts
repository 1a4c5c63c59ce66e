import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../app.ts";
import { consultation } from "../visit.ts";

/** Serves the app with one page whose body arrives in two parts. `sendRest` sends the second one. */
async function serveInParts(origin: string, path: string) {
  let rest: (() => void) | null = null;
  const sendInParts = (html: string, response: ServerResponse) => {
    const cut = html.indexOf("_avatar") + 200;
    response.write(html.slice(0, cut));
    rest = () => response.end(html.slice(cut));
  };
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${origin}${request.url}`);
      response.setHeader("Content-Type", answer.headers.get("content-type") ?? "text/plain");
      if (request.url === path) sendInParts(await answer.text(), response);
      else response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    sendRest: () => rest?.(),
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}

test("paints a page only when its whole body has arrived", async ({ page, app }) => {
  const parts = await serveInParts(app.origin, consultation);
  try {
    const sheet = page.waitForResponse(/\.css$/);
    await page.goto(parts.address, { waitUntil: "commit" });
    await (await sheet).finished();
    await page.waitForFunction(() => document.querySelectorAll("[class*=_avatar]").length > 0);
    const early = await page.evaluate(
      () =>
        new Promise((done) => {
          new PerformanceObserver(() => done("painted")).observe({ type: "paint", buffered: true });
          setTimeout(() => done("not painted"), 500);
        }),
    );
    expect(early).toBe("not painted");
    parts.sendRest();
    await expect(page.getByRole("main")).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
      .toBe(1);
  } finally {
    await parts.close();
  }
});
