import { msg } from "@lingui/core/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { CancelPageQuery } from "../../../__generated__/CancelPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { bookingHref, cancelHref } from "../../layout/bookingAddress.ts";
import { CancelScreen } from "./CancelScreen.tsx";
import { FindScreen } from "../find/FindScreen.tsx";

const query = graphql`
  query CancelPageQuery($accessKeys: [String!]!, $service: ID!, $isOfService: Boolean!) {
    visitorBookings(accessKeys: $accessKeys) {
      __typename
      ... on VisitorBooking {
        role
        service {
          slug
        }
        ...CancelScreen_booking @alias(as: "screen")
      }
    }
    business {
      name
      ...FindScreen_business
      service(id: $service) @include(if: $isOfService) {
        slug
        name
      }
    }
  }
`;

function CancelPage({ queryRef, url }: PageProps<CancelPageQuery>) {
  const { visitorBookings: bookings, business } = usePreloadedQuery<CancelPageQuery>(query, queryRef);
  const [booking] = bookings;
  if (booking?.__typename === "VisitorBooking" && booking.screen) {
    return <CancelScreen booking={booking.screen} />;
  }
  if (business == null) return null;
  const getBookingHref = (key: string) => cancelHref(key, url.search, url.pathname);
  return (
    <FindScreen
      business={business}
      service={business.service ?? null}
      isForCancelling
      getBookingHref={getBookingHref}
    />
  );
}

const readAccessKey = (url: URL) => url.searchParams.get("id")?.trim() || null;

/**
 * Cancels the booking with the access key `?id=`. Without a key the visitor first finds the booking. A service in the
 * path limits it to bookings of that service.
 */
export const page = definePage<CancelPageQuery>({
  query,
  variables({ service }, url) {
    const key = readAccessKey(url);
    return {
      accessKeys: key === null ? [] : [key],
      service: service ?? "",
      isOfService: service !== undefined,
    };
  },
  outcome({ visitorBookings: bookings, business }, { service }, url) {
    const unknown = { status: 404, message: "No calendar event found" };
    if (service !== undefined && business?.service == null) {
      return { status: 404, message: "Cannot find calendar." };
    }
    const key = readAccessKey(url);
    if (key === null) return business == null ? unknown : { status: 200, isPrivate: true };
    const [booking] = bookings;
    if (booking?.__typename !== "VisitorBooking") return unknown;
    if (service !== undefined && booking.service.slug !== service) return unknown;
    // Only the booker can cancel. A guest leaves in the booking's view.
    if (booking.role !== "BOOKER") return { status: 302, redirect: bookingHref(key, url.search) };
    return { status: 200, isPrivate: true };
  },
  title: ({ business }, i18n) =>
    [i18n._(msg`Cancel appointment`), business?.name].filter(Boolean).join(" · "),
  Component: CancelPage,
});
