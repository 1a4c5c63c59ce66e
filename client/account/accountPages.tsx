import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type {
  accountPagesQuery,
  accountPagesQuery$data,
} from "../__generated__/accountPagesQuery.graphql.ts";
import { definePage, type PageProps } from "../router/page.ts";
import { AccountFrame } from "./AccountFrame.tsx";

const query = graphql`
  query accountPagesQuery {
    business {
      name
      timeZone
      acceptsPasskeys
      ...AccountFrame_business
    }
  }
`;

/** Creates a private page of the account with its title as the heading. */
export function createAccountPage(
  title: MessageDescriptor,
  render: (url: URL, business: NonNullable<accountPagesQuery$data["business"]>) => ReactNode,
) {
  function AccountPage({ queryRef, url }: PageProps<accountPagesQuery>) {
    const { business } = usePreloadedQuery<accountPagesQuery>(query, queryRef);
    const { i18n } = useLingui();
    if (business == null) return null;
    return (
      <AccountFrame business={business} title={i18n._(title)}>
        {render(url, business)}
      </AccountFrame>
    );
  }
  return definePage<accountPagesQuery>({
    query,
    variables: () => ({}),
    outcome: ({ business }) =>
      business == null
        ? { status: 404, message: "Page not found: /account" }
        : { status: 200, isPrivate: true },
    title: ({ business }, i18n) => [i18n._(title), business?.name].filter(Boolean).join(" · "),
    Component: AccountPage,
  });
}
