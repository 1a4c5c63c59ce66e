import { graphql } from "react-relay";
import type { BookingLinkPageQuery } from "../../__generated__/BookingLinkPageQuery.graphql.ts";
import { definePage } from "../../router/page.ts";

const query = graphql`
  query BookingLinkPageQuery($slug: String!) {
    business {
      bookingLink(slug: $slug) {
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
      }
    }
  }
`;

type Link = NonNullable<NonNullable<BookingLinkPageQuery["response"]["business"]>["bookingLink"]>;

/** Where what a link names is booked; null for what this page does not know yet. */
function addressOf(link: Link): string | null {
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

/** A booking link shows nothing itself: it leads on, with all that its address says. */
export const page = definePage<BookingLinkPageQuery>({
  query,
  variables: ({ slug = "" }) => ({ slug }),
  outcome: ({ business }, _params, { search }) => {
    const address = business?.bookingLink ? addressOf(business.bookingLink) : null;
    return address === null
      ? { status: 404, message: "Cannot find calendar." }
      : { status: 302, redirect: `${address}${search}` };
  },
  title: () => "",
  Component: () => null,
});
