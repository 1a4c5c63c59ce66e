import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { languageTag, locales } from "../../server/shared/languages/locales.ts";
import { expect, test } from "../app.ts";
import { answer, awake, consultation, open, press, openDetails } from "../visit.ts";

for (const [accepted, lang] of [
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["pt-BR", "pt-BR"],
  ["pt-PT", "pt-PT"],
  ["pt", "pt-PT"],
  ["ja,nl;q=0.4", "nl"],
  ["ja", "en"],
] as const) {
  test(`a browser that prefers ${accepted} gets ${lang}`, async ({ request }) => {
    const html = await (await request.get(consultation, { headers: { "accept-language": accepted } })).text();
    expect(html).toContain(`<html lang="${lang}" dir="ltr">`);
  });
}

test("a chosen language applies without a reload and persists", async ({ page, context }) => {
  await page.goto(consultation, { waitUntil: "networkidle" });
  await awake(page);
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

for (const path of [consultation, `${consultation}?locale=de`])
  test(`a language chosen before the script loads is kept: ${path}`, async ({ page, context }) => {
    let letScriptsCome = () => {};
    const scriptsMayCome = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const choice = page.locator("select[name=language]").last();
    await choice.selectOption("hu");
    letScriptsCome();
    await expect(page.locator("html")).toHaveAttribute("lang", "hu");
    await expect(choice).toHaveValue("hu");
    await expect(page.getByRole("button", { name: "Következő hónap" }).first()).toBeVisible();
    expect(new URL(page.url()).searchParams.get("locale")).toBe(path.includes("locale") ? "hu" : null);
    expect((await context.cookies()).find(({ name }) => name === "i18n_redirected")?.value).toBe("hu");
  });

test("an invalid cookie and ten kilobytes of languages get English", async ({ request }) => {
  const sent: Record<string, string>[] = [
    { cookie: "i18n_redirected=%00<script>alert(1)</script>" },
    { cookie: `i18n_redirected=${"x".repeat(3_000)}` },
    { "accept-language": "xx-Latn-XX;q=0.9,".repeat(600) },
    { "accept-language": ",;=q".repeat(2_500) },
  ];
  for (const headers of sent) {
    const response = await request.get(consultation, { headers });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<html lang="en" dir="ltr">');
  }
});

test("only the messages of the current language are sent", async ({ page }) => {
  const files = new RegExp(`/assets/(${locales.join("|")})-[\\w-]{8}\\.js$`);
  const loaded: string[] = [];
  page.on("request", (request) => {
    const name = files.exec(request.url())?.[1];
    if (name !== undefined) loaded.push(name);
  });
  await open(page, `${consultation}?locale=da`);
  await page.waitForLoadState("networkidle");
  expect([...new Set(loaded)]).toEqual(["da"]);
  await page.locator("select[name=language]").last().selectOption("pl");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await page.waitForLoadState("networkidle");
  expect([...new Set(loaded)]).toEqual(["da", "pl"]);
});

test("another language keeps the step, what was typed and the hold", async ({ page }) => {
  await openDetails(page, consultation);
  await answer(page);
  await page.getByRole("textbox", { name: /^Additional information/ }).fill("The left knee.");
  const address = page.url();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) requests.push(request.postData() ?? "");
  });

  for (const locale of ["de", "hu", "pt-br"] as const) {
    await page.locator("select[name=language]").last().selectOption(locale);
    await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
    await expect(page.locator("input[autocomplete=given-name]")).toHaveValue("Noor");
    await expect(page.locator("input[autocomplete=email]").first()).toHaveValue("noor@example.com");
    await expect(page.locator("textarea").last()).toHaveValue("The left knee.");
    await expect(page.getByRole("checkbox").last()).toBeChecked();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
    expect(page.url()).toBe(address);
  }
  expect(requests).toEqual([]);
  await expect(page.getByText(/^Reservado para você: restam \d+:\d\d min$/)).toBeVisible();
  await page.locator("input[autocomplete=given-name]").fill("");
  await press(page.getByRole("button", { name: /^Reservar horário: \d/ }));
  await expect(page.getByText("Este campo é obrigatório.")).toBeVisible();
  await page.locator("input[autocomplete=given-name]").fill("Noor");
  await press(page.getByRole("button", { name: /^Reservar horário: \d/ }));
  await expect(page.getByText("Obrigado, seu agendamento está confirmado")).toBeVisible();
});

test("the error page follows the language and keeps its status", async ({ request }) => {
  const headers = { "accept-language": "fr" };
  const response = await request.get("/widget/appointment/no-such-provider", { headers });
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("Agenda introuvable.");
  const unknown = await request.get("/widget/nothing/at/all", { headers });
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain("Page introuvable\u00a0: /widget/nothing/at/all");
});

test("the embed names the language of a frame, without storage", async ({ page, app }) => {
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
