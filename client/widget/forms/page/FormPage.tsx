import { graphql, usePreloadedQuery } from "react-relay";
import type { FormPageQuery } from "../../../__generated__/FormPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../../router/page.ts";
import { FormScreen } from "./FormScreen.tsx";

const query = graphql`
  query FormPageQuery($id: ID!) {
    business {
      name
      ...FormScreen_business
      form(id: $id) {
        title
        ...FormScreen_form
      }
    }
  }
`;

function FormPage({ queryRef }: PageProps<FormPageQuery>) {
  const { business } = usePreloadedQuery<FormPageQuery>(query, queryRef);
  if (business?.form == null) return null;
  return <FormScreen business={business} form={business.form} />;
}

/** A form by slug or id. Its start token belongs to one visitor, so the page is never cached. */
export const page = definePage<FormPageQuery>({
  query,
  variables: ({ id = "" }) => ({ id }),
  outcome: ({ business }, _params, url) =>
    business?.form
      ? { status: 200, isPrivate: true }
      : { status: 404, message: `Page not found: ${url.pathname}` },
  title: ({ business }) => [business?.form?.title, business?.name].filter(Boolean).join(" · "),
  Component: FormPage,
});
