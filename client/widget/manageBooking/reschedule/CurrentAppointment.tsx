import { Trans } from "@lingui/react/macro";
import type { TimeFormatOptions } from "../../../time/format.ts";
import { BookingTime } from "../../order/BookingTime.tsx";
import styles from "./CurrentAppointment.module.css";

interface Props {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeFormat: TimeFormatOptions;
  /** Names of the staff members, or "". */
  readonly people: string;
}

export function CurrentAppointment({ startsAt, endsAt, timeFormat, people }: Props) {
  return (
    <div className={styles.current}>
      <p className={styles.label}>
        <Trans>Current appointment</Trans>
      </p>
      <p className={styles.time}>
        <BookingTime startsAt={startsAt} endsAt={endsAt} timeFormat={timeFormat} withDate />
      </p>
      {people === "" ? null : (
        <p className={styles.people}>
          <Trans>With {people}</Trans>
        </p>
      )}
    </div>
  );
}
