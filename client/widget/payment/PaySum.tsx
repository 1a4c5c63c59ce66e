import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import { formatMoney, type Money } from "../messages/formatMoney.ts";
import { type Tax, TaxWords } from "./DueRows.tsx";
import type { LaterMoney } from "./orderMoney.ts";
import styles from "./PaySum.module.css";

interface Props {
  readonly total: Money;
  readonly due: Money;
  readonly later: LaterMoney | null;
  readonly tax: Tax | null;
  readonly locale: string;
}

export function PaySum({ total, due, later, tax, locale }: Props) {
  const row = (words: ReactNode, money: Money, isStrong = false) => (
    <div className={classes(styles.row, isStrong && styles.now)}>
      <dt>{words}</dt>
      <dd data-figures="">{formatMoney(money, locale)}</dd>
    </div>
  );
  return (
    <div className={styles.sum}>
      <dl className={styles.rows}>
        {row(<Trans>Total</Trans>, total)}
        {row(<Trans>Due now</Trans>, due, true)}
        {later === null
          ? null
          : row(later.isMixed ? <Trans>Later</Trans> : <Trans>At your visit</Trans>, later.amount)}
      </dl>
      <p className={styles.tax}>
        <TaxWords total={total} tax={tax} locale={locale} />
      </p>
    </div>
  );
}
