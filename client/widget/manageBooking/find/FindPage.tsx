import { msg } from "@lingui/core/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { FindPageQuery } from "../../../__generated__/FindPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { bookingHref } from "../../layout/bookingAddress.ts";
import { FindScreen } from "./FindScreen.tsx";
import { ReturnedScreen } from "./ReturnedScreen.tsx";

const query = graphql`
  query FindPageQuery($isReturn: Boolean!) {
    business {
      name
      payee: name @include(if: $isReturn)
      ...FindScreen_business
      ...ReturnedScreen_business
    }
  }
`;

function FindPage({ queryRef, url }: PageProps<FindPageQuery>) {
  const { business } = usePreloadedQuery<FindPageQuery>(query, queryRef);
  if (business == null) return null;
  if (business.payee !== undefined) return <ReturnedScreen business={business} />;
  const getBookingHref = (key: string) => bookingHref(key, url.search);
  return (
    <FindScreen business={business} service={null} isForCancelling={false} getBookingHref={getBookingHref} />
  );
}

export const page = definePage<FindPageQuery>({
  query,
  // The payer of a payment that the business opened comes back without an access key.
  variables: (_params, { searchParams }) => ({ isReturn: searchParams.has("returned") }),
  outcome({ business }, _params, url) {
    const key = url.searchParams.get("id");
    if (key) return { status: 302, redirect: bookingHref(key, url.search) };
    if (business == null) return { status: 404, message: "No calendar event found" };
    return { status: 200, isPrivate: true };
  },
  title: ({ business }, i18n) =>
    [
      i18n._(business?.payee === undefined ? msg`Find my booking` : msg`You can close this page`),
      business?.name,
    ]
      .filter(Boolean)
      .join(" · "),
  Component: FindPage,
});
