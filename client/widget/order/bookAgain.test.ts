import { expect, test } from "vitest";
import { bookAgainHref, type PreviousBooking } from "./bookAgain.ts";

const startsAt = "2026-11-24T19:30:00.000Z";
const line = (slug: string, changes: Partial<PreviousBooking> = {}): PreviousBooking => ({
  startsAt,
  member: 0,
  seats: 1,
  guests: [],
  service: { slug },
  provider: { slug: "northside" },
  ...changes,
});
const search = (bookings: readonly PreviousBooking[], isSeries = false) => {
  const href = bookAgainHref({ isSeries, bookings, date: "2026-11-24" }, "?locale=de&booked=");
  const url = new URL(href, "http://daybook.test");
  return [url.pathname, Object.fromEntries(url.searchParams)];
};

test("bookAgainHref keeps the date and time of one service", () => {
  expect(search([line("physio")])).toEqual([
    "/widget/appointment/northside/physio",
    { locale: "de", date: "2026-11-24", at: startsAt },
  ]);
  expect(search([line("physio", { provider: null })])[0]).toBe("/widget/appointment/service/physio");
});

test("bookAgainHref keeps several services and guests", () => {
  const guests = [{}, {}];
  const lines = [
    line("mobility", { guests: [] }),
    line("yoga-class", { seats: 3, guests }),
    line("body-scan", { member: 2 }),
  ];
  expect(search(lines)[1]).toMatchObject({ also: "yoga-class*3", guests: "2", party: ",body-scan" });
  expect(search([line("duo-training", { guests: [{}] })])[1]).toMatchObject({ guests: "1" });
});

test("bookAgainHref keeps only the date of a series", () => {
  const [, chosen] = search([line("coaching"), line("coaching")], true);
  expect(chosen).toEqual({ locale: "de", date: "2026-11-24" });
});
