import { msg } from "@lingui/core/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { NewBookingPageQuery } from "../../__generated__/NewBookingPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { getDeskOutcome } from "../deskOutcome.ts";
import { NewBookingScreen } from "./NewBookingScreen.tsx";

const query = graphql`
  query NewBookingPageQuery($contact: ID!, $hasContact: Boolean!) {
    viewer {
      ...DeskLayout_viewer
    }
    business {
      name
      ...DeskLayout_business
      ...NewBookingScreen_business
    }
    client: node(id: $contact) @include(if: $hasContact) {
      ... on Contact {
        id
        firstName
        lastName
        email
        phone
        dateOfBirth
      }
    }
  }
`;

function NewBookingPage({ queryRef, url }: PageProps<NewBookingPageQuery>) {
  const { viewer, business, client } = usePreloadedQuery<NewBookingPageQuery>(query, queryRef);
  if (viewer == null || business == null) return null;
  return (
    <NewBookingScreen
      key={url.search}
      viewer={viewer}
      business={business}
      layout={business}
      client={client?.id === undefined ? null : { ...client, id: client.id }}
      url={url}
    />
  );
}

/** Books by hand. The address may name the client, the service, the staff member and the start. */
export const page = definePage<NewBookingPageQuery>({
  query,
  variables(_params, url) {
    const contact = url.searchParams.get("contact") ?? "";
    return { contact, hasContact: contact !== "" };
  },
  outcome: (data, _params, url) => getDeskOutcome(data, url),
  title: ({ business }, i18n) => [i18n._(msg`New booking`), business?.name].filter(Boolean).join(" · "),
  Component: NewBookingPage,
});
