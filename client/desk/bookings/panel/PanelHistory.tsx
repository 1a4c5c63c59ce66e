import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PanelHistory_booking$key } from "../../../__generated__/PanelHistory_booking.graphql.ts";
import { formatMoment } from "../../time/formatMoment.ts";
import { useTimeFormat } from "../../time/useTimeFormat.ts";
import styles from "./BookingPanel.module.css";
import { getActorLabel, getHistoryLabel } from "./historyLabels.ts";
import { getOverrideLabel } from "../actions/overrideLabels.ts";

/** The changes of a booking, newest first. */
export function PanelHistory({ booking }: { readonly booking: PanelHistory_booking$key }) {
  const { i18n } = useLingui();
  const { history } = useFragment(
    graphql`
      fragment PanelHistory_booking on Booking {
        history {
          at
          actor
          status
          startsAt
          note
          overrides
          isClientNotified
        }
      }
    `,
    booking,
  );
  const timeFormat = useTimeFormat();
  const format = (instant: string) => formatMoment(instant, timeFormat);
  const entries = history.map((entry, index) => ({ ...entry, index, previous: history[index - 1] ?? null }));
  return (
    <section className={styles.part} aria-labelledby="booking-history">
      <h3 id="booking-history" className={styles.heading}>
        <Trans>History</Trans>
      </h3>
      <ol className={styles.history}>
        {entries.toReversed().map((entry) => {
          const isMoved = entry.previous !== null && entry.previous.startsAt !== entry.startsAt;
          const time = format(entry.startsAt);
          return (
            <li key={entry.index}>
              <p>
                <strong>{i18n._(getHistoryLabel(entry, entry.previous))}</strong>
                <span className={styles.muted}> · {i18n._(getActorLabel(entry.actor))}</span>
              </p>
              {isMoved ? (
                <p>
                  <Trans>New time: {time}</Trans>
                </p>
              ) : null}
              {entry.isClientNotified === false ? (
                <p className={styles.muted}>
                  <Trans>The client was not told.</Trans>
                </p>
              ) : null}
              {entry.note == null ? null : <p className={styles.text}>{entry.note}</p>}
              {entry.overrides.length === 0 ? null : (
                <p className={styles.muted}>
                  <Trans>Allowed by hand</Trans>:{" "}
                  {entry.overrides.map((override) => i18n._(getOverrideLabel(override))).join(", ")}
                </p>
              )}
              <time className={styles.muted} dateTime={entry.at}>
                {format(entry.at)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
