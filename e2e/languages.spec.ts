import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./app.ts";

const consultation = "/widget/appointment/northside/consultation";

for (const [accepted, lang] of [
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["pt-BR", "pt-BR"],
  ["ja,nl;q=0.4", "nl"],
  ["ja", "en"],
] as const) {
  test(`a browser that speaks ${accepted} is answered in ${lang}`, async ({ request }) => {
    const html = await (await request.get(consultation, { headers: { "accept-language": accepted } })).text();
    expect(html).toContain(`<html lang="${lang}" dir="ltr">`);
  });
}

test("a chosen language comes without a reload and stays", async ({ page, context }) => {
  await page.goto(consultation, { waitUntil: "networkidle" });
  await page.evaluate(() => Reflect.set(window, "same", true));
  await page.getByRole("combobox").last().selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);

  const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
  expect(cookie?.value).toBe("fr");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("in a frame on another site the embed names the language, and nothing needs storage", async ({
  page,
  app,
}) => {
  const framed = app.origin.replace("127.0.0.1", "localhost");
  const host = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<iframe src="${framed}${consultation}?locale=de" width="1000" height="900"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  try {
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("html")).toHaveAttribute("lang", "de");
    await frame.getByRole("combobox").last().selectOption("hu");
    await expect(frame.locator("html")).toHaveAttribute("lang", "hu");
    expect(page.frames()[1]?.url()).toContain("locale=hu");
  } finally {
    host.close();
  }
});
