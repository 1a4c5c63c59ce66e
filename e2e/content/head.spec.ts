import { expect, test } from "../app.ts";
import { consultation, monthFromNow } from "../visit.ts";

const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];

test("every page has the business's tab icon at a hashed address", async ({ request }) => {
  for (const path of [consultation, "/", "/widget/booking", "/nowhere"]) {
    const html = await (await request.get(path)).text();
    const icon = /<link rel="icon" href="([^"]+)">/.exec(html)?.[1] ?? "";
    expect(icon, path).toMatch(/^\/assets\/tab-icon-[\w-]{10}$/);
    const answer = await request.get(icon);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
  expect((await request.get("/favicon.ico")).status()).toBe(404);
});

test("public calendars have a social preview, a booking's view has none", async ({ app, request }) => {
  for (const path of [
    consultation,
    "/widget/appointment/northside",
    "/widget/appointment/service/physio",
    "/widget/service-menus/treatments",
    "/widget/service-menus/treatments/massage",
    "/widget/groups/new-clients",
  ]) {
    const html = await (await request.get(`${path}?date=2030-01-01&email=noor@example.com`)).text();
    expect(meta(html, "og:title"), path).toBeTruthy();
    expect(meta(html, "og:url"), path).toBe(`${app.origin}${path}`);
    expect(meta(html, "og:site_name"), path).toBe("Northside Studio");
    expect(/<meta name="description" content="([^"]*)">/.exec(html)?.[1], path).toBeTruthy();
  }
  const [startsAt = ""] = await app.graph.starts("intro-call", monthFromNow(1));
  const { booking, order } = await app.graph.order("intro-call", startsAt);
  for (const path of [
    `/widget/booking/${booking}`,
    `/widget/bookings/${order}`,
    `/widget/cancel-booking?id=${booking}`,
    "/widget/form/intake",
    "/widget/otl/welcome",
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(await response.text(), path).not.toContain('property="og:');
  }
});
