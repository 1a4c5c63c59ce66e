import { Trans } from "@lingui/react/macro";
import { formatDateHeading } from "../../../time/format.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { phoneHref } from "../../messages/phoneHref.ts";
import styles from "./LockedDay.module.css";
import { LockedValue } from "./LockedValue.tsx";

interface Props {
  readonly date: string;
  readonly phone: string;
  readonly locale: string;
}

/** Replaces the month when the address locks a day. */
export function LockedDay({ date, phone, locale }: Props) {
  const dateText = formatDateHeading(date, "full", locale);
  return (
    <section className={styles.day}>
      <VisuallyHidden>
        <h2>{dateText}</h2>
      </VisuallyHidden>
      <LockedValue label={<Trans>Day</Trans>}>{dateText}</LockedValue>
      <p className={styles.other}>
        <Trans>
          For another day please call <a href={phoneHref(phone)}>{phone}</a>.
        </Trans>
      </p>
    </section>
  );
}
