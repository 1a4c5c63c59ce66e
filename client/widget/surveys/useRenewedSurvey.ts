import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRenewedSurveyQuery } from "../../__generated__/useRenewedSurveyQuery.graphql.ts";
import type { Renewed } from "../forms/page/useRenewedForm.ts";

/** Opens a survey anew, by its id; what it asks now is in the store then. Null: it is asked no more. */
export function useRenewedSurvey(): (id: string) => Promise<Renewed | null> {
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
