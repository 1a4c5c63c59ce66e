import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { InsightsPageQuery } from "../../__generated__/InsightsPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { getDeskOutcome } from "../deskOutcome.ts";
import { guessToday } from "../time/guessToday.ts";
import { useDeskQuery } from "../useDeskQuery.ts";
import { InsightsScreen } from "./InsightsScreen.tsx";
import { readPeriod, toDateRange, toGrouping } from "./period.ts";

const query = graphql`
  query InsightsPageQuery($from: Date!, $to: Date!, $grouping: InsightGrouping!) {
    viewer {
      ...DeskLayout_viewer
    }
    business {
      name
      ...InsightsScreen_business @arguments(from: $from, to: $to, grouping: $grouping)
    }
  }
`;

function InsightsPage({ queryRef, url }: PageProps<InsightsPageQuery>) {
  const { viewer, business } = useDeskQuery<InsightsPageQuery>(query, queryRef);
  if (viewer == null || business == null) return null;
  return <InsightsScreen viewer={viewer} business={business} period={readPeriod(url)} />;
}

/** Figures of a period that ends today. */
export const page = definePage<InsightsPageQuery>({
  query,
  variables(_params, url) {
    const period = readPeriod(url);
    return { ...toDateRange(period, guessToday()), grouping: toGrouping(period) };
  },
  outcome: (data, _params, url) => getDeskOutcome(data, url),
  title: ({ business }, i18n) => [i18n._(msg`Insights`), business?.name].filter(Boolean).join(" · "),
  Component: InsightsPage,
});
