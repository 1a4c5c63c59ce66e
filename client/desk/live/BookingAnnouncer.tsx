import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type { BookingAnnouncerQuery } from "../../__generated__/BookingAnnouncerQuery.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { getBookingHref } from "../bookings/bookingsAddress.ts";
import { toHourCycle } from "../layout/hourCycle.ts";
import { useToast } from "../layout/toasts.tsx";
import { formatMoment } from "../time/formatMoment.ts";
import { useLive } from "./LiveProvider.tsx";

/** A notification of the browser may wait so long before it is out of date. */
const MAX_AGE_MS = 60_000;

/** Announces each booking that a visitor has just made, once: as a message, and as a notification of the browser. */
export function BookingAnnouncer() {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const locale = useLocaleTag();
  const router = useRouter();
  const showToast = useToast();
  const [announced] = useState(() => new Set<string>());

  async function announce(id: string, isRequest: boolean) {
    const data = await fetchQuery<BookingAnnouncerQuery>(
      environment,
      graphql`
        query BookingAnnouncerQuery($id: ID!) {
          viewer {
            __typename
          }
          business {
            timeZone
            hourCycle
          }
          node(id: $id) {
            ... on Booking {
              startsAt
              contact {
                firstName
                lastName
              }
              service {
                name
              }
            }
          }
        }
      `,
      { id },
    ).toPromise();
    const booking = data?.node;
    const business = data?.business;
    if (!booking?.startsAt || !booking.contact || !booking.service || !business) return;
    const client = formatFullName(booking.contact, locale);
    const hourCycle = toHourCycle(business.hourCycle);
    const time = formatMoment(booking.startsAt, { locale, timeZone: business.timeZone, hourCycle });
    const title = isRequest ? t`New request` : t`New booking`;
    const text = [client, booking.service.name, time].filter(Boolean).join(" · ");
    const open = () => router.navigate(getBookingHref(id));
    showToast({ text: `${title}: ${text}`, action: { label: t`Open`, onPress: open } });
    if (document.visibilityState === "hidden" && getNotificationPermission() === "granted") {
      const notification = new Notification(title, { body: text, tag: id });
      notification.addEventListener("click", () => {
        window.focus();
        open();
      });
    }
  }

  useLive((changes) => {
    for (const { type, bookingId, isByVisitor, occurredAt } of changes ?? []) {
      const isNew = type === "booking.created" || type === "booking.requested";
      if (!isNew || !isByVisitor || bookingId == null || announced.has(bookingId)) continue;
      if (Date.now() - Date.parse(occurredAt) > MAX_AGE_MS) continue;
      announced.add(bookingId);
      announce(bookingId, type === "booking.requested").catch(() => {});
    }
  });
  return null;
}

/** Safari on iOS has notifications only in installed apps. */
export function getNotificationPermission(): NotificationPermission | "unsupported" {
  return typeof Notification === "undefined" ? "unsupported" : Notification.permission;
}
