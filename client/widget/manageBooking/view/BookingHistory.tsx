import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BookingHistory_booking$key } from "../../../__generated__/BookingHistory_booking.graphql.ts";
import { toLocalDate, formatDate, formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { useZoneLabel } from "../../../time/useZoneCity.ts";
import styles from "./BookingHistory.module.css";
import { type EventActor, findActors, getEventKind, getEventLabel } from "./historyEvents.ts";

interface Props {
  readonly booking: BookingHistory_booking$key;
  readonly timeFormat: TimeFormatOptions;
}

/**
 * Lists what happened to a booking and who did it, oldest first. Renders nothing when the access key does not show the
 * history.
 */
export function BookingHistory({ booking, timeFormat }: Props) {
  const { history, role, member, guests, business } = useFragment(
    graphql`
      fragment BookingHistory_booking on VisitorBooking {
        role
        member
        guests {
          name
          hasLeft
        }
        business {
          name
        }
        history {
          at
          actor
          status
          startsAt
          note
        }
      }
    `,
    booking,
  );
  const { t, i18n } = useLingui();
  const labelZoneAt = useZoneLabel(timeFormat.timeZone);
  if (history.length === 0) return null;
  const formatDateTime = (instant: string) =>
    `${formatDate(toLocalDate(instant, timeFormat.timeZone), "long", timeFormat.locale)}, ${formatTime(instant, timeFormat)}`;
  const actors = findActors(history, { member, guests });
  const getActorName = (eventActor: EventActor): string | null => {
    const isBooker = role === "BOOKER";
    switch (eventActor.kind) {
      case "BUSINESS":
        return business.name;
      case "NOBODY":
        return null;
      case "GUEST":
        return eventActor.name;
      case "BOOKER":
        return isBooker ? t`You` : t`The booker`;
      case "BOOKER_OR_GUEST":
        return isBooker ? t`You or a guest` : t`The booker or a guest`;
    }
  };
  const zone = labelZoneAt(history.at(-1)!.at);
  return (
    <section className={styles.history} aria-labelledby="booking-history">
      <h2 id="booking-history" className={styles.title}>
        <Trans>History</Trans>
      </h2>
      <p className={styles.when}>
        <Trans>Times in {zone}</Trans>
      </p>
      <ol className={styles.list}>
        {history.map((event, index) => {
          const kind = getEventKind(event, history[index - 1] ?? null);
          const actorName = getActorName(actors[index]!);
          const time = formatDateTime(event.startsAt);
          return (
            // Two entries may have the same second.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.event}>
              <p className={styles.what}>{i18n._(getEventLabel(kind))}</p>
              {kind === "MOVED" ? (
                <p className={styles.note}>
                  <Trans>New time: {time}</Trans>
                </p>
              ) : null}
              {event.note == null ? null : <p className={styles.note}>{event.note}</p>}
              <p className={styles.when}>
                <time dateTime={event.at}>{formatDateTime(event.at)}</time>
                {actorName === null ? null : <span>{actorName}</span>}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
