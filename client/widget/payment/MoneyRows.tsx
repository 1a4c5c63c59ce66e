import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatMoney, type Money } from "../messages/formatMoney.ts";
import styles from "./DueRows.module.css";
import type { LaterPayment } from "./orderMoney.ts";

interface Props {
  readonly paid: Money;
  readonly due: Money;
  readonly laterPayment: LaterPayment | null;
  readonly refunded: Money;
  readonly locale: string;
}

/** Shows paid, due, later and refunded amounts. Renders nothing when no online payment is involved. */
export function MoneyRows({ paid, due, laterPayment, refunded, locale }: Props) {
  if (paid.amount === 0 && due.amount === 0) return null;
  const renderRow = (label: ReactNode, money: Money | undefined) =>
    money === undefined || money.amount === 0 ? null : (
      <span className={styles.row}>
        <span>{label}</span>
        <span data-figures="">{formatMoney(money, locale)}</span>
      </span>
    );
  return (
    <span className={styles.rows}>
      {renderRow(<Trans>Paid</Trans>, paid)}
      {renderRow(<Trans>Due now</Trans>, due)}
      {renderRow(
        laterPayment?.includesRequests === true ? <Trans>Later</Trans> : <Trans>At your visit</Trans>,
        laterPayment?.amount,
      )}
      {renderRow(<Trans>Refund</Trans>, refunded)}
    </span>
  );
}
