import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { TodayPageQuery } from "../../__generated__/TodayPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { useToday } from "../../time/useToday.ts";
import { getDeskOutcome } from "../deskOutcome.ts";
import { useDeskQuery, useReloadOnChange } from "../useDeskQuery.ts";
import { TodayScreen } from "./TodayScreen.tsx";

const query = graphql`
  query TodayPageQuery {
    viewer {
      ...DeskLayout_viewer
    }
    business {
      name
      timeZone
      ...TodayScreen_business
    }
  }
`;

function TodayPage({ queryRef }: PageProps<TodayPageQuery>) {
  const { viewer, business } = useDeskQuery<TodayPageQuery>(query, queryRef);
  useReloadOnChange(query, queryRef, useToday(business?.timeZone ?? "UTC"));
  if (viewer == null || business == null) return null;
  return <TodayScreen viewer={viewer} business={business} />;
}

/** The day at a glance. */
export const page = definePage<TodayPageQuery>({
  query,
  variables: () => ({}),
  outcome: (data, _params, url) => getDeskOutcome(data, url),
  title: ({ business }, i18n) => [i18n._(msg`Today`), business?.name].filter(Boolean).join(" · "),
  Component: TodayPage,
});
