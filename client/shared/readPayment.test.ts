import { expect, it } from "vitest";
import { readPayment } from "./readPayment.ts";

it.each([
  [{ share: "NONE" }, "NONE", 0],
  [{ share: "FULL" }, "FULL", 0],
  [{ share: "HALF" }, "NONE", 0],
  [{ depositPercent: 20 }, "DEPOSIT_PERCENT", 20],
  [{ depositAmount: { amount: 1500 } }, "DEPOSIT_AMOUNT", 1500],
])("readPayment converts %j", (payment, paymentRule, paymentValue) => {
  expect(readPayment(payment)).toEqual({ paymentRule, paymentValue });
});
