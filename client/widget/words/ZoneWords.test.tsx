import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ZoneWords } from "./ZoneWords.tsx";

test.each([
  ["America/New_York", "New York (UTC-5)", "(UTC-5)"],
  ["UTC", "UTC", "UTC"],
])("%s is written whole, and its offset stays in one piece", (timeZone, whole, offset) => {
  const { container } = render(<ZoneWords timeZone={timeZone} instant="2026-12-01T15:00:00Z" />);
  expect(container.textContent).toBe(whole);
  expect(container.querySelector("span")?.textContent).toBe(offset);
});
