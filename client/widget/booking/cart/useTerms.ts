import type { PricePer } from "../../../../server/shared/money/due.ts";
import { formatDuration } from "../../../time/format.ts";
import { usePriceWords } from "../../payment/usePriceWords.ts";
import type { Money } from "../../messages/formatMoney.ts";

/** Returns a function that formats length and price: `45 min · $90.00`, `60 min · $15.00 per seat`. */
export function useTerms(): (minutes: number, price: Money | null, locale: string, per?: PricePer) => string {
  const words = usePriceWords();
  return (minutes, price, locale, per = "LINE") =>
    `${formatDuration(minutes, locale)} · ${words.price(price, per, locale)}`;
}
