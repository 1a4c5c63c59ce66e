import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { AbsencePageQuery } from "../../__generated__/AbsencePageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { getDeskOutcome } from "../deskOutcome.ts";
import { useDeskQuery } from "../useDeskQuery.ts";
import { AbsenceScreen } from "./AbsenceScreen.tsx";

const query = graphql`
  query AbsencePageQuery($absence: ID!, $isDecided: Boolean!) {
    viewer {
      ...DeskLayout_viewer
    }
    business {
      name
      timeZone
      ...DeskLayout_business
      ...PlanAbsence_business
    }
    absence: node(id: $absence) @include(if: $isDecided) {
      ... on Absence {
        id
        ...DecidedAbsence_absence @alias(as: "decided")
      }
    }
  }
`;

function AbsencePage({ queryRef, url }: PageProps<AbsencePageQuery>) {
  const { viewer, business, absence } = useDeskQuery<AbsencePageQuery>(query, queryRef);
  if (viewer == null || business == null) return null;
  return (
    <AbsenceScreen
      viewer={viewer}
      business={business}
      form={business}
      timeZone={business.timeZone}
      absence={
        absence?.id === undefined || absence.decided == null ? null : { id: absence.id, key: absence.decided }
      }
      url={url}
    />
  );
}

/** A person is away at short notice. The address names the person and the time, or the absence that was decided. */
export const page = definePage<AbsencePageQuery>({
  query,
  variables(_params, url) {
    const absence = url.searchParams.get("absence") ?? "";
    return { absence, isDecided: absence !== "" };
  },
  outcome: (data, _params, url) => getDeskOutcome(data, url),
  title: ({ business }, i18n) =>
    [i18n._(msg`A person is ill or away`), business?.name].filter(Boolean).join(" · "),
  Component: AbsencePage,
});
