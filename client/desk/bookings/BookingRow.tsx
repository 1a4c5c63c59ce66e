import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import { formatList } from "../../../server/shared/languages/formatList.ts";
import { formatMoney } from "../../../server/shared/money/formatMoney.ts";
import type { BookingRow_booking$key } from "../../__generated__/BookingRow_booking.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Link } from "../../router/Link.tsx";
import { formatTimeRange } from "../../time/format.ts";
import { Icon } from "../../ui/Icon.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import { BookingStatusSign } from "./BookingStatusSign.tsx";
import styles from "./Bookings.module.css";
import { SelectBox } from "./bulk/SelectBox.tsx";

interface Props {
  readonly booking: BookingRow_booking$key;
  readonly href: string;
  readonly isOpen: boolean;
  readonly isSelected?: boolean;
  /** Absent for a user who may not change bookings. */
  readonly onSelect?: ((id: string, isRange: boolean) => void) | undefined;
}

export function BookingRow({ booking, href, isOpen, isSelected = false, onSelect }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { timeZone, hourCycle } = useDesk();
  const { id, startsAt, endsAt, status, seats, contact, service, staff, due, paid, overrides } = useFragment(
    graphql`
      fragment BookingRow_booking on Booking {
        id
        startsAt
        endsAt
        status
        seats
        overrides
        contact {
          firstName
          lastName
          isErased
        }
        service {
          name
        }
        staff {
          name
        }
        due {
          amount
          currency
        }
        paid {
          amount
          currency
        }
      }
    `,
    booking,
  );
  const name = formatFullName(contact, locale) || (contact.isErased ? t`Erased client` : t`Without a name`);
  const people = formatList(
    staff.map((one) => one.name),
    locale,
  );
  const time = formatTimeRange(startsAt, endsAt, { locale, timeZone, hourCycle });
  return (
    <li
      className={styles.row}
      data-row={id}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      {onSelect === undefined ? null : (
        <SelectBox
          label={t`Select ${name}, ${time}`}
          isSelected={isSelected}
          onChange={(isRange) => onSelect(id, isRange)}
        />
      )}
      <div className={styles.cells}>
        <span className={styles.time} data-figures="">
          {time}
        </span>
        <span className={styles.client}>
          <Link
            href={href}
            replace={isOpen}
            data-booking={id}
            aria-current={isOpen ? "true" : undefined}
            className={styles.link}
          >
            {name}
          </Link>
          {seats > 1 ? <span className={styles.seats}> × {seats}</span> : null}
          {overrides.length === 0 ? null : (
            <span className={styles.override}>
              <Icon name="info" size={16} />
              <VisuallyHidden>
                <Trans>Booked outside the rules</Trans>
              </VisuallyHidden>
            </span>
          )}
        </span>
        <span className={styles.service}>{service.name}</span>
        <span className={styles.staff}>{people}</span>
        <span className={styles.status}>
          <BookingStatusSign status={status} />
        </span>
        <span className={styles.amount} data-figures="">
          {due.amount > 0 ? (
            <Trans>{formatMoney(due, locale)} due</Trans>
          ) : paid != null && paid.amount > 0 ? (
            <Trans>{formatMoney(paid, locale)} paid</Trans>
          ) : null}
        </span>
      </div>
    </li>
  );
}
