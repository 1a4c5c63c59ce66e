import { expect, test } from "../app.ts";
import { awake, calendar, details, noor, open, proceed } from "../visit.ts";

interface ToolResult<Output> {
  readonly result: {
    readonly structuredContent?: Output;
    readonly content: readonly { readonly text: string }[];
  };
}

test("a visitor finishes the booking of an agent, whose hold the browser takes over", async ({
  page,
  request,
}) => {
  const call = async <Output>(name: string, args: object): Promise<Output> => {
    const response = await request.post("/mcp", {
      headers: { accept: "application/json, text/event-stream" },
      data: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
    });
    const { result } = (await response.json()) as ToolResult<Output>;
    expect(result.structuredContent, result.content[0]?.text).toBeTruthy();
    return result.structuredContent!;
  };
  const chosen = { service: "massage", staff: "bruno" };
  const times = await call<{ days: { times: { instant: string }[] }[] }>("find_times", chosen);
  const startsAt = times.days.at(-1)!.times[0]!.instant;
  const held = await call<{ hold: string; continueUrl: string; canBookHere: boolean }>("hold_time", {
    ...chosen,
    startsAt,
  });
  expect(held.canBookHere).toBe(false);
  const contact = { firstName: noor.first, lastName: noor.last, email: noor.email };
  const { continueUrl } = await call<{ continueUrl: string }>("book", { hold: held.hold, ...contact });
  expect(continueUrl).toBe(held.continueUrl);

  await test.step("another visitor does not get the time", async () => {
    const { pathname, search } = new URL(continueUrl);
    await open(page, `${pathname}${search}`);
    await expect(calendar(page).times.and(page.locator(`[value="${startsAt}"]`))).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
  });

  await test.step("the link offers the held time and holds it again", async () => {
    const { pathname, search, hash } = new URL(continueUrl);
    await page.goto("about:blank");
    await page.goto(`${pathname}${search}${hash}`);
    await awake(page);
    await expect(page).not.toHaveURL(/visitor/);
    await expect(calendar(page).times.and(page.locator(`[value="${startsAt}"]`))).toBeChecked();
    await proceed(page);
    await expect(details(page).countdown).toBeVisible();
  });
});
