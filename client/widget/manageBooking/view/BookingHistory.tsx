import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BookingHistory_booking$key } from "../../../__generated__/BookingHistory_booking.graphql.ts";
import { dateOfInstant, formatDate, formatTime, type TimeStyle } from "../../../time/format.ts";
import { useZoneLabel } from "../../../time/useZoneCity.ts";
import styles from "./BookingHistory.module.css";
import { type Doer, doersOf, historyKind, historyWords } from "./historyWords.ts";

interface Props {
  readonly booking: BookingHistory_booking$key;
  readonly style: TimeStyle;
}

/**
 * Lists what happened to a booking and who did it, oldest first. Renders nothing when the access key does not show the
 * history.
 */
export function BookingHistory({ booking, style }: Props) {
  const { history, role, member, guests, business } = useFragment(
    graphql`
      fragment BookingHistory_booking on BookingAccess {
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
  const labelZoneAt = useZoneLabel(style.timeZone);
  if (history.length === 0) return null;
  const when = (instant: string) =>
    `${formatDate(dateOfInstant(instant, style.timeZone), "long", style.locale)}, ${formatTime(instant, style)}`;
  const doers = doersOf(history, { member, guests });
  const nameOf = (doer: Doer): string | null => {
    const isOwn = role === "BOOKER";
    switch (doer.kind) {
      case "BUSINESS":
        return business.name;
      case "NOBODY":
        return null;
      case "GUEST":
        return doer.name;
      case "BOOKER":
        return isOwn ? t`You` : t`The booker`;
      case "BOOKER_OR_GUEST":
        return isOwn ? t`You or a guest` : t`The booker or a guest`;
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
          const kind = historyKind(event, history[index - 1] ?? null);
          const actor = nameOf(doers[index]!);
          const time = when(event.startsAt);
          return (
            // Two things may happen within one second.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.event}>
              <p className={styles.what}>{i18n._(historyWords(kind))}</p>
              {kind === "MOVED" ? (
                <p className={styles.note}>
                  <Trans>New time: {time}</Trans>
                </p>
              ) : null}
              {event.note === "" ? null : <p className={styles.note}>{event.note}</p>}
              <p className={styles.when}>
                <time dateTime={event.at}>{when(event.at)}</time>
                {actor === null ? null : <span>{actor}</span>}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
