import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ForgotPageQuery } from "../__generated__/ForgotPageQuery.graphql.ts";
import { definePage, type PageProps } from "../router/page.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { ForgotForm } from "./ForgotForm.tsx";
import { createAccountPage } from "./createAccountPage.ts";

const query = graphql`
  query ForgotPageQuery {
    business {
      name
      ...AccountFrame_business
    }
  }
`;

function ForgotPage({ queryRef }: PageProps<ForgotPageQuery>) {
  const { business } = usePreloadedQuery<ForgotPageQuery>(query, queryRef);
  if (business == null) return null;
  return (
    <AccountFrame business={business} title={<Trans>Forgot your password?</Trans>}>
      <ForgotForm />
    </AccountFrame>
  );
}

export const page = definePage<ForgotPageQuery>({
  query,
  ...createAccountPage(msg`Forgot your password?`),
  Component: ForgotPage,
});
