import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRenewedSurveyQuery } from "../../__generated__/useRenewedSurveyQuery.graphql.ts";
import type { RefetchedForm } from "../forms/page/useRenewedForm.ts";

/**
 * Returns a function that loads a survey again by id and updates the store. The result is null if the survey no longer
 * exists.
 */
export function useRenewedSurvey(): (id: string) => Promise<RefetchedForm | null> {
  const environment = useRelayEnvironment();
  return async (id) => {
    const data = await fetchQuery<useRenewedSurveyQuery>(
      environment,
      graphql`
        query useRenewedSurveyQuery($id: ID!) {
          business {
            survey(id: $id) {
              version
              start {
                token
                uploadUrl
              }
              ...readSurvey_survey
            }
          }
        }
      `,
      { id },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return data?.business?.survey ?? null;
  };
}
