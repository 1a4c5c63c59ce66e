import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ClientFacts_contact$key } from "../../__generated__/ClientFacts_contact.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { formatDate } from "../../time/format.ts";
import styles from "./Clients.module.css";

export function ClientFacts({ contact }: { readonly contact: ClientFacts_contact$key }) {
  const locale = useLocaleTag();
  const client = useFragment(
    graphql`
      fragment ClientFacts_contact on Contact {
        email
        phone
        dateOfBirth
        bookingCount
        cancelledCount
        noShowCount
      }
    `,
    contact,
  );
  const { email, phone, dateOfBirth, bookingCount, cancelledCount, noShowCount } = client;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Email</Trans>
        </dt>
        <dd>{email == null ? <Trans>None</Trans> : <a href={`mailto:${email}`}>{email}</a>}</dd>
      </div>
      <div>
        <dt>
          <Trans>Phone</Trans>
        </dt>
        <dd>
          {phone == null ? (
            <Trans>None</Trans>
          ) : (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>
          )}
        </dd>
      </div>
      {dateOfBirth == null ? null : (
        <div>
          <dt>
            <Trans>Date of birth</Trans>
          </dt>
          <dd>{formatDate(dateOfBirth, "full", locale)}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Appointments</Trans>
        </dt>
        <dd>{bookingCount ?? 0}</dd>
      </div>
      <div>
        <dt>
          <Trans>Cancelled</Trans>
        </dt>
        <dd>{cancelledCount ?? 0}</dd>
      </div>
      <div>
        <dt>
          <Trans>No-shows</Trans>
        </dt>
        <dd>{noShowCount ?? 0}</dd>
      </div>
    </dl>
  );
}
