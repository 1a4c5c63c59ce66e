import { expect, it } from "vitest";
import { isRecordedAttempt } from "./recordedAttempts.ts";

it("records powers of two and the first attempt over the limit", () => {
  const recorded = Array.from({ length: 40 }, (_, i) => i + 1).filter((count) =>
    isRecordedAttempt(count, 10),
  );
  expect(recorded).toEqual([1, 2, 4, 8, 11, 16, 32]);
});
