import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CalendarLinks_calendar$key } from "../../../__generated__/CalendarLinks_calendar.graphql.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import styles from "./CalendarLinks.module.css";

export function CalendarLinks({ calendar }: { readonly calendar: CalendarLinks_calendar$key }) {
  const { google, outlook, ics } = useFragment(
    graphql`
      fragment CalendarLinks_calendar on CalendarLinks {
        google
        outlook
        ics
      }
    `,
    calendar,
  );
  return (
    <section className={styles.links}>
      <h2 className={styles.title}>
        <Trans>Add to your calendar</Trans>
      </h2>
      <div className={styles.row}>
        <LinkButton href={google} target="_blank" rel="noreferrer">
          <Trans>Google Calendar</Trans>
        </LinkButton>
        <LinkButton href={outlook} target="_blank" rel="noreferrer">
          <Trans>Outlook</Trans>
        </LinkButton>
        <LinkButton href={ics} download>
          <Trans>iCal file</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
