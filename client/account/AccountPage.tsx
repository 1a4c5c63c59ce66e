import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { AccountPageQuery } from "../__generated__/AccountPageQuery.graphql.ts";
import { definePage, type PageProps } from "../router/page.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { AccountScreen } from "./AccountScreen.tsx";
import { createAccountPage } from "./createAccountPage.ts";

const query = graphql`
  query AccountPageQuery {
    business {
      name
      timeZone
      ...AccountFrame_business
    }
  }
`;

function AccountPage({ queryRef }: PageProps<AccountPageQuery>) {
  const { business } = usePreloadedQuery<AccountPageQuery>(query, queryRef);
  if (business == null) return null;
  return (
    <AccountFrame business={business} title={<Trans>Your account</Trans>}>
      <AccountScreen timeZone={business.timeZone} />
    </AccountFrame>
  );
}

/** The user's account. The server renders it without a user; the browser loads the viewer. */
export const page = definePage<AccountPageQuery>({
  query,
  ...createAccountPage(msg`Your account`),
  Component: AccountPage,
});
