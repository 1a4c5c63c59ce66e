import { msg } from "@lingui/core/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { BookingsPageQuery } from "../../__generated__/BookingsPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { getDeskOutcome } from "../deskOutcome.ts";
import { BookingsScreen } from "./BookingsScreen.tsx";
import { readFilters, toListVariables } from "./bookingsAddress.ts";
import { guessToday } from "../time/guessToday.ts";

const query = graphql`
  query BookingsPageQuery(
    $filter: BookingFilter!
    $search: String
    $direction: OrderDirection!
    $count: Int!
  ) {
    viewer {
      ...DeskLayout_viewer
    }
    business {
      name
      ...DeskLayout_business
      ...BookingsScreen_business
        @arguments(filter: $filter, search: $search, direction: $direction, count: $count)
    }
  }
`;

const PAGE_SIZE = 50;

function BookingsPage({ queryRef, url }: PageProps<BookingsPageQuery>) {
  const { viewer, business } = usePreloadedQuery<BookingsPageQuery>(query, queryRef);
  if (viewer == null || business == null) return null;
  return (
    <BookingsScreen
      viewer={viewer}
      business={business}
      layout={business}
      url={url}
      query={query}
      variables={queryRef.variables}
    />
  );
}

/** All bookings, with filters that stay in the address. `?booking=` opens the panel of one of them. */
export const page = definePage<BookingsPageQuery>({
  query,
  variables: (_params, url) => ({ ...toListVariables(readFilters(url), guessToday()), count: PAGE_SIZE }),
  outcome: (data, _params, url) => getDeskOutcome(data, url),
  title: ({ business }, i18n) => [i18n._(msg`Bookings`), business?.name].filter(Boolean).join(" · "),
  Component: BookingsPage,
});
