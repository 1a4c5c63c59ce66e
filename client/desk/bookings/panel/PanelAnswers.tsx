import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PanelAnswers_booking$key } from "../../../__generated__/PanelAnswers_booking.graphql.ts";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./BookingPanel.module.css";

/** The answers to the forms of the service. Files are links. */
export function PanelAnswers({ booking }: { readonly booking: PanelAnswers_booking$key }) {
  const { answers } = useFragment(
    graphql`
      fragment PanelAnswers_booking on Booking {
        answers {
          key
          label
          text
          fileUrl
        }
      }
    `,
    booking,
  );
  if (answers.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="booking-answers">
      <h3 id="booking-answers" className={styles.heading}>
        <Trans>Answers</Trans>
      </h3>
      <dl className={styles.answers}>
        {answers.map(({ key, label, text, fileUrl }) => (
          <div key={key}>
            <dt className={styles.muted}>{label}</dt>
            <dd className={styles.text}>
              {fileUrl == null ? (
                text
              ) : (
                <a href={fileUrl} target="_blank" rel="noreferrer">
                  {text} <Icon name="external" size={16} />
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
