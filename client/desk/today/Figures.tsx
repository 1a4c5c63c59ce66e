import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Link } from "../../router/Link.tsx";
import styles from "./Figures.module.css";

interface Props {
  readonly dayCount: number;
  readonly remainingCount: number;
  readonly requestCount: number;
  readonly unpaidCount: number;
}

export function Figures({ dayCount, remainingCount, requestCount, unpaidCount }: Props) {
  return (
    <dl className={styles.figures}>
      <Figure label={<Trans>Appointments today</Trans>} value={dayCount} />
      <Figure label={<Trans>Still to come</Trans>} value={remainingCount} />
      <Figure
        label={<Trans>Requests</Trans>}
        value={requestCount}
        href="/desk/bookings?status=REQUESTED"
        isWaiting
      />
      <Figure
        label={<Trans>Unpaid</Trans>}
        value={unpaidCount}
        href="/desk/bookings?when=today&payment=UNPAID"
        isWaiting
      />
    </dl>
  );
}

interface FigureProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly href?: string;
  readonly isWaiting?: boolean;
}

function Figure({ label, value, href, isWaiting = false }: FigureProps) {
  const text = new Intl.NumberFormat(useLocaleTag()).format(value);
  return (
    <div className={styles.figure} data-waiting={(isWaiting && value > 0) || undefined}>
      <dt>{label}</dt>
      <dd data-figures="">{href === undefined || value === 0 ? text : <Link href={href}>{text}</Link>}</dd>
    </div>
  );
}
