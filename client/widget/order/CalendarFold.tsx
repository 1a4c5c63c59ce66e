import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CalendarFold_calendar$key } from "../../__generated__/CalendarFold_calendar.graphql.ts";
import { Icon } from "../../ui/Icon.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./CalendarFold.module.css";

export function CalendarFold({ calendar }: { readonly calendar: CalendarFold_calendar$key }) {
  const { google, outlook, ics } = useFragment(
    graphql`
      fragment CalendarFold_calendar on CalendarLinks {
        google
        outlook
        ics
      }
    `,
    calendar,
  );
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <Icon name="calendar" size={18} />
        <Trans>Add to your calendar</Trans>
        <span className={styles.turn}>
          <Icon name="down" size={16} />
        </span>
      </summary>
      <div className={styles.ways}>
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
    </details>
  );
}
