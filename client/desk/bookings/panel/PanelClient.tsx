import { Trans, useLingui } from "@lingui/react/macro";
import { Plural } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PanelClient_booking$key } from "../../../__generated__/PanelClient_booking.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { Link } from "../../../router/Link.tsx";
import { formatDate } from "../../../time/format.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useDesk } from "../../layout/DeskContext.ts";
import styles from "./BookingPanel.module.css";

export function PanelClient({ booking }: { readonly booking: PanelClient_booking$key }) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { can } = useDesk();
  const { contact } = useFragment(
    graphql`
      fragment PanelClient_booking on Booking {
        contact {
          id
          email
          phone
          dateOfBirth
          isErased
          bookingCount
          noShowCount
        }
      }
    `,
    booking,
  );
  const { id, email, phone, dateOfBirth, isErased, bookingCount, noShowCount } = contact;
  return (
    <section className={styles.part} aria-labelledby="booking-client">
      <h3 id="booking-client" className={styles.heading}>
        <Trans>Client</Trans>
      </h3>
      {isErased ? (
        <p className={styles.muted}>
          <Trans>The data of this client was erased.</Trans>
        </p>
      ) : (
        <>
          <ul className={styles.contact}>
            {phone == null ? null : (
              <li>
                <a href={`tel:${phone.replace(/[^0-9+]/g, "")}`} aria-label={t`Call ${phone}`}>
                  <Icon name="phone" size={18} />
                  <span data-figures="">{phone}</span>
                </a>
              </li>
            )}
            {email == null ? null : (
              <li>
                <a href={`mailto:${email}`} aria-label={t`Write to ${email}`}>
                  <Icon name="mail" size={18} />
                  <span>{email}</span>
                </a>
              </li>
            )}
          </ul>
          <p className={styles.muted}>
            {bookingCount == null ? null : <Plural value={bookingCount} one="# booking" other="# bookings" />}
            {noShowCount == null || noShowCount === 0 ? null : (
              <>
                {" · "}
                <Plural value={noShowCount} one="# no-show" other="# no-shows" />
              </>
            )}
            {dateOfBirth == null ? null : (
              <>
                {" · "}
                <Trans>born {formatDate(dateOfBirth, "long", locale)}</Trans>
              </>
            )}
          </p>
          {can("contacts.read") ? (
            <Link href={`/desk/clients?client=${encodeURIComponent(id)}`} className={styles.more}>
              <Trans>Open the client</Trans>
            </Link>
          ) : null}
        </>
      )}
    </section>
  );
}
