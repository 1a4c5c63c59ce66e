import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { SignInPageQuery } from "../__generated__/SignInPageQuery.graphql.ts";
import { definePage, type PageProps } from "../router/page.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { readNextAddress } from "./nextAddress.ts";
import { createAccountPage } from "./createAccountPage.ts";
import { SignInForm } from "./SignInForm.tsx";

const query = graphql`
  query SignInPageQuery {
    business {
      name
      ...AccountFrame_business
    }
  }
`;

function SignInPage({ queryRef, url }: PageProps<SignInPageQuery>) {
  const { business } = usePreloadedQuery<SignInPageQuery>(query, queryRef);
  if (business == null) return null;
  return (
    <AccountFrame business={business} title={<Trans>Sign in</Trans>}>
      <SignInForm nextAddress={readNextAddress(url.search)} />
    </AccountFrame>
  );
}

export const page = definePage<SignInPageQuery>({
  query,
  ...createAccountPage(msg`Sign in`),
  Component: SignInPage,
});
