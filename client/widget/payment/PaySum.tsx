import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import { formatMoney, type Money } from "../messages/formatMoney.ts";
import { type Tax, TaxNote } from "./DueRows.tsx";
import type { LaterPayment } from "./orderMoney.ts";
import styles from "./PaySum.module.css";

interface Props {
  readonly total: Money;
  readonly due: Money;
  readonly laterPayment: LaterPayment | null;
  readonly tax: Tax | null;
  readonly locale: string;
}

export function PaySum({ total, due, laterPayment, tax, locale }: Props) {
  const renderRow = (label: ReactNode, money: Money, isStrong = false) => (
    <div className={classes(styles.row, isStrong && styles.now)}>
      <dt>{label}</dt>
      <dd data-figures="">{formatMoney(money, locale)}</dd>
    </div>
  );
  return (
    <div className={styles.sum}>
      <dl className={styles.rows}>
        {renderRow(<Trans>Total</Trans>, total)}
        {renderRow(<Trans>Due now</Trans>, due, true)}
        {laterPayment === null
          ? null
          : renderRow(
              laterPayment.includesRequests ? <Trans>Later</Trans> : <Trans>At your visit</Trans>,
              laterPayment.amount,
            )}
      </dl>
      <p className={styles.tax}>
        <TaxNote total={total} tax={tax} locale={locale} />
      </p>
    </div>
  );
}
