import { expect, test } from "vitest";
import { groupRefundTerms } from "./refundTerms.ts";

const terms = (name: string, refundPercent: number, refundCutoffMinutes: number) => ({
  name,
  refundPercent,
  refundCutoffMinutes,
});

test("groupRefundTerms names no service when the terms apply to all", () => {
  expect(groupRefundTerms([terms("Physio", 100, 60), terms("Massage", 100, 60)])).toEqual([
    { refundPercent: 100, refundCutoffMinutes: 60, services: [] },
  ]);
});

test("groupRefundTerms names the services when their terms differ", () => {
  const groups = groupRefundTerms([
    terms("A", 100, 0),
    terms("B", 0, 60),
    terms("A", 100, 0),
    terms("C", 0, 0),
  ]);
  expect(groups.map(({ services, refundPercent }) => [refundPercent, services])).toEqual([
    [100, ["A"]],
    [0, ["B", "C"]],
  ]);
});
