import { msg } from "@lingui/core/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { FindPageQuery } from "../../../__generated__/FindPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { bookingHref } from "../../layout/bookingAddress.ts";
import { FindScreen } from "./FindScreen.tsx";

const query = graphql`
  query FindPageQuery {
    business {
      name
      ...FindScreen_business
    }
  }
`;

function FindPage({ queryRef, url }: PageProps<FindPageQuery>) {
  const { business } = usePreloadedQuery<FindPageQuery>(query, queryRef);
  if (business == null) return null;
  const getBookingHref = (key: string) => bookingHref(key, url.search);
  return (
    <FindScreen business={business} service={null} isForCancelling={false} getBookingHref={getBookingHref} />
  );
}

export const page = definePage<FindPageQuery>({
  query,
  variables: () => ({}),
  outcome({ business }, _params, url) {
    const key = url.searchParams.get("id");
    if (key) return { status: 302, redirect: bookingHref(key, url.search) };
    if (business == null) return { status: 404, message: "No calendar event found" };
    return { status: 200, isPrivate: true };
  },
  title: ({ business }, i18n) => [i18n._(msg`Find my booking`), business?.name].filter(Boolean).join(" · "),
  Component: FindPage,
});
