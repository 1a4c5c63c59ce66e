import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BookingActions_booking$key } from "../../../__generated__/BookingActions_booking.graphql.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { toLocalDate, formatDate, formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { useZoneLabel } from "../../../time/useZoneCity.ts";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import { cancelHref, moveHref } from "../../layout/bookingAddress.ts";
import styles from "./BookingActions.module.css";
import { filterLive } from "../liveStatus.ts";
import { TooLate } from "../TooLate.tsx";
import { RouterLinkButton } from "../../layout/RouterLinkButton.tsx";

interface Props {
  readonly booking: BookingActions_booking$key;
  readonly timeFormat: TimeFormatOptions;
}

export function BookingActions(props: Props) {
  const booking = useFragment(
    graphql`
      fragment BookingActions_booking on VisitorBooking {
        accessKey @required(action: THROW)
        status
        startsAt
        provider {
          slug
        }
        service {
          assignment
        }
        staff {
          id
        }
        business {
          cancellationPolicy
        }
        order {
          isSeries
          bookings {
            id
            status
          }
        }
        reschedule {
          isAllowed
          until
          cutoffMinutes
        }
        cancel {
          isAllowed
          until
          cutoffMinutes
        }
        ...TooLate_booking
      }
    `,
    props.booking,
  );
  const { search } = useRouter().url;
  const { timeFormat } = props;
  const labelZoneAt = useZoneLabel(timeFormat.timeZone);
  const { accessKey, status, startsAt, reschedule, cancel, staff, service, provider, business, order } =
    booking;
  if (!reschedule.isAllowed && !cancel.isAllowed) return <TooLate booking={booking} />;
  // A single booking keeps its chosen staff member. An order of several bookings keeps its staff on the server where
  // possible.
  const [staffMember, ...otherStaff] = staff;
  const isMovedAlone = order == null || order.isSeries || filterLive(order.bookings).length < 2;
  const keepsStaff = isMovedAlone && service.assignment === "CHOSEN" && otherStaff.length === 0;
  const preselectedStaff = keepsStaff ? (staffMember?.id ?? null) : null;
  const policy = business.cancellationPolicy;
  const formatDateTime = (instant: string) =>
    [
      formatDate(toLocalDate(instant, timeFormat.timeZone), "full", timeFormat.locale),
      formatTime(instant, timeFormat),
      labelZoneAt(instant),
    ].join(", ");
  const moveUntil = formatDateTime(reschedule.until);
  const cancelUntil = formatDateTime(cancel.until);
  return (
    <section className={styles.actions}>
      <div className={styles.row}>
        {reschedule.isAllowed ? (
          <RouterLinkButton
            href={moveHref(accessKey, search, {
              staff: preselectedStaff,
              provider: provider?.slug ?? null,
              month: toLocalDate(startsAt, timeFormat.timeZone).slice(0, 7),
            })}
          >
            <Trans>Reschedule</Trans>
          </RouterLinkButton>
        ) : null}
        {cancel.isAllowed ? (
          <RouterLinkButton href={cancelHref(accessKey, search)}>
            <Trans>Cancel appointment</Trans>
          </RouterLinkButton>
        ) : null}
      </div>
      <div className={styles.terms}>
        {status === "AWAITING_PAYMENT" ? null : !reschedule.isAllowed ? (
          <p>
            <Trans>It is too late to reschedule this online: please call us.</Trans>
          </p>
        ) : reschedule.cutoffMinutes === 0 ? null : (
          <p>
            <Trans>You can reschedule online until {moveUntil}.</Trans>
          </p>
        )}
        {!cancel.isAllowed ? (
          <p>
            <Trans>It is too late to cancel this online: please call us.</Trans>
          </p>
        ) : cancel.cutoffMinutes === 0 ? null : (
          <p>
            <Trans>You can cancel online until {cancelUntil}.</Trans>
          </p>
        )}
        {policy == null ? null : (
          <p>
            <BusinessText>{policy}</BusinessText>
          </p>
        )}
      </div>
    </section>
  );
}
