import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import type { SignInPageQuery } from "../__generated__/SignInPageQuery.graphql.ts";
import { definePage, type PageProps } from "../router/page.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { nextAddress } from "./nextAddress.ts";
import { accountPage } from "./pageOf.ts";
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
      <SignInForm next={nextAddress(url.search)} />
    </AccountFrame>
  );
}

export const page = definePage<SignInPageQuery>({
  query,
  ...accountPage(msg`Sign in`),
  Component: SignInPage,
});
