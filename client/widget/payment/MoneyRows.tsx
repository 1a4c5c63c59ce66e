import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatMoney, type Money } from "../messages/formatMoney.ts";
import styles from "./DueRows.module.css";
import type { LaterMoney } from "./orderMoney.ts";

interface Props {
  readonly paid: Money;
  readonly due: Money;
  readonly later: LaterMoney | null;
  readonly refunded: Money;
  readonly locale: string;
}

/** Shows paid, due, later and refunded amounts. Renders nothing when no online payment is involved. */
export function MoneyRows({ paid, due, later, refunded, locale }: Props) {
  if (paid.amount === 0 && due.amount === 0) return null;
  const row = (words: ReactNode, money: Money | undefined) =>
    money === undefined || money.amount === 0 ? null : (
      <span className={styles.row}>
        <span>{words}</span>
        <span data-figures="">{formatMoney(money, locale)}</span>
      </span>
    );
  return (
    <span className={styles.rows}>
      {row(<Trans>Paid</Trans>, paid)}
      {row(<Trans>Due now</Trans>, due)}
      {row(later?.isMixed === true ? <Trans>Later</Trans> : <Trans>At your visit</Trans>, later?.amount)}
      {row(<Trans>Refund</Trans>, refunded)}
    </span>
  );
}
