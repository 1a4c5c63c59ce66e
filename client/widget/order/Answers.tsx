import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { Answers_bookings$key } from "../../__generated__/Answers_bookings.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import styles from "./Answers.module.css";
import { formatAnswer, collectAnswers } from "./formatAnswer.ts";

/**
 * Shows the form answers of bookings, collapsed, with the questions as they were worded then. Renders nothing without
 * answers.
 */
export function Answers({ bookings }: { readonly bookings: Answers_bookings$key }) {
  const bookingsWithAnswers = useFragment(
    graphql`
      fragment Answers_bookings on VisitorBooking @relay(plural: true) {
        role
        answers {
          key
          label
          kind
          text
        }
      }
    `,
    bookings,
  );
  const { i18n } = useLingui();
  const { localeTag } = useLocale();
  const answers = collectAnswers(bookingsWithAnswers);
  if (answers.length === 0) return null;
  const isBooker = bookingsWithAnswers[0]?.role === "BOOKER";
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{isBooker ? <Trans>Your answers</Trans> : <Trans>Answers</Trans>}</h2>
        <span className={styles.turn}>
          <Icon name="down" size={16} />
        </span>
      </summary>
      <dl className={styles.list}>
        {answers.map((answer) => {
          const displayText = formatAnswer(answer, localeTag);
          return (
            <div key={JSON.stringify([answer.key, answer.text])}>
              <dt className={styles.question}>
                <BusinessText>{answer.label}</BusinessText>
              </dt>
              <dd className={styles.answer}>
                {typeof displayText === "string" ? displayText : i18n._(displayText)}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
