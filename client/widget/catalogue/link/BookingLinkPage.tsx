import { msg } from "@lingui/core/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { BookingLinkPageQuery } from "../../../__generated__/BookingLinkPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { bookedHref } from "../../layout/bookingAddress.ts";
import { OrderScreen } from "../../order/OrderScreen.tsx";

const query = graphql`
  query BookingLinkPageQuery($slug: ID!) {
    business {
      name
      bookingLink(id: $slug) {
        __typename
        ... on Service {
          slug
        }
        ... on Provider {
          slug
        }
        ... on Group {
          slug
        }
        ... on ServiceMenu {
          slug
        }
        ... on VisitorOrder {
          due {
            amount
          }
          bookings {
            accessKey @required(action: THROW)
            status
          }
          ...OrderScreen_order @alias(as: "order")
        }
      }
    }
  }
`;

type Link = NonNullable<NonNullable<BookingLinkPageQuery["response"]["business"]>["bookingLink"]>;

function getCalendarPath(link: Link): string | null {
  switch (link.__typename) {
    case "Service":
      return `/widget/appointment/service/${link.slug}`;
    case "Provider":
      return `/widget/appointment/${link.slug}`;
    case "Group":
      return `/widget/groups/${link.slug}`;
    case "ServiceMenu":
      return `/widget/service-menus/${link.slug}`;
    default:
      return null;
  }
}

function BookingLinkPage({ queryRef, url }: PageProps<BookingLinkPageQuery>) {
  const { business } = usePreloadedQuery<BookingLinkPageQuery>(query, queryRef);
  const link = business?.bookingLink;
  if (link?.__typename !== "VisitorOrder" || link.order == null) return null;
  return (
    <OrderScreen
      order={link.order}
      isJustBooked={url.searchParams.has("booked")}
      returnsFromPayment={url.searchParams.has("returned")}
    />
  );
}

/** A booking link redirects to its calendar and keeps the query string. The key of an order opens the order. */
export const page = definePage<BookingLinkPageQuery>({
  query,
  variables: ({ slug = "" }) => ({ slug }),
  outcome: ({ business }, _params, { search }) => {
    const link = business?.bookingLink;
    if (link?.__typename === "VisitorOrder") {
      const [booking, ...further] = link.bookings;
      // A paid order of one booking has its own thank-you page.
      const isBooked = link.due.amount === 0 && booking?.status === "CONFIRMED" && further.length === 0;
      return isBooked && new URLSearchParams(search).has("returned")
        ? // `returned` marks the return from the payment, which may end in a page of the site.
          { status: 302, redirect: `${bookedHref(booking.accessKey, search)}&returned=`, isPrivate: true }
        : { status: 200, isPrivate: true };
    }
    const address = link ? getCalendarPath(link) : null;
    return address === null
      ? { status: 404, message: "Cannot find calendar." }
      : { status: 302, redirect: `${address}${search}` };
  },
  title: ({ business }, i18n) => [i18n._(msg`Your appointments`), business?.name].filter(Boolean).join(" · "),
  Component: BookingLinkPage,
});
