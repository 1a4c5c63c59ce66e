import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toLocalDate } from "../../time/format.ts";
import { SlotPicker } from "../bookings/actions/SlotPicker.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import styles from "./NewBooking.module.css";
import { RejectedRules } from "./RejectedRules.tsx";
import type { NewBooking } from "./useNewBooking.ts";

interface Props {
  readonly booking: NewBooking;
  /** False before a service is chosen. */
  readonly hasService: boolean;
}

/** The time of the booking, and the rules in its way. */
export function TimeSection({ booking, hasService }: Props) {
  const { timeZone, can } = useDesk();
  const { draft, errors, failure, rules, changeTime, changeOverrides } = booking;
  const { service, staff, seats, startsAt } = draft;
  const [today] = useState(() => toLocalDate(new Date().toISOString(), timeZone));
  return (
    <section className={styles.part} aria-labelledby="new-time">
      <h2 id="new-time" className={styles.heading}>
        <Trans>Date and time</Trans>
      </h2>
      {hasService ? (
        <SlotPicker
          key={`${service} ${staff} ${seats}`}
          service={service}
          staff={staff || null}
          seats={seats}
          startsAt={startsAt || null}
          firstDate={startsAt === "" ? today : toLocalDate(startsAt, timeZone)}
          onChoose={(next) => changeTime({ startsAt: next ?? "" })}
        />
      ) : (
        <p className={styles.hint}>
          <Trans>Choose a service to see its free times.</Trans>
        </p>
      )}
      {errors["startsAt"] === undefined ? null : (
        <p role="alert" tabIndex={-1} data-missing="" className={styles.error}>
          {errors["startsAt"]}
        </p>
      )}
      <RejectedRules
        failure={failure}
        rules={rules}
        overrides={draft.overrides}
        mayOverride={can("bookings.override")}
        startsAt={startsAt}
        onChange={changeOverrides}
        onChoose={(next) => changeTime({ startsAt: next })}
      />
    </section>
  );
}
