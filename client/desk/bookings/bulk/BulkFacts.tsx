import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { useDesk } from "../../layout/DeskContext.ts";
import styles from "./Bulk.module.css";
import type { PreviewBooking } from "./useBulkPreview.ts";

interface Props {
  readonly bookings: readonly PreviewBooking[];
  readonly children?: ReactNode;
}

const MAX_NAMES = 5;

/** The clients by name, the consequences, and how many clients no message reaches. */
export function BulkFacts({ bookings, children }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { can } = useDesk();
  const clients = listClients(bookings);
  const names = clients.map(({ contact }) => formatFullName(contact, locale) || t`Without a name`);
  const moreCount = names.length - MAX_NAMES;
  const unreachableCount = clients.filter(({ contact }) => contact.email == null).length;
  return (
    <ul className={styles.facts}>
      <li>
        {formatList(names.slice(0, MAX_NAMES), locale)}
        {moreCount > 0 ? (
          <>
            {" "}
            <Plural value={moreCount} one="and # more client" other="and # more clients" />
          </>
        ) : null}
      </li>
      {children}
      {unreachableCount > 0 && can("contacts.read") ? (
        <li>
          <Plural
            value={unreachableCount}
            one="# client has no email and gets no message."
            other="# clients have no email and get no message."
          />
        </li>
      ) : null}
    </ul>
  );
}

/** One booking for each client, whom the email identifies as on the server. */
export function listClients(bookings: readonly PreviewBooking[]): readonly PreviewBooking[] {
  return [...new Map(bookings.map((booking) => [getClientKey(booking), booking])).values()];
}

export const getClientKey = ({ contact }: PreviewBooking): string =>
  contact.email?.toLowerCase() ?? contact.id;
