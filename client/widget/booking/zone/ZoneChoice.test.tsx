import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useHourCycle } from "../../../time/clockChoice.ts";
import { formatTime } from "../../../time/format.ts";
import { renderInApp } from "../../../testing/renderInApp.tsx";
import { getTimeFormat } from "../../messages/getTimeFormat.ts";
import { ZoneChoice } from "./ZoneChoice.tsx";

beforeEach(() => localStorage.clear());

const at = "2026-12-01T19:30:00Z";

function Page({ locale, isFixed = false }: { readonly locale: string; readonly isFixed?: boolean }) {
  const style = getTimeFormat(locale, "America/New_York", useHourCycle("LOCALE"));
  return (
    <>
      <time>{formatTime(at, style)}</time>
      <ZoneChoice timeFormat={style} offsetInstant={at} onChoose={() => undefined} isZoneFixed={isFixed} />
    </>
  );
}

test("ZoneChoice switches between 12 and 24 hours and keeps the choice", async () => {
  const { user } = renderInApp(<Page locale="en" />);
  expect(screen.getByRole("time").textContent).toBe("2:30 PM");
  await user.click(screen.getByRole("button", { name: "Show times in 24 h format" }));
  expect(screen.getByRole("time").textContent).toBe("14:30");
  expect(localStorage.getItem("daybook.clock")).toBe("H24");
  await user.click(screen.getByRole("button", { name: "Show times in 12 h format" }));
  expect(screen.getByRole("time").textContent).toBe("2:30 PM");
});

test("ZoneChoice offers the other clock, also when the zone is fixed", () => {
  renderInApp(<Page locale="de" isFixed />);
  const isTwelve = screen.getByRole("time").textContent?.includes("PM");
  expect(screen.getByRole("button").textContent).toBe(isTwelve ? "24\u00a0h" : "12\u00a0h");
  expect(screen.queryByRole("button", { name: "Change time zone" })).toBeNull();
});
