import type { HoldLineDraft } from "./holdDraft.ts";
import type { ServiceRow } from "./data/loadSlotSearch.ts";
import { countUnits } from "../../shared/money/due.ts";

export function getLinePrice(
  service: Pick<ServiceRow, "price_minor" | "price_per" | "payment_rule" | "payment_value">,
  seats: number,
): Required<Pick<HoldLineDraft, "priceMinor" | "unitMinor" | "pricePer" | "paymentRule" | "paymentValue">> {
  const { price_minor: unitMinor, price_per: pricePer } = service;
  return {
    priceMinor: unitMinor * countUnits({ pricePer, people: 1, seats }),
    unitMinor,
    pricePer,
    paymentRule: service.payment_rule,
    paymentValue: service.payment_value,
  };
}
