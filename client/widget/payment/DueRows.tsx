import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { includedTax } from "../../../server/shared/money/tax.ts";
import type { VisitSum } from "./visitSum.ts";
import { OwnWords } from "../layout/OwnWords.tsx";
import { formatMoney, type Money } from "../messages/formatMoney.ts";
import styles from "./DueRows.module.css";

export interface Tax {
  readonly name: string;
  readonly percent: number;
}

interface Props {
  readonly sum: Pick<VisitSum, "total" | "dueNow" | "dueApproved">;
  readonly tax: Tax | null;
  readonly locale: string;
}

export function DueRows({ sum: { total, dueNow, dueApproved }, tax, locale }: Props) {
  if (total === null) return null;
  const now = dueNow?.amount ?? 0;
  const approved = dueApproved?.amount ?? 0;
  const later = total.amount - now - approved;
  const row = (words: ReactNode, amount: number) =>
    amount === 0 ? null : (
      <span className={styles.row}>
        <span>{words}</span>
        <span data-figures="">{formatMoney({ ...total, amount }, locale)}</span>
      </span>
    );
  return (
    <span className={styles.rows}>
      {now === total.amount ? (
        <span>
          <Trans>Pay when booking</Trans>
        </span>
      ) : approved === total.amount ? (
        <span>
          <Trans>Pay after approval</Trans>
        </span>
      ) : later === total.amount ? null : (
        <>
          {row(<Trans>When booking</Trans>, now)}
          {row(<Trans>After approval</Trans>, approved)}
          {row(<Trans>At your visit</Trans>, later)}
        </>
      )}
      <TaxWords total={total} tax={tax} locale={locale} />
    </span>
  );
}

export function TaxWords({
  total,
  tax,
  locale,
}: {
  readonly total: Money;
  readonly tax: Tax | null;
  readonly locale: string;
}) {
  const minor = tax === null ? 0 : includedTax(total.amount, Math.round(tax.percent * 100));
  if (tax === null || minor === 0) return null;
  const amount = formatMoney({ ...total, amount: minor }, locale);
  return (
    <span>
      <Trans>
        <OwnWords>{tax.name}</OwnWords> included: {amount}
      </Trans>
    </span>
  );
}
