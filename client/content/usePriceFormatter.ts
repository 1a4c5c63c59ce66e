import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "../../server/shared/money/formatMoney.ts";
import type { Money } from "../../server/shared/money/money.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";

/** Returns a formatter for `$95.00`, `$40.00 per person` or free. `priceUnit` is the graph's value. */
export function usePriceFormatter(): (price: Money | null, priceUnit?: string) => string {
  const { t } = useLingui();
  const { localeTag } = useLocale();
  return (price, priceUnit = "LINE") => {
    if (price === null) return t`Free`;
    const amount = formatMoney(price, localeTag);
    if (priceUnit === "PERSON") return t`${amount} per person`;
    return priceUnit === "SEAT" ? t`${amount} per seat` : amount;
  };
}
