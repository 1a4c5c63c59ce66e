import { msg } from "@lingui/core/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { BookingPageQuery } from "../../../__generated__/BookingPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { MoveScreen } from "../reschedule/MoveScreen.tsx";
import { getMonthToShow, getMoveVariables } from "../reschedule/moveVariables.ts";
import { useFocusOnStep } from "../../layout/useFocusOnStep.ts";
import { calendarHref } from "../../booking/calendar/calendarAddress.ts";
import { BookingsView } from "../../order/BookingsView.tsx";
import { parseAccessKeys } from "../../order/parseAccessKeys.ts";
import { BookingView } from "./BookingView.tsx";

const query = graphql`
  query BookingPageQuery(
    $accessKeys: [String!]!
    $id: ID!
    $isMoving: Boolean!
    $from: Date
    $to: Date
    $date: Date
    $timeZone: TimeZone
    $staff: ID
    $provider: ID
    $slots: Int!
  ) {
    visitorBookings(accessKeys: $accessKeys) {
      __typename
      ... on VisitorBooking {
        service {
          name
        }
        startsAt
        business {
          timeZone
        }
        reschedule {
          isAllowed
        }
        ...BookingView_booking @alias(as: "view")
        ...MoveScreen_booking @include(if: $isMoving) @alias(as: "move")
        id
        member
        role
        isContactHidden
        ...BookingsView_booking @alias(as: "frame")
        ...OrderBooking_booking @alias(as: "line")
      }
    }
    business {
      service(id: $id) {
        slug
        isPublished
      }
    }
  }
`;

function BookingPage({ queryRef, url }: PageProps<BookingPageQuery>) {
  const { visitorBookings: bookings } = usePreloadedQuery<BookingPageQuery>(query, queryRef);
  useFocusOnStep(url.searchParams.has("reschedule"));
  if (bookings.length > 1) {
    const openBookings = bookings.flatMap((candidate) =>
      candidate.__typename === "VisitorBooking" && candidate.frame && candidate.line
        ? [{ ...candidate, frame: candidate.frame, line: candidate.line }]
        : [],
    );
    const [first] = openBookings;
    if (first === undefined) return null;
    return (
      <BookingsView
        firstBooking={first.frame}
        bookings={openBookings}
        missing={bookings.length - openBookings.length}
      />
    );
  }
  const [booking] = bookings;
  if (booking?.__typename !== "VisitorBooking" || booking.view == null) return null;
  if (booking.move && booking.reschedule.isAllowed) return <MoveScreen booking={booking.move} url={url} />;
  const isNew = url.searchParams.has("booked");
  return <BookingView booking={booking.view} isNew={isNew} isMoved={url.searchParams.has("rescheduled")} />;
}

/**
 * Shows the booking of an access key, or a list for several keys separated by commas. The slug or id of a published
 * service redirects to its calendar.
 */
export const page = definePage<BookingPageQuery>({
  query,
  variables({ id = "" }, url) {
    const accessKeys = parseAccessKeys(id);
    return { accessKeys, id, ...getMoveVariables(url, accessKeys) };
  },
  outcome({ visitorBookings: bookings, business }, _params, url) {
    const [onlyBooking, ...others] = bookings;
    if (onlyBooking?.__typename === "VisitorBooking" && others.length === 0) {
      const month = getMonthToShow(url, onlyBooking);
      if (month !== null) return { status: 302, redirect: calendarHref(url, { month }) };
    }
    if (bookings.some(({ __typename }) => __typename === "VisitorBooking"))
      return { status: 200, isPrivate: true };
    const service = business?.service;
    return service?.isPublished === true && service.slug !== undefined
      ? {
          status: 302,
          redirect: `/widget/appointment/service/${encodeURIComponent(service.slug)}${url.search}`,
        }
      : { status: 404, message: "No calendar event found" };
  },
  title: ({ visitorBookings: bookings }, i18n) => {
    const [booking, ...others] = bookings;
    if (others.length > 0) return i18n._(msg`Your appointments`);
    return booking?.__typename === "VisitorBooking" ? booking.service.name : "";
  },
  Component: BookingPage,
});
