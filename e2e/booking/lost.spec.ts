import { expect, test } from "../app.ts";
import { betweenMutations, heldToken } from "../requests.ts";
import {
  answer,
  calendar,
  chooseTime,
  consultation,
  details,
  expectAnswered,
  open,
  press,
  proceed,
  thanks,
  submitBooking,
  openDetails,
  showMonth,
} from "../visit.ts";

const failed = "We were unable to schedule your appointment. Please try again.";
test.use({ forgiven: /net::ERR_FAILED|status of 500/ });

test("a time that another visitor took is replaced by a new choice", async ({ page, app }) => {
  await open(page, consultation);
  const amara = page.getByRole("radio", { name: "Amara Osei" });
  await amara.check();
  await expect(page).toHaveURL(/staff=/);
  await chooseTime(page);
  await proceed(page);
  await answer(page);
  await press(details(page).changeTime);

  const { times, day, openDays, chosenDay } = calendar(page);
  // On another day, because a time of the same day may overlap with the held one.
  await showMonth(page);
  const other = (await openDays.last().getAttribute("aria-label")) ?? "";
  await press(openDays.last());
  await expect(chosenDay.getByRole("button", { name: other })).toBeVisible();
  await times.last().check();
  const startsAt = await times.last().inputValue();
  const staff = new URL(page.url()).searchParams.get("staff") ?? undefined;
  expect((await app.graph.hold("consultation", startsAt, staff)).__typename).toBe("HoldSlotPayload");
  await press(calendar(page).proceed);

  const alert = page.getByRole("alert").filter({ hasText: "Not booked: Staff busy" });
  await expect(alert).toBeFocused();
  await expect(day.locator(`input[value="${startsAt}"]`)).toHaveCount(0);
  await expect(amara).toBeChecked();
  await expect(calendar(page).proceed).toHaveCount(0);

  await times.first().check();
  await expect(alert).toHaveCount(0);
  await proceed(page);
  await expectAnswered(page);
  await submitBooking(page);
});

test("a hold expires after ten minutes", async ({ page, app }) => {
  await page.clock.install();
  await open(page, consultation);
  const { startsAt } = await chooseTime(page);
  await proceed(page);
  await answer(page);
  const { countdown, heading } = details(page);
  await page.clock.fastForward("04:00");
  await expect(countdown).toHaveText(/Held for you: [56]:\d\d min left/);

  // Only the browser's clock advances, so the server's hold is released by hand.
  await app.graph.release(await heldToken(page));
  await page.clock.fastForward("06:30");
  await expect(
    page.getByRole("alert").filter({ hasText: "The time is no longer held for you." }),
  ).toBeFocused();
  await expect(heading).toHaveCount(0);

  const again = calendar(page).day.locator(`input[value="${startsAt}"]`);
  await again.check();
  await proceed(page);
  await expectAnswered(page);
});

test("an error after booking is shown, and the retry returns the same booking", async ({ page }) => {
  await openDetails(page, consultation);
  await answer(page);

  const booked: string[] = [];
  const sent = await betweenMutations(page, async (route, _sent, sofar) => {
    const response = await route.fetch();
    booked.push(/"accessKey":"([\w-]+)"/.exec(await response.text())?.[1] ?? "none");
    await (sofar === 1
      ? route.fulfill({ status: 500, body: '{"errors":[{"message":"x"}]}' })
      : route.fulfill({ response }));
  });
  await press(details(page).book);
  const alert = page.getByRole("alert").filter({ hasText: failed });
  await expect(alert).toBeFocused();
  await expectAnswered(page);

  await submitBooking(page);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(booked).toHaveLength(2);
  expect(new Set(booked)).toEqual(new Set([new URL(page.url()).pathname.split("/").at(-1)]));
});

test("a dropped request is sent again by itself and books once", async ({ page }) => {
  await open(page, consultation);
  await chooseTime(page);
  const booked: string[] = [];
  const sent = await betweenMutations(page, async (route, { kind }, sofar) => {
    const response = await route.fetch();
    if (kind === "book") booked.push(/"accessKey":"([\w-]+)"/.exec(await response.text())?.[1] ?? "none");
    await (sofar === 1 ? route.abort() : route.fulfill({ response }));
  });
  await proceed(page);
  await answer(page);
  await submitBooking(page);
  expect(sent.map(({ kind }) => kind)).toEqual(["hold", "hold", "book", "book"]);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[2]).toEqual(sent[3]);
  expect(new Set(booked)).toEqual(new Set([new URL(page.url()).pathname.split("/").at(-1)]));
});

test("a lost connection is shown at each step, and nothing is lost", async ({ page }) => {
  await page.clock.install();
  await open(page, consultation);
  const { startsAt } = await chooseTime(page);
  let isDown = true;
  const sent = await betweenMutations(page, (route) => (isDown ? route.abort() : route.continue()));
  const alert = page.getByRole("alert").filter({ hasText: failed });
  const expectAlert = () =>
    expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return alert.isVisible();
      })
      .toBe(true);

  await press(calendar(page).proceed);
  await expectAlert();
  await expect(alert).toBeFocused();
  await expect(calendar(page).day.locator(`input[value="${startsAt}"]`)).toBeChecked();
  isDown = false;
  await proceed(page);
  await expect(alert).toHaveCount(0);

  await answer(page);
  isDown = true;
  await press(details(page).book);
  await expectAlert();
  await expect(alert).toBeFocused();
  await expectAnswered(page);
  isDown = false;
  await submitBooking(page);
  const keys = sent.filter(({ kind }) => kind === "book").map(({ idempotencyKey }) => idempotencyKey);
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
});

test("two presses hold once and book once", async ({ page }) => {
  await open(page, consultation);
  await chooseTime(page);
  const sent = await betweenMutations(page, (route) => route.continue());
  await calendar(page).proceed.dblclick();
  await expect(details(page).heading).toBeFocused();
  await answer(page);
  await details(page).book.dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(sent.map(({ kind }) => kind)).toEqual(["hold", "book"]);
});
