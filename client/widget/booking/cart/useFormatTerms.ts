import type { PricePer } from "../../../../server/shared/money/due.ts";
import { formatDuration } from "../../../time/format.ts";
import { usePriceLabels } from "../../payment/usePriceLabels.ts";
import type { Money } from "../../messages/formatMoney.ts";

/** Returns a function that formats length and price: `45 min · $90.00`, `60 min · $15.00 per seat`. */
export function useFormatTerms(): (
  minutes: number,
  price: Money | null,
  locale: string,
  per?: PricePer,
) => string {
  const priceMessages = usePriceLabels();
  return (minutes, price, locale, per = "LINE") =>
    `${formatDuration(minutes, locale)} · ${priceMessages.price(price, per, locale)}`;
}
