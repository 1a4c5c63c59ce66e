import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "../../server/shared/money/formatMoney.ts";
import type { Money } from "../../server/shared/money/money.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";

/** Returns a formatter for `$95.00`, `$40.00 per person` or free. `priceUnit` is the graph's value. */
export function usePriceText(): (price: Money | null, per?: string) => string {
  const { t } = useLingui();
  const { tag } = useLocale();
  return (price, per = "LINE") => {
    if (price === null) return t`Free`;
    const amount = formatMoney(price, tag);
    if (per === "PERSON") return t`${amount} per person`;
    return per === "SEAT" ? t`${amount} per seat` : amount;
  };
}
