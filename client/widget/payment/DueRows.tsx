import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { calculateIncludedTax } from "../../../server/shared/money/tax.ts";
import type { CartSum } from "./sumCart.ts";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { formatMoney, type Money } from "../messages/formatMoney.ts";
import styles from "./DueRows.module.css";

export interface Tax {
  readonly name: string | null | undefined;
  readonly percent: number;
}

interface Props {
  readonly orderSum: Pick<CartSum, "total" | "dueNow" | "dueApproved">;
  readonly tax: Tax | null;
  readonly locale: string;
}

export function DueRows({ orderSum: { total, dueNow, dueApproved }, tax, locale }: Props) {
  if (total === null) return null;
  const now = dueNow?.amount ?? 0;
  const approved = dueApproved?.amount ?? 0;
  const dueAtAppointment = total.amount - now - approved;
  const renderRow = (label: ReactNode, amount: number) =>
    amount === 0 ? null : (
      <span className={styles.row}>
        <span>{label}</span>
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
      ) : dueAtAppointment === total.amount ? null : (
        <>
          {renderRow(<Trans>When booking</Trans>, now)}
          {renderRow(<Trans>After approval</Trans>, approved)}
          {renderRow(<Trans>At your visit</Trans>, dueAtAppointment)}
        </>
      )}
      <TaxNote total={total} tax={tax} locale={locale} />
    </span>
  );
}

export function TaxNote({
  total,
  tax,
  locale,
}: {
  readonly total: Money;
  readonly tax: Tax | null;
  readonly locale: string;
}) {
  const taxAmount = tax === null ? 0 : calculateIncludedTax(total.amount, Math.round(tax.percent * 100));
  if (tax === null || taxAmount === 0) return null;
  const amount = formatMoney({ ...total, amount: taxAmount }, locale);
  return (
    <span>
      <Trans>
        <BusinessText>{tax.name}</BusinessText> included: {amount}
      </Trans>
    </span>
  );
}
