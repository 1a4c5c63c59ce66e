import { graphql, usePreloadedQuery } from "react-relay";
import type { SurveyPageQuery } from "../../__generated__/SurveyPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { SurveyScreen } from "./SurveyScreen.tsx";

const query = graphql`
  query SurveyPageQuery($id: ID!) {
    business {
      name
      ...SurveyScreen_business
      survey(id: $id) {
        title
        ...SurveyScreen_survey
      }
    }
  }
`;

function SurveyPage({ queryRef }: PageProps<SurveyPageQuery>) {
  const { business } = usePreloadedQuery<SurveyPageQuery>(query, queryRef);
  if (business?.survey == null) return null;
  return <SurveyScreen business={business} survey={business.survey} />;
}

/** A survey by slug or id. Its start token belongs to one visitor, so the page is never cached. */
export const page = definePage<SurveyPageQuery>({
  query,
  variables: ({ id = "" }) => ({ id }),
  outcome: ({ business }, _params, url) =>
    business?.survey
      ? { status: 200, isPrivate: true }
      : { status: 404, message: `Page not found: ${url.pathname}` },
  title: ({ business }) => [business?.survey?.title, business?.name].filter(Boolean).join(" · "),
  Component: SurveyPage,
});
