import { graphql, usePreloadedQuery } from "react-relay";
import type { BookingPageQuery } from "../../__generated__/BookingPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { BookingView } from "./BookingView.tsx";

const query = graphql`
  query BookingPageQuery($key: String!, $id: ID!) {
    bookings(keys: [$key]) {
      __typename
      ... on BookingAccess {
        service {
          name
        }
        ...BookingView_booking @alias(as: "view")
      }
    }
    business {
      service(slug: $key) {
        slug
        isPublished
      }
    }
    node(id: $id) {
      __typename
      ... on Service {
        slug
        isPublished
      }
    }
  }
`;

function BookingPage({ queryRef, url }: PageProps<BookingPageQuery>) {
  const { bookings } = usePreloadedQuery<BookingPageQuery>(query, queryRef);
  const [booking] = bookings;
  if (booking?.__typename !== "BookingAccess" || booking.view == null) return null;
  return <BookingView booking={booking.view} isNew={url.searchParams.has("booked")} />;
}

/** A booking by its access key. A published service's slug or id leads to its calendar instead. */
export const page = definePage<BookingPageQuery>({
  query,
  variables: ({ id = "" }) => ({ key: id, id }),
  outcome({ bookings, business, node }) {
    if (bookings[0]?.__typename === "BookingAccess") return { status: 200, isPrivate: true };
    const service = node?.__typename === "Service" ? node : business?.service;
    return service?.isPublished === true && service.slug !== undefined
      ? { status: 302, redirect: `/widget/appointment/service/${encodeURIComponent(service.slug)}` }
      : { status: 404, message: "No calendar event found" };
  },
  title: ({ bookings: [booking] }) => (booking?.__typename === "BookingAccess" ? booking.service.name : ""),
  Component: BookingPage,
});
