import { expect, test } from "vitest";
import { lasting, lastingBeyond, leadingOn } from "./lastingSearch.ts";

test("language, zone and frame go along; what was chosen on a screen stays there", () => {
  expect(lasting("?date=2026-11-24&locale=hu&step=details&theme=dark")).toBe("?locale=hu&theme=dark");
  expect(lasting("?at=x&booked=")).toBe("");
});

test("what fills in the details and what is not ours goes along too", () => {
  const search = "?email=m%40example.org&utm_source=news&utm_source=mail&room=12";
  expect(lasting(`${search}&staff=amara&also=intro-call&repeat=weekly.1.6&guests=2`)).toBe(search);
});

test("a locked choice is no choice: it goes along", () => {
  expect(lasting("?staff=amara&date=2026-11-24&month=2026-11&lock=staff,%20date")).toBe(
    "?staff=amara&date=2026-11-24&lock=staff%2C+date",
  );
});

test("down into a calendar the day, the person and the party of a link come along, the standing does not", () => {
  expect(leadingOn("?staff=amara&date=2026-11-24&guests=2&at=x&step=details&slug=welcome")).toBe(
    "?staff=amara&date=2026-11-24&guests=2",
  );
});

test("the address of what was booked names nobody", () => {
  expect(
    lastingBeyond(
      "?locale=de&email=a%40b.co&first_name=A&guests=c%40d.co&lock=email,guests&utm_source=news&at=x",
    ),
  ).toBe("?locale=de&utm_source=news");
});
