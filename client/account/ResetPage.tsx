import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ResetPageQuery } from "../__generated__/ResetPageQuery.graphql.ts";
import { definePage, type PageProps } from "../router/page.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { createAccountPage } from "./createAccountPage.ts";
import { ResetForm } from "./ResetForm.tsx";

const query = graphql`
  query ResetPageQuery {
    business {
      name
      ...AccountFrame_business
    }
  }
`;

function ResetPage({ queryRef }: PageProps<ResetPageQuery>) {
  const { business } = usePreloadedQuery<ResetPageQuery>(query, queryRef);
  if (business == null) return null;
  return (
    <AccountFrame business={business} title={<Trans>Choose a password</Trans>}>
      <ResetForm />
    </AccountFrame>
  );
}

/** The target of a mailed link. Its token is in the URL fragment, which reaches no server or log. */
export const page = definePage<ResetPageQuery>({
  query,
  ...createAccountPage(msg`Choose a password`),
  Component: ResetPage,
});
