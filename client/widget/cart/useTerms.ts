import { useLingui } from "@lingui/react/macro";
import { formatDuration } from "../../time/format.ts";
import { formatMoney, type Money } from "../words/formatMoney.ts";

/** How long something takes and what it costs, in one line: `45 min · $90.00`. */
export function useTerms(): (minutes: number, price: Money | null, locale: string) => string {
  const { t } = useLingui();
  return (minutes, price, locale) =>
    `${formatDuration(minutes, locale)} · ${price === null ? t`Free` : formatMoney(price, locale)}`;
}
