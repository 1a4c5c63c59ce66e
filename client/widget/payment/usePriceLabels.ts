import { useLingui } from "@lingui/react/macro";
import type { PricedService } from "./sumCart.ts";
import { formatMoney, type Money } from "../messages/formatMoney.ts";
import { formatPercent } from "../messages/formatPercent.ts";

export interface PriceLabels {
  /** `$95.00`, `$40.00 per person`, `$15.00 per seat`, or free. */
  readonly price: (price: Money | null, priceUnit: string, locale: string) => string;
  /** `20% deposit`, `pay when booking` or `pay after approval`. Null if nothing is paid before the visit. */
  readonly terms: (service: PaidService, locale: string) => string | null;
}

export type PaidService = Pick<PricedService, "price" | "paymentValue" | "isRequest"> & {
  readonly paymentRule: string;
};

export function usePriceLabels(): PriceLabels {
  const { t } = useLingui();
  return {
    price(price, priceUnit, locale) {
      if (price === null) return t`Free`;
      const amount = formatMoney(price, locale);
      if (priceUnit === "PERSON") return t`${amount} per person`;
      return priceUnit === "SEAT" ? t`${amount} per seat` : amount;
    },
    terms({ price, paymentRule, paymentValue, isRequest }, locale) {
      if (price === null || paymentRule === "NONE") return null;
      if (paymentRule === "FULL") return isRequest ? t`pay after approval` : t`pay when booking`;
      const share =
        paymentRule === "DEPOSIT_PERCENT"
          ? formatPercent(paymentValue, locale)
          : formatMoney({ ...price, amount: Math.min(paymentValue, price.amount) }, locale);
      return isRequest ? t`${share} deposit after approval` : t`${share} deposit`;
    },
  };
}
