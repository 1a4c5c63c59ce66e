import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BookingActions_booking$key } from "../../../__generated__/BookingActions_booking.graphql.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { dateOfInstant, formatDate, formatTime, type TimeStyle } from "../../../time/format.ts";
import { useZoneLabel } from "../../../time/useZoneCity.ts";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { cancelHref, moveHref } from "../../layout/afterAddress.ts";
import styles from "./BookingActions.module.css";
import { liveOf } from "../liveStatus.ts";
import { TooLate } from "../TooLate.tsx";
import { WayButton } from "../../layout/WayButton.tsx";

interface Props {
  readonly booking: BookingActions_booking$key;
  readonly style: TimeStyle;
}

export function BookingActions(props: Props) {
  const booking = useFragment(
    graphql`
      fragment BookingActions_booking on BookingAccess {
        id
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
  const { style } = props;
  const labelZoneAt = useZoneLabel(style.timeZone);
  const { id, status, startsAt, reschedule, cancel, staff, service, provider, business, order } = booking;
  if (!reschedule.isAllowed && !cancel.isAllowed) return <TooLate booking={booking} />;
  // A single booking keeps its chosen staff member. An order of several bookings keeps its staff on the server where
  // possible.
  const [person, ...others] = staff;
  const isOne = order == null || order.isSeries || liveOf(order.bookings).length < 2;
  const isSame = isOne && service.assignment === "CHOSEN" && others.length === 0;
  const same = isSame ? (person?.id ?? null) : null;
  const policy = business.cancellationPolicy.trim();
  const when = (instant: string) =>
    [
      formatDate(dateOfInstant(instant, style.timeZone), "full", style.locale),
      formatTime(instant, style),
      labelZoneAt(instant),
    ].join(", ");
  const moveUntil = when(reschedule.until);
  const cancelUntil = when(cancel.until);
  return (
    <section className={styles.actions}>
      <div className={styles.row}>
        {reschedule.isAllowed ? (
          <WayButton
            href={moveHref(id, search, {
              staff: same,
              provider: provider?.slug ?? null,
              month: dateOfInstant(startsAt, style.timeZone).slice(0, 7),
            })}
          >
            <Trans>Reschedule</Trans>
          </WayButton>
        ) : null}
        {cancel.isAllowed ? (
          <WayButton href={cancelHref(id, search)}>
            <Trans>Cancel appointment</Trans>
          </WayButton>
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
        {policy === "" ? null : (
          <p>
            <OwnWords>{policy}</OwnWords>
          </p>
        )}
      </div>
    </section>
  );
}
