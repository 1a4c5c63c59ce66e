import { expect, test } from "vitest";
import { readCalendarAddress } from "../calendar/calendarAddress.ts";
import { exampleService } from "../../testing/exampleServices.ts";
import { getFurtherLines } from "./furtherLines.ts";
import { planCart } from "./planCart.ts";
import {
  readCartChoice,
  getServiceHref,
  getChosenServices,
  getCartCorrections,
  toCartParams,
} from "./cartParams.ts";

const yoga = exampleService("yoga-class", { guestMode: "SEAT", capacity: 12 });
const call = exampleService("intro-call", { guestMode: "ATTEND" });
const scan = exampleService("body-scan", { guestMode: "OWN_LINE" });

const at = (search: string) =>
  new URL(`https://northside.example/widget/appointment/northside/yoga-class${search}`);
const planAt = (search: string) =>
  planCart(yoga, [call, scan], readCartChoice(readCalendarAddress(at(search))));

test("toCartParams writes back what readCartChoice reads", () => {
  const search =
    "?staff=amara&seats=3&also=intro-call.bruno,body-scan&guests=2&party=body-scan.bruno,body-scan";
  const address = readCalendarAddress(at(search));
  const { guests, choices } = readCartChoice(address);
  expect(toCartParams(getChosenServices(planAt(search)), guests, choices)).toEqual({
    staff: "amara",
    seats: 3,
    also: "intro-call.bruno,body-scan",
    guests: 2,
    party: "body-scan.bruno,body-scan",
  });
  expect(getCartCorrections(planAt(search), address)).toBeNull();
});

test("getCartCorrections adds seats to an address that has only guests", () => {
  const address = readCalendarAddress(at("?guests=2"));
  expect(getCartCorrections(planAt("?guests=2"), address)).toEqual({ seats: 3, also: null });
  expect(getCartCorrections(planAt("?seats=3"), readCalendarAddress(at("?seats=3")))).toEqual({
    seats: null,
    also: null,
  });
  const second = at("?also=yoga-class&guests=1");
  const plan = planCart(call, [yoga], readCartChoice(readCalendarAddress(second)));
  expect(getCartCorrections(plan, readCalendarAddress(second))).toEqual({
    seats: null,
    also: "yoga-class*2",
  });
});

test("getFurtherLines numbers the guests who have chosen without gaps", () => {
  const choice = readCartChoice(
    readCalendarAddress(at("?also=intro-call&guests=3&party=,body-scan.bruno,body-scan")),
  );
  expect(getFurtherLines(choice)).toEqual([
    { service: "intro-call", staff: null, member: 0, seats: 1 },
    { service: "body-scan", staff: "bruno", member: 1, seats: 1 },
    { service: "body-scan", staff: null, member: 2, seats: 1 },
  ]);
  expect(getFurtherLines(readCartChoice(readCalendarAddress(at("?guests=3"))))).toBeNull();
});

test.each([
  ["/widget/appointment/northside/yoga-class", "/widget/appointment/northside/intro-call"],
  ["/widget/appointment/service/yoga-class", "/widget/appointment/service/intro-call"],
  ["/widget/service-menus/treatments/yoga-class", "/widget/service-menus/treatments/intro-call"],
])("getServiceHref replaces the service in %s", (from, to) => {
  const url = new URL(`https://northside.example${from}?locale=hu&month=2026-12&at=2026-12-01T10:00:00Z`);
  expect(getServiceHref(url, "intro-call", { at: null })).toBe(`${to}?locale=hu&month=2026-12`);
});
