import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import type { BookingDetails_booking$key } from "../../../__generated__/BookingDetails_booking.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import {
  formatDateHeading,
  formatDay,
  formatMonthOfDay,
  formatTime,
  formatTimeRange,
  toLocalDate,
} from "../../../time/format.ts";
import { useZoneLabel } from "../../../time/useZoneCity.ts";
import { SummaryList, type SummaryItem } from "../../../ui/SummaryList.tsx";
import { Ticket } from "../../../ui/Ticket.tsx";
import { useDesk } from "../../layout/DeskContext.ts";
import { PanelActions } from "./PanelActions.tsx";
import { PanelAnswers } from "./PanelAnswers.tsx";
import { PanelClient } from "./PanelClient.tsx";
import { PanelHistory } from "./PanelHistory.tsx";
import { PanelNote } from "./PanelNote.tsx";
import { formatMoment } from "../../time/formatMoment.ts";
import { useTimeFormat } from "../../time/useTimeFormat.ts";
import styles from "./BookingPanel.module.css";
import { PanelPayments } from "./PanelPayments.tsx";
import { BookingStatusSign } from "../BookingStatusSign.tsx";
import { ActionFailureNotice } from "../actions/ActionFailureNotice.tsx";
import type { ActionFailure } from "../actions/actionFailure.ts";
import { getLocationLabel } from "../locationLabels.ts";
import { getOverrideLabel } from "../actions/overrideLabels.ts";

interface Props {
  readonly booking: BookingDetails_booking$key;
  /** Loads the booking again. */
  readonly reload: () => Promise<void>;
}

const VOID: ReadonlySet<string> = new Set(["CANCELLED", "DECLINED", "EXPIRED", "NO_SHOW"]);

export function BookingDetails({ booking, reload }: Props) {
  const { t, i18n } = useLingui();
  const locale = useLocaleTag();
  const { timeZone } = useDesk();
  const labelZoneAt = useZoneLabel(timeZone);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const data = useFragment(
    graphql`
      fragment BookingDetails_booking on Booking {
        id
        startsAt
        endsAt
        status
        arrivedAt
        reference
        seats
        location
        locationKind
        notes
        overrides
        decideBy
        contact {
          firstName
          lastName
        }
        guests {
          name
          email
          hasLeft
        }
        provider {
          name
        }
        service {
          name
        }
        staff {
          name
        }
        ...ActionFailureNotice_booking
        ...PanelActions_booking
        ...PanelAnswers_booking
        ...PanelClient_booking
        ...PanelHistory_booking
        ...PanelNote_booking
        ...PanelPayments_booking
      }
    `,
    booking,
  );
  const { startsAt, endsAt, status, reference, seats, location, locationKind, guests, overrides } = data;
  const date = toLocalDate(startsAt, timeZone);
  const timeFormat = useTimeFormat();
  const people = formatList(
    data.staff.map(({ name }) => name),
    locale,
  );
  const isWaiting = status === "REQUESTED" || status === "AWAITING_PAYMENT";
  const deadline = isWaiting && data.decideBy != null ? formatMoment(data.decideBy, timeFormat) : null;
  const facts: readonly SummaryItem[] = [
    ...(people === "" ? [] : [{ id: "staff", term: t`Staff`, icon: "person" as const, value: people }]),
    ...(data.provider == null && locationKind == null && location == null
      ? []
      : [
          {
            id: "place",
            term: t`Place`,
            icon: "place" as const,
            value: [
              locationKind == null ? null : i18n._(getLocationLabel(locationKind)),
              location,
              data.provider?.name,
            ]
              .filter(Boolean)
              .join(", "),
          },
        ]),
    ...(seats > 1
      ? [{ id: "seats", term: t`Seats`, icon: "plus" as const, isTermShown: true, value: seats }]
      : []),
    ...(guests.length === 0
      ? []
      : [
          {
            id: "guests",
            term: t`Guests`,
            icon: "person" as const,
            isTermShown: true,
            value: guests.map((guest) => guest.name ?? guest.email ?? "–").join(", "),
          },
        ]),
    ...(data.notes == null
      ? []
      : [
          {
            id: "notes",
            term: t`Note of the client`,
            icon: "info" as const,
            isTermShown: true,
            value: data.notes,
          },
        ]),
  ];
  return (
    <div className={styles.details}>
      <header className={styles.head}>
        <h2 className={styles.name}>{formatFullName(data.contact, locale) || t`Without a name`}</h2>
        <p className={styles.line}>
          <BookingStatusSign status={status} />
          <span className={styles.reference} data-figures="">
            {reference}
          </span>
        </p>
        {data.arrivedAt == null ? null : (
          <p className={styles.muted}>
            <Trans>Arrived at {formatTime(data.arrivedAt, timeFormat)}</Trans>
          </p>
        )}
        {deadline === null ? null : (
          <p className={styles.muted}>
            {status === "REQUESTED" ? (
              <Trans>Waits for a decision until {deadline}</Trans>
            ) : (
              <Trans>Expires without payment at {deadline}</Trans>
            )}
          </p>
        )}
      </header>
      <ActionFailureNotice booking={data} failure={failure} onClose={() => setFailure(null)} />
      <PanelActions booking={data} reload={reload} onFailure={setFailure} />
      <Ticket
        weekday={formatDateHeading(date, "weekday", locale)}
        day={formatDay(date, locale)}
        month={formatMonthOfDay(date, locale)}
        title={data.service.name}
        time={
          <>
            {formatTimeRange(startsAt, endsAt, timeFormat)}{" "}
            <span className={styles.zone}>{labelZoneAt(startsAt)}</span>
          </>
        }
        isVoid={VOID.has(status)}
      >
        {facts.length === 0 ? null : <SummaryList items={facts} />}
      </Ticket>
      {overrides.length === 0 ? null : (
        <section className={styles.part} aria-labelledby="booking-overrides">
          <h3 id="booking-overrides" className={styles.heading}>
            <Trans>Allowed by hand</Trans>
          </h3>
          <ul className={styles.overrides}>
            {overrides.map((override) => (
              <li key={override}>{i18n._(getOverrideLabel(override))}</li>
            ))}
          </ul>
        </section>
      )}
      <PanelClient booking={data} />
      <PanelPayments booking={data} reload={reload} onFailure={setFailure} />
      <PanelAnswers booking={data} />
      <PanelNote booking={data} onFailure={setFailure} reload={reload} />
      <PanelHistory booking={data} />
    </div>
  );
}
