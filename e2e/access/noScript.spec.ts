import { expect, test } from "../app.ts";

const addresses = [
  "/",
  "/about",
  "/journal",
  "/no-such-page",
  "/product/mat/",
  "/v2/preview/spring-draft",
  "/widget/appointment/northside",
  "/widget/appointment/northside/consultation",
  "/widget/appointment/service/consultation",
  "/widget/appointment/service/consultation/cancel",
  "/widget/groups/new-clients",
  "/widget/service-menus/treatments",
  "/widget/booking",
  "/widget/cancel-booking",
  "/widget/form/intake",
  "/widget/survey/wellbeing-check",
  "/widget/otl/welcome",
  "/widget/otl/past",
  "/account/sign-in",
];

test("every screen has a note for browsers without scripts that names the business", async ({
  app,
  request,
}) => {
  for (const address of addresses) {
    const answer = await request.get(`${app.origin}${address}`, { headers: { "accept-language": "de" } });
    const note = /<noscript>(.*?)<\/noscript>/s.exec(await answer.text())?.[1];
    expect(note, address).toContain("JavaScript");
    expect(note, address).toContain("Northside Studio");
    expect(note, address).toMatch(/href="tel:\+\d+".*href="mailto:[^"]+@/s);
    expect(note, address).not.toContain("You can read this page");
  }
});

test("a calendar without scripts is readable and explains its buttons", async ({ app, browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: app.origin });
  const page = await plain.newPage();
  await page.goto("/widget/appointment/northside/consultation");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("note")).toContainText("You can read this page as it is.");
  await expect(page.getByRole("note").getByRole("link")).toHaveCount(2);
  await plain.close();
});
